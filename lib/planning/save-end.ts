/** Changes the end of a manual booking or a block. */
import { api } from '@/lib/api/client';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { blockNights, freeNights } from '@/lib/calendar/queries';
import { eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { bodyOfBooking, changeManualBooking } from '@/lib/manual-bookings/queries';
import type { Bar } from '@/lib/planning/timeline';

/**
 * Adds nights to a block or removes them; a manual booking is saved as a whole, in its latest version, with the new
 * end.
 * @throws ApiError 409 if the new days were taken in the meantime
 */
export async function saveEnd(slug: string, bar: Bar, end: Day): Promise<void> {
  if (bar.kind === 'block') {
    if (end > bar.end) await blockNights(slug, eachDay(bar.end, end));
    else await freeNights(slug, eachDay(end, bar.end));
    return;
  }
  if (bar.id === null) throw new Error('a booking that is not one’s own has no end to move');
  const { data } = await api.get<{ data: BookingRequestDetail }>(`/api/booking-requests/${bar.id}`);
  await changeManualBooking(bar.id, { ...bodyOfBooking(data), end_date: end });
}
