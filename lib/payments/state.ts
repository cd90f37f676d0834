/** Where a payment that was asked stands (docs/rules/payments.md#states). */
import type { Day } from '@/lib/dates/day';
import type { PaymentRequestState } from '@/lib/payments/request-contract';

interface Asked {
  amountCents: number;
  paidCents: number;
  dueDate: Day;
  isCanceled: boolean;
}

/** Overdue from the day after the due day on, in part paid or not. */
export function stateOf(
  { amountCents, paidCents, dueDate, isCanceled }: Asked,
  today: Day,
): PaymentRequestState {
  if (isCanceled) return 'canceled';
  if (paidCents >= amountCents) return 'paid';
  if (dueDate < today) return 'overdue';
  return paidCents > 0 ? 'part' : 'open';
}
