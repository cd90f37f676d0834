import 'server-only';

import type { Tracking } from '@/lib/payments/contract';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { holdStay } from '@/server/features/payments/hold-stay';

interface Input {
  actor: Actor;
  params: { id: number };
  body: Tracking;
}

/**
 * PUT /api/booking-requests/{id}/payments-tracked: false for a stay whose payments the landlord tracks elsewhere.
 * Nothing is then shown as open, and its guest is not reminded.
 * @throws DomainError not_found, forbidden; guest_gone (409)
 */
export function trackPayments({
  actor,
  params: { id },
  body: { payments_tracked: paymentsTracked },
}: Input): Promise<{ data: Tracking }> {
  return transaction(async (tx) => {
    await holdStay(tx, actor, id);
    await tx.bookingRequest.update({ where: { id }, data: { paymentsTracked } });
    return { data: { payments_tracked: paymentsTracked } };
  });
}
