import 'server-only';

import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { changedPlan } from '@/lib/payments/changed-plan';
import type { PlannedPayment } from '@/lib/payments/plan';
import type { Tx } from '@/server/db';
import { drawReference } from '@/server/features/payments/make-plan';
import { toPaymentTerms } from '@/server/features/payments/told-terms';
import { rentOf, stayPaymentsSelect, toBaseCents } from '@/server/features/requests/payment-columns';
import { toTerms } from '@/server/features/requests/price-columns';

const readStay = (tx: Tx, id: number) =>
  tx.bookingRequest.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ startDate: true, price: true, quote: true, agreedTotalCents: true, onSiteCents: true },
      ...{ terms: true, termsShift: true },
      listing: { select: { userId: true, paymentTerms: true } },
      ...stayPaymentsSelect,
    },
  });

/** The price and arrival of a stay before it was changed. */
export interface UnchangedStay {
  baseCents: number;
  arrival: Day;
}

/**
 * Updates the payment plan after a change of a stay's days, party or total, in the transaction that changed its row and
 * so holds its lock. New requests use the landlord's current account, or else that of the earlier one. A request that
 * replaces another takes over its payments and, if the due day is the same, its reminders. Without requests so far,
 * none are made.
 */
export async function changePlan(tx: Tx, id: number, before: UnchangedStay): Promise<void> {
  const stay = await readStay(tx, id);
  const standing = stay.paymentRequests.filter(({ canceledAt }) => canceledAt === null);
  const rent = rentOf(stay);
  const paidOf = (payment: number) =>
    stay.payments.reduce((sum, row) => sum + (row.paymentRequestId === payment ? row.amountCents : 0), 0);
  const { replaced, added } = changedPlan({
    standing: standing.map((row) => ({
      ...{ id: row.id, kind: row.kind, amount_cents: row.amountCents },
      ...{ due_date: utcDateToDay(row.dueDate), paid_cents: paidOf(row.id) },
    })),
    unnamedCents: rent.reduce((sum, row) => sum + (row.paymentRequestId === null ? row.amountCents : 0), 0),
    before,
    after: { baseCents: toBaseCents(stay), arrival: utcDateToDay(stay.startDate) },
    terms: toTerms(stay)?.payment ?? toPaymentTerms(stay.listing.paymentTerms),
    today: todayIn(),
  });
  const accountSelect = { iban: true, holderName: true, bic: true } as const;
  const now = await tx.paymentAccount.findUnique({
    where: { userId: stay.listing.userId },
    select: accountSelect,
  });
  const ask = async ({ kind, amount_cents: amountCents, due_date: due }: PlannedPayment, old: number) => {
    const account =
      now ?? (await tx.paymentRequest.findUniqueOrThrow({ where: { id: old }, select: accountSelect }));
    const [reference, dueDate] = [await drawReference(tx), dayToUtcDate(due)];
    return tx.paymentRequest.create({
      data: { bookingRequestId: id, kind, amountCents, dueDate, reference, ...account },
      select: { id: true },
    });
  };
  const dueOf = new Map(standing.map((row) => [row.id, utcDateToDay(row.dueDate)]));
  for (const { id: old, by } of replaced) {
    await tx.paymentRequest.update({ where: { id: old }, data: { canceledAt: new Date() } });
    if (!by) continue;
    const { id: paymentRequestId } = await ask(by, old);
    await tx.bookingPayment.updateMany({ where: { paymentRequestId: old }, data: { paymentRequestId } });
    // The guest was already reminded of the same due day.
    if (by.due_date === dueOf.get(old))
      await tx.paymentReminder.updateMany({ where: { paymentRequestId: old }, data: { paymentRequestId } });
  }
  const last = standing.at(-1);
  if (last) for (const payment of added) await ask(payment, last.id);
}
