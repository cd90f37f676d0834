/** What booking requests and contact requests have in common on the wire. */
import { z } from '@/lib/api/zod';

/** Badges: all of them, those that nobody opened yet, and what guests wrote in them that nobody saw. */
export const requestCountDto = z.object({ count: z.int(), unread: z.int(), unread_messages: z.int() });
export type RequestCount = z.infer<typeof requestCountDto>;
