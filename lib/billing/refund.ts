/** How much of an order an admin can refund, and the form for it. */
import { z } from '@/lib/api/zod';
import { PAID } from '@/lib/billing/contract';
import type { OrderDto } from '@/lib/billing/contract';
import { formatAmount, parseEuro } from '@/lib/money/euro';
import { refundTexts as texts } from '@/lib/texts/billing';

type Refundable = Pick<OrderDto, 'status' | 'total' | 'refunded' | 'currency'>;

/** Cents that can still be refunded: 0 unless the order was paid, and 0 while the payment is disputed. */
export function refundableOf({ status, total, refunded }: Refundable): number {
  return status === PAID ? total - refunded : 0;
}

/** Parses the typed amount to cents: more than zero, and no more than is left. */
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
