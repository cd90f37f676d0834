import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { StayedInput } from '@/lib/short-stay-reports/stayed-contract';
import type { Stayed } from '@/lib/short-stay-reports/stayed';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { mayReadRequest, requestRole } from '@/server/features/requests/policy';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor, lockBookingRequest } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
  body: StayedInput;
}

/**
 * PUT /api/booking-requests/{id}/stayed: who stayed; said again, the last one counts.
 * @throws DomainError not_found for strangers, forbidden for admins who may only read it; stay_not_departed (409)
 */
export function saveStayed({ actor, params: { id }, body }: Input): Promise<{ data: { stayed: Stayed } }> {
  return transaction(async (tx) => {
    const row = await tx.bookingRequest.findUnique({
      where: { id, listing: { removedAt: null } },
      select: { manual: true, endDate: true, listing: { select: { userId: true } } },
    });
    if (!row || !mayReadRequest(actor, row.listing.userId)) throw new DomainError('not_found');
    authorize(requestRole(actor, row.listing.userId) !== null);
    await holdActor(tx, actor);
    const locked = await lockBookingRequest(tx, id);
    if (row.manual || locked?.status !== 'approved' || row.endDate > dayToUtcDate(todayIn()))
      throw new DomainError('stay_not_departed');
    const { arrived } = body;
    const said = { guests: body.guests.map(({ country, number }) => ({ country, number })), arrived };
    const confirmedAt = new Date();
    await tx.toldStay.upsert({
      where: { bookingRequestId: id },
      create: { bookingRequestId: id, ...said, confirmedAt },
      update: { ...said, confirmedAt },
    });
    return { data: { stayed: { ...said, confirmed_at: confirmedAt.toISOString() } } };
  });
}
