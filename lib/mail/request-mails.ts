import { z } from '@/lib/api/zod';

/**
 * One-click unsubscribe link for a landlord's emails about new requests; in a browser it leads to the page with the
 * button.
 */
export const requestMailsPath = (token: string) => `/api/request-mails/${token}/unsubscribe`;

/** The token of those links: an account, a day and a signature; emails sent before 28 November 2026 have no day. */
export const requestMailsParams = z.object({ token: z.string().regex(/^\d{1,10}-(?:\d{1,6}-)?[\w-]{43}$/) });
