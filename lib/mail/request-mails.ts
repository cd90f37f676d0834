import { z } from '@/lib/api/zod';

/** What switches a landlord's letters about new requests off in one click; in a browser it leads to the page with the button. */
export const requestMailsPath = (token: string) => `/api/request-mails/${token}/unsubscribe`;

/** What those links end with: an account, a day and a signature; letters of before 28 November 2026 name no day. */
export const requestMailsParams = z.object({ token: z.string().regex(/^\d{1,10}-(?:\d{1,6}-)?[\w-]{43}$/) });
