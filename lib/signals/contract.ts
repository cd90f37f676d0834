/** API contract of the signals, for admins who judge them (docs/rules/signals.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageQuery } from '@/lib/api/params';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { MESSAGE_MAX } from '@/lib/message';
import { signalKinds, signalStates } from '@/lib/signals/kinds';
import { signalTexts } from '@/lib/texts/signals';

export const signalDto = z.object({
  id: z.int(),
  kind: z.enum(signalKinds),
  /** Why, as a Dutch sentence. */
  why: z.string(),
  people: z.array(z.object({ id: z.int(), name: z.string(), is_suspended: z.boolean() })),
  homes: z.array(z.object({ id: z.int(), name: z.string() })),
  found_at: z.iso.datetime(),
  /** Since when it no longer applies; only for dismissed signals. */
  gone_at: z.iso.datetime().nullable(),
  dismissal: z
    .object({
      at: z.iso.datetime(),
      /** Null once the account is gone. */
      by: z.object({ id: z.int(), name: z.string() }).nullable(),
      reason: z.string(),
    })
    .nullable(),
});
export type SignalDto = z.infer<typeof signalDto>;
export const signalAnswer = dataOf(signalDto);
export const signalPage = pageOf(signalDto);
export type SignalPage = z.infer<typeof signalPage>;

/** `?kind=same_iban&state=dismissed&page=2` */
export const signalListQuery = pageQuery.extend({
  kind: z.enum(signalKinds).optional(),
  state: z.enum(signalStates).optional().default('open'),
});
export type SignalListQuery = z.output<typeof signalListQuery>;

/** Body of PUT /api/admin/signals/{id}/dismissal; the reason is needed only to dismiss. */
export const dismissalInput = z
  .object({ dismissed: z.boolean(), reason: optionalText(MESSAGE_MAX) })
  .refine(({ dismissed, reason }) => !dismissed || reason !== null, {
    path: ['reason'],
    error: () => signalTexts.reasonMissing,
  });
export type DismissalInput = z.output<typeof dismissalInput>;
