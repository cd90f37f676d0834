/** What booking requests and contact requests have in common on the wire. */
import { z } from '@/lib/api/zod';

/** Badges: all of them, and those that nobody opened yet. */
export const requestCountDto = z.object({ count: z.int(), unread: z.int() });
export type RequestCount = z.infer<typeof requestCountDto>;
