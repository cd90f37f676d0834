import 'server-only';

import type { ApprovalInput, BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { decideBookingRequest } from '@/server/features/booking-requests/decide-booking-request';
import { loadBooking } from '@/server/features/booking-requests/own-bookings';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { settleApproval } from '@/server/features/booking-requests/settle-approval';
import { refreshStaleFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { columnOfTime } from '@/server/columns';
import { prisma, transaction } from '@/server/db';
import { consume } from '@/server/http/rate-limit';

interface Input {
  actor: Actor;
  params: { id: number };
  body: ApprovalInput;
}

/**
 * POST /api/booking-requests/{id}/approve: occupies the days and mails the guest, or does nothing. The linked calendars
 * are read first, unless that was done within the last minute, so that bookings elsewhere count; one that fails keeps
 * its last good state. This counts against the limit on refreshing them.
 * @throws DomainError not_found, transition_not_allowed (409), stay_taken (409) with what is in the way;
 *   too_many_requests (429)
 */
export async function approveBookingRequest({
  actor,
  params,
  body,
}: Input): Promise<{ data: BookingRequestDto }> {
  const { status, listing } = await getHandledRequest(prisma(), actor, params.id);
  if (status === 'pending') {
    await refreshStaleFeeds(listing.id, () => consume('feed-read', String(actor.id)));
  }
  return transaction(async (tx) => {
    const row = await decideBookingRequest(tx, {
      actor,
      id: params.id,
      action: 'approve',
      words: body.message,
      data: {
        checkIn: columnOfTime(body.check_in),
        checkOut: columnOfTime(body.check_out),
        approvedAt: new Date(),
        addressShared: body.share_address ?? listing.displayHomeAddress,
      },
    });
    await settleApproval(tx, row);
    return { data: await loadBooking(tx, row.id, actor) };
  });
}
