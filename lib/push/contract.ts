/** API contract of notifications on a device. */
import { z } from '@/lib/api/zod';
import { isPushEndpoint } from '@/lib/push/endpoint';
import { pushTexts as texts } from '@/lib/texts/push';

const endpoint = z.string().refine(isPushEndpoint, { error: () => texts.badEndpoint });

/** The token of a guest's own page: for notifications to the guest of that stay instead of to the account. */
const stayToken = z.string().min(1).max(200).optional();

/** POST /api/push-subscriptions: a browser's `PushSubscription` as JSON, with both keys in base64url. */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object({
    /** 65 bytes: an uncompressed point of P-256. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, { error: () => texts.badKey }),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/, { error: () => texts.badKey }),
  }),
  stay_token: stayToken,
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** DELETE /api/push-subscriptions */
export const pushEndpointInput = z.object({ endpoint, stay_token: stayToken });
export type PushEndpointInput = z.output<typeof pushEndpointInput>;
