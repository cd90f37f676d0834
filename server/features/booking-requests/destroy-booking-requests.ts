import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { recordAudits } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { lockOwnRequests } from '@/server/features/requests/lock-own-requests';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { noteErasure } from '@/server/erasures/journal';
import { holdActor, lockCalendars } from '@/server/lock-order';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

/**
 * DELETE /api/booking-requests/bulk-destroy?ids= . Deletes all of them or none.
 * @throws DomainError not_found, stay_not_over (409) when one is an approved stay that is not over yet
 */
export function destroyBookingRequests({ actor, query }: Input): Promise<void> {
  return transaction(async (tx) => {
    const where = { id: { in: query.ids } };
    const own = actor.isAdmin ? where : { ...where, listing: { userId: actor.id } };
    const listings = await tx.bookingRequest.findMany({ where: own, select: { listingId: true } });
    // The occupied nights of a past stay are deleted with its request.
    await holdActor(tx, actor);
    await lockCalendars(
      tx,
      listings.map(({ listingId }) => listingId),
    );
    await lockOwnRequests(tx, 'booking-requests', actor, query.ids);
    const today = dayToUtcDate(todayIn());
    const current = await tx.bookingRequest.count({
      where: { ...where, status: 'approved', endDate: { gte: today } },
    });
    if (current > 0) throw new DomainError('stay_not_over');
    await recordAudits(tx, {
      actor,
      action: 'booking-request.delete',
      subjects: { type: 'booking_request', ids: query.ids },
    });
    await noteErasure(tx, { kind: 'booking-requests', ids: query.ids });
    await tx.bookingRequest.deleteMany({ where });
  });
}
