/** The form that asks how much of an order is paid back. */
import { z } from '@/lib/api/zod';
import { refundableOf } from '@/lib/billing/refund';
import type { Refundable } from '@/lib/billing/refund';
import { formatAmount, parseEuro } from '@/lib/money/euro';
import { refundTexts as texts } from '@/lib/texts/billing';

/** The typed amount in cents: more than zero, and at most what is left. */
export function refundForm(order: Refundable) {
  const left = refundableOf(order);
  const most = texts.tooMuch(formatAmount(left, order.currency));
  return z.object({
    amount: z
      .string()
      .transform((text) => parseEuro(text) ?? 0)
      .pipe(z.int().min(1, { error: texts.noAmount }).max(left, { error: most })),
  });
}
