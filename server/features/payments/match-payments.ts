import 'server-only';

import { MAX_MATCHED_PAYMENTS } from '@/lib/booking-requests/limits';
import { dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { MatchesInput } from '@/lib/payments/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { mayBePaid } from '@/server/features/payments/policy';
import { tellWayIn } from '@/server/features/way-in/tell-way-in';
import { forgetReceipts, tellOfPayments } from '@/server/features/payments/receipts';
import { queuePush } from '@/server/features/push/queue-push';
import { DomainError, authorize } from '@/server/http/errors';
import { holdAccounts, lockBookingRequest } from '@/server/lock-order';

interface Line {
  fingerprint: string;
  paymentRequestId: number;
  amountCents: number;
  paidAt: Day;
}

interface Sorted {
  answers: { fingerprint: string; known: boolean }[];
  /** Lines that are new. */
  lines: Line[];
  /** Fingerprints of lines that the bank took back. */
  undone: Set<string>;
}

/** In the order sent: a line that was seen before, in this call or an earlier one, changes nothing. */
function sortMatches(matches: MatchesInput['matches'], before: Iterable<string>): Sorted {
  const seen = new Set(before);
  const undone = new Set<string>();
  const lines: Line[] = [];
  const answers = matches.map(({ fingerprint, paid }) => {
    const known = seen.has(fingerprint);
    if (!paid && known) undone.add(fingerprint);
    if (paid && !known) {
      seen.add(fingerprint);
      lines.push({ fingerprint, ...paid });
    }
    return { fingerprint, known };
  });
  return { answers, lines, undone };
}

/**
 * The requests that lines pay, whose bookings are locked from here on.
 * @throws DomainError not_found for one that is not this landlord's; payment_request_canceled (409)
 */
async function holdRequests(tx: Tx, userId: number, lines: readonly Line[]) {
  const where = { id: { in: [...new Set(lines.map(({ paymentRequestId }) => paymentRequestId))] } };
  const found = await tx.paymentRequest.findMany({
    where: { ...where, bookingRequest: { listing: { userId, removedAt: null } } },
    select: { bookingRequestId: true },
  });
  if (found.length < where.id.in.length) throw new DomainError('not_found');
  const bookings = [...new Set(found.map(({ bookingRequestId }) => bookingRequestId))].toSorted(
    (a, b) => a - b,
  );
  for (const id of bookings) {
    const booking = await lockBookingRequest(tx, id);
    if (!booking) throw new DomainError('not_found');
    if (!booking.hasGuest) throw new DomainError('guest_gone');
    if (booking.status !== 'approved') throw new DomainError('payment_request_canceled');
  }
  const standing = await tx.paymentRequest.findMany({
    where: { ...where, canceledAt: null },
    select: { id: true, kind: true, bookingRequestId: true },
  });
  if (standing.length < where.id.in.length) throw new DomainError('payment_request_canceled');
  return new Map(standing.map((row) => [row.id, row]));
}

/** @throws DomainError too_many_payments (409) for a stay with more payments than anybody reads */
async function checkNumbers(tx: Tx, added: readonly { bookingRequestId: number }[]): Promise<void> {
  const over = await tx.bookingPayment.groupBy({
    by: ['bookingRequestId'],
    where: { bookingRequestId: { in: added.map(({ bookingRequestId }) => bookingRequestId) } },
    having: { bookingRequestId: { _count: { gt: MAX_MATCHED_PAYMENTS } } },
  });
  if (over.length > 0) throw new DomainError('too_many_payments');
}

/** Returns the stays that lines pay for. */
async function recordLines(tx: Tx, userId: number, { lines, undone }: Sorted): Promise<number[]> {
  const requests = await holdRequests(tx, userId, lines);
  const counted = lines.filter(({ fingerprint }) => !undone.has(fingerprint));
  const payments = await tx.bookingPayment.createManyAndReturn({
    data: counted.map(({ paymentRequestId, amountCents, paidAt }) => {
      const request = requests.get(paymentRequestId);
      if (!request) throw new DomainError('not_found');
      return {
        bookingRequestId: request.bookingRequestId,
        kind: request.kind === 'deposit' ? 'deposit' : 'rent',
        source: 'statement',
        ...{ paymentRequestId, amountCents, paidAt: dayToUtcDate(paidAt) },
      };
    }),
    select: { id: true, bookingRequestId: true },
  });
  await checkNumbers(tx, payments);
  await tellOfPayments(
    tx,
    payments.map(({ id }) => id),
  );
  for (const id of new Set(payments.map(({ bookingRequestId }) => bookingRequestId)))
    await queuePush(tx, { about: 'paid', id }, { stay: id });
  const idOf = new Map(counted.map(({ fingerprint }, place) => [fingerprint, payments[place]?.id]));
  await tx.paymentMatch.createMany({
    data: lines.map(({ fingerprint }) => ({
      ...{ userId, fingerprint, bookingPaymentId: idOf.get(fingerprint) ?? null },
      undoneAt: undone.has(fingerprint) ? new Date() : null,
    })),
  });
  return [...new Set([...requests.values()].map(({ bookingRequestId }) => bookingRequestId))];
}

/** Removes the payments of lines that the bank took back; the lines stay known. */
async function undo(tx: Tx, userId: number, fingerprints: readonly string[]): Promise<void> {
  const where = { userId, fingerprint: { in: [...fingerprints] } };
  const gone = await tx.bookingPayment.findMany({ where: { match: where }, select: { id: true } });
  const ids = gone.map(({ id }) => id);
  await tx.bookingPayment.deleteMany({ where: { id: { in: ids } } });
  await forgetReceipts(tx, ids);
  await tx.paymentMatch.updateMany({ where: { ...where, undoneAt: null }, data: { undoneAt: new Date() } });
}

interface Input {
  actor: Actor;
  body: MatchesInput;
}

/**
 * POST /api/user/payment-matches: records the payments in a bank statement, all or none. Every line counts once,
 * however often it is sent; one that was taken back stays known and never comes back.
 * @throws DomainError forbidden; not_found for a request that is not the landlord's; payment_request_canceled,
 *   too_many_payments (409)
 */
export function matchPayments({ actor, body: { matches } }: Input): Promise<{ data: Sorted['answers'] }> {
  authorize(mayBePaid(actor));
  return transaction(async (tx) => {
    // Two calls of one landlord take turns, so that each line is counted by one of them.
    await holdAccounts(tx, [actor.id, actor.impersonatorId]);
    const known = await tx.paymentMatch.findMany({
      where: { userId: actor.id, fingerprint: { in: matches.map(({ fingerprint }) => fingerprint) } },
      select: { fingerprint: true },
    });
    const sorted = sortMatches(
      matches,
      known.map(({ fingerprint }) => fingerprint),
    );
    const stays = sorted.lines.length > 0 ? await recordLines(tx, actor.id, sorted) : [];
    if (sorted.undone.size > 0) await undo(tx, actor.id, [...sorted.undone]);
    // Only after reversals are applied: once sent, arrival information cannot be taken back.
    await tellWayIn(tx, stays);
    return { data: sorted.answers };
  });
}
