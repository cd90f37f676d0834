import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import type { Plan, PlanInput } from '@/lib/payments/contract';
import type { PlannedPayment } from '@/lib/payments/plan';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { makeAgreement } from '@/server/features/payments/make-agreement';
import { askPayments, makePlan } from '@/server/features/payments/make-plan';
import { holdStay } from '@/server/features/payments/hold-stay';
import { queuePlanChanged } from '@/server/features/payments/letters';
import { stayPaymentsSelect, toStayPayments } from '@/server/features/requests/payment-columns';
import { DomainError } from '@/server/http/errors';

interface Input {
  actor: Actor;
  params: { id: number };
}

/** @throws DomainError stay_not_approved (409) */
async function holdApprovedStay(tx: Tx, actor: Actor, id: number): Promise<number> {
  const { ownerId, status } = await holdStay(tx, actor, id);
  if (status !== 'approved') throw new DomainError('stay_not_approved');
  return ownerId;
}

async function answer(tx: Tx, actor: Actor, id: number): Promise<{ data: Plan }> {
  const row = await tx.bookingRequest.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ status: true, approvedAt: true, changedAt: true },
      ...{ price: true, quote: true, agreedTotalCents: true, onSiteCents: true },
      ...stayPaymentsSelect,
    },
  });
  const { payment_requests, base_cents } = toStayPayments(row, isByAdmin(actor) ? 'admin' : 'landlord');
  return { data: { payment_requests, base_cents } };
}

/** The requests in force, with the number of payments for each. */
const findStanding = (tx: Tx, bookingRequestId: number) =>
  tx.paymentRequest.findMany({
    where: { bookingRequestId, canceledAt: null },
    select: {
      kind: true,
      amountCents: true,
      dueDate: true,
      _count: { select: { payments: true } },
    },
    orderBy: { id: 'asc' },
  });
type Standing = Awaited<ReturnType<typeof findStanding>>;

/** Tells the guest which requests are in force after one was canceled or all were replaced. */
async function tellChange(
  tx: Tx,
  bookingRequestId: number,
  { canceled, newAgreement = false }: { canceled?: number; newAgreement?: boolean },
): Promise<void> {
  const rows = await tx.paymentRequest.findMany({
    where: { bookingRequestId, canceledAt: null },
    include: { payments: { select: { amountCents: true } } },
    orderBy: { id: 'asc' },
  });
  const payments = rows.flatMap((row) => {
    const openCents = row.payments.reduce((open, { amountCents }) => open - amountCents, row.amountCents);
    return openCents > 0 ? [{ ...row, openCents }] : [];
  });
  const change = canceled === undefined ? `until:${rows.at(-1)?.id}` : `without:${canceled}`;
  await queuePlanChanged(tx, bookingRequestId, { payments, change, newAgreement });
}

/**
 * POST /api/booking-requests/{id}/payment-requests: makes the plan by the terms, for manual bookings and stays that
 * were approved before there was an account.
 * @throws DomainError not_found, forbidden; stay_not_approved, payment_plan_exists, no_payment_account (409)
 */
export function makePaymentPlan({ actor, params: { id } }: Input): Promise<{ data: Plan }> {
  return transaction(async (tx) => {
    await holdApprovedStay(tx, actor, id);
    if ((await findStanding(tx, id)).length > 0) throw new DomainError('payment_plan_exists');
    if (!(await makePlan(tx, id))) throw new DomainError('no_payment_account');
    return answer(tx, actor, id);
  });
}

const isSame = (standing: Standing, planned: readonly PlannedPayment[]) =>
  standing.length === planned.length &&
  standing.every(({ kind, amountCents, dueDate }, place) => {
    const { kind: other, amount_cents: cents, due_date: due } = planned[place] ?? {};
    return kind === other && amountCents === cents && utcDateToDay(dueDate) === due;
  });

/**
 * PUT /api/booking-requests/{id}/payment-requests: replaces the whole plan, whatever its sum, with its agreement; the
 * same plan changes nothing. The guest is told if another plan is replaced.
 * @throws DomainError not_found, forbidden; stay_not_approved, payment_plan_paid, no_payment_account (409)
 */
export function replacePaymentPlan({
  actor,
  params: { id },
  body,
}: Input & { body: PlanInput }): Promise<{ data: Plan }> {
  return transaction(async (tx) => {
    const ownerId = await holdApprovedStay(tx, actor, id);
    const standing = await findStanding(tx, id);
    if (standing.some(({ _count }) => _count.payments > 0)) throw new DomainError('payment_plan_paid');
    if (!isSame(standing, body.payment_requests)) {
      const isChange = (await tx.paymentRequest.count({ where: { bookingRequestId: id } })) > 0;
      await tx.paymentRequest.updateMany({
        where: { bookingRequestId: id, canceledAt: null },
        data: { canceledAt: new Date() },
      });
      if (!(await askPayments(tx, { id, ownerId }, body.payment_requests)))
        throw new DomainError('no_payment_account');
      const newAgreement = await makeAgreement(tx, id);
      if (isChange) await tellChange(tx, id, { newAgreement });
    }
    return answer(tx, actor, id);
  });
}

interface CancelInput {
  actor: Actor;
  params: { id: number; request: number };
}

/**
 * DELETE /api/booking-requests/{id}/payment-requests/{request}: cancels a request, and tells the guest.
 * @throws DomainError not_found, forbidden; payment_request_paid, payment_request_canceled (409)
 */
export function cancelPaymentRequest({ actor, params: { id, request } }: CancelInput): Promise<void> {
  return transaction(async (tx) => {
    await holdStay(tx, actor, id);
    const row = await tx.paymentRequest.findFirst({
      where: { id: request, bookingRequestId: id },
      select: { canceledAt: true, _count: { select: { payments: true } } },
    });
    if (!row) throw new DomainError('not_found');
    if (row.canceledAt) throw new DomainError('payment_request_canceled');
    if (row._count.payments > 0) throw new DomainError('payment_request_paid');
    await tx.paymentRequest.update({ where: { id: request }, data: { canceledAt: new Date() } });
    await tellChange(tx, id, { canceled: request });
  });
}
