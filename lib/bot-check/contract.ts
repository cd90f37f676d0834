import { z } from '@/lib/api/zod';

/**
 * The action a token is for: if the provider supports it (reCAPTCHA), a token for one form is not valid for another.
 */
export const botCheckActions = [
  'register',
  'login',
  'second_factor',
  'forgot_password',
  'booking_request',
  'contact_request',
  'contact',
  'search_alert',
  'notice',
] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/** The field that carries the token; each call has its own name for it (docs/rules/bot-check.md#token). */
export const botCheckFields = {
  register: 'token',
  login: 'token',
  second_factor: 'token',
  forgot_password: 'token',
  booking_request: 'g_recaptcha_response',
  contact_request: 'g_recaptcha_response',
  contact: 'recaptcha',
  search_alert: 'g_recaptcha_response',
  notice: 'g_recaptcha_response',
} as const satisfies Record<BotCheckAction, string>;

/** A solved ALTCHA payload is about 800 characters, a reCAPTCHA token up to 2,000. */
export const botCheckToken = z.string().min(1).max(8000);

const dataValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** GET /api/bot-check/challenge: altcha-lib's own JSON, signed by the server. `expiresAt` in seconds. */
export const challengeDto = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    data: z.record(z.string(), dataValue).optional(),
  }),
  signature: z.string(),
});
export type ChallengeDto = z.infer<typeof challengeDto>;
