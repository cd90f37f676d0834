/** The state of a payment request (docs/rules/payments.md#states). */
import type { Day } from '@/lib/dates/day';
import type { PaymentRequestState } from '@/lib/payments/request-contract';

interface Asked {
  amountCents: number;
  paidCents: number;
  dueDate: Day;
  isCanceled: boolean;
}

/** Overdue from the day after the due day, even if paid in part. */
export function stateOf(
  { amountCents, paidCents, dueDate, isCanceled }: Asked,
  today: Day,
): PaymentRequestState {
  if (isCanceled) return 'canceled';
  if (paidCents >= amountCents) return 'paid';
  if (dueDate < today) return 'overdue';
  return paidCents > 0 ? 'part' : 'open';
}
