import 'server-only';

import { randomInt } from 'node:crypto';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { planOf } from '@/lib/payments/plan';
import type { PlannedPayment } from '@/lib/payments/plan';
import { referenceOf } from '@/lib/payments/reference';
import type { Tx } from '@/server/db';
import { makeAgreement } from '@/server/features/payments/make-agreement';
import { toPaymentTerms } from '@/server/features/payments/told-terms';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { toQuote, toTerms } from '@/server/features/requests/price-columns';

/** A new payment reference, unique for ever; random, so that it does not reveal how many payments there are. */
export async function drawReference(tx: Tx): Promise<string> {
  for (;;) {
    const reference = referenceOf(String(randomInt(10 ** 10)).padStart(10, '0'));
    const { count } = await tx.paymentReference.createMany({ data: [{ reference }], skipDuplicates: true });
    if (count === 1) return reference;
  }
}

/**
 * Requests these payments, on the landlord's current account. The transaction has locked the booking, an approved stay.
 * @returns whether there is an account
 */
export async function askPayments(
  tx: Tx,
  booking: { id: number; ownerId: number },
  planned: readonly PlannedPayment[],
): Promise<boolean> {
  const account = await tx.paymentAccount.findUnique({
    where: { userId: booking.ownerId },
    select: { iban: true, holderName: true, bic: true },
  });
  if (!account) return false;
  for (const { kind, amount_cents: amountCents, due_date: due } of planned) {
    const reference = await drawReference(tx);
    await tx.paymentRequest.create({
      data: {
        bookingRequestId: booking.id,
        ...{ kind, amountCents, dueDate: dayToUtcDate(due), reference },
        ...account,
      },
    });
  }
  return true;
}

/**
 * The payments to request for a stay approved today, by the terms that the guest was told when requesting, or else by
 * the current ones.
 */
async function planFor(tx: Tx, id: number): Promise<{ ownerId: number; planned: PlannedPayment[] }> {
  const row = await tx.bookingRequest.findUniqueOrThrow({
    where: { id },
    select: {
      startDate: true,
      price: true,
      quote: true,
      agreedTotalCents: true,
      onSiteCents: true,
      terms: true,
      termsShift: true,
      listing: { select: { userId: true, paymentTerms: true } },
    },
  });
  const quote = toQuote(row.quote);
  const planned = planOf(toTerms(row)?.payment ?? toPaymentTerms(row.listing.paymentTerms), {
    baseCents: toBaseCents(row),
    depositCents: quote?.deposit_cents ?? 0,
    arrival: utcDateToDay(row.startDate),
    today: todayIn(),
  });
  return { ownerId: row.listing.userId, planned };
}

/**
 * Makes the plan of a stay and its agreement, in the transaction that approves it or holds its lock.
 * @returns whether the landlord has an account; without one no payment is requested
 */
export async function makePlan(tx: Tx, id: number): Promise<boolean> {
  const { ownerId, planned } = await planFor(tx, id);
  const isAsked = await askPayments(tx, { id, ownerId }, planned);
  if (isAsked) await makeAgreement(tx, id);
  return isAsked;
}

/** For a stay that is canceled: requests paid in full stay as they are, the others are canceled. */
export async function cancelOpenRequests(tx: Tx, bookingRequestId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE payment_requests r SET canceled_at = now()
    WHERE r.booking_request_id = ${bookingRequestId} AND r.canceled_at IS NULL AND r.amount_cents >
      (SELECT coalesce(sum(p.amount_cents), 0) FROM booking_payments p WHERE p.payment_request_id = r.id)`;
}
