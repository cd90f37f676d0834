import 'server-only';

import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { Actor } from '@/server/auth/actor';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { loadBooking } from '@/server/features/booking-requests/own-bookings';
import { handOutWayIn } from '@/server/features/way-in/tell-way-in';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { lockBookingRequest } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * POST /api/booking-requests/{id}/arrival-info: lets the guest now read how to get in, whatever it is waiting for.
 * @throws DomainError not_found; guest_gone, stay_not_approved, no_arrival_info, arrival_info_given (409)
 */
export function handOutArrivalInfo({ actor, params: { id } }: Input): Promise<{ data: BookingRequestDto }> {
  return transaction(async (tx) => {
    await getHandledRequest(tx, actor, id);
    const booking = await lockBookingRequest(tx, id);
    if (!booking) throw new DomainError('not_found');
    if (!booking.hasGuest) throw new DomainError('guest_gone');
    if (booking.status !== 'approved') throw new DomainError('stay_not_approved');
    await handOutWayIn(tx, id);
    return { data: await loadBooking(tx, id, actor) };
  });
}
