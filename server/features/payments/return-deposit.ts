import 'server-only';

import type { DepositReturnInput } from '@/lib/payments/contract';
import type { DepositReturn } from '@/lib/payments/request-contract';
import { paymentTexts } from '@/lib/texts/payments';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { holdStay } from '@/server/features/payments/hold-stay';
import { queueDepositReturned } from '@/server/features/payments/letters';
import { toDepositReturn } from '@/server/features/requests/payment-columns';
import { DomainError, invalid } from '@/server/http/errors';

interface Input {
  actor: Actor;
  params: { id: number };
  body: DepositReturnInput;
}

/**
 * POST /api/booking-requests/{id}/deposit-return: records, once, how much of the deposit was returned; tells the guest.
 * @throws DomainError not_found, forbidden; no_deposit_paid, deposit_returned (409); invalid on `returned_cents` for more
 *   than was paid, on `reason` if that is missing for less
 */
export function returnDeposit({
  actor,
  params: { id },
  body: { returned_cents: returnedCents, reason },
}: Input): Promise<{ data: DepositReturn }> {
  return transaction(async (tx) => {
    await holdStay(tx, actor, id);
    const { _sum } = await tx.bookingPayment.aggregate({
      where: { bookingRequestId: id, kind: 'deposit' },
      _sum: { amountCents: true },
    });
    const paid = _sum.amountCents;
    if (paid === null) throw new DomainError('no_deposit_paid');
    if (returnedCents > paid) throw invalid({ returned_cents: [paymentTexts.returnedTooMuch] });
    if (returnedCents < paid && reason === null) throw invalid({ reason: [paymentTexts.reasonMissing] });
    const { count } = await tx.depositReturn.createMany({
      data: [{ bookingRequestId: id, returnedCents, reason }],
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('deposit_returned');
    await queueDepositReturned(tx, id, { returnedCents, paidCents: paid, reason });
    return {
      data: toDepositReturn(await tx.depositReturn.findUniqueOrThrow({ where: { bookingRequestId: id } })),
    };
  });
}
