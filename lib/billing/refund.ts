/** What an admin can pay back of an order, and the form that asks for it. */
import { z } from '@/lib/api/zod';
import { PAID } from '@/lib/billing/contract';
import type { OrderDto } from '@/lib/billing/contract';
import { formatAmount, parseEuro } from '@/lib/money/euro';
import { refundTexts as texts } from '@/lib/texts/billing';

type Refundable = Pick<OrderDto, 'status' | 'total' | 'refunded' | 'currency'>;

/** Cents that are left to pay back: of what was paid alone, and not while a bank asks it back. */
export function refundableOf({ status, total, refunded }: Refundable): number {
  return status === PAID ? total - refunded : 0;
}

/** The typed amount, as cents: more than nothing, and no more than is left. */
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
