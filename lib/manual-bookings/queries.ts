/** The API calls for manual bookings. */
import { api } from '@/lib/api/client';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { HostedStay } from '@/lib/hosting/contract';
import type { ManualBookingInput } from '@/lib/manual-bookings/contract';

/** The body of a call: as typed, or as parsed by the contract. */
export type ManualBookingBody = { [Field in keyof ManualBookingInput]?: unknown };

export const createManualBooking = (slug: string, body: ManualBookingBody) =>
  api.post(`/api/listings/${encodeURIComponent(slug)}/manual-bookings`, { body });

export const changeManualBooking = (id: number, body: ManualBookingBody) =>
  api.put(`/api/manual-bookings/${id}`, { body });

export const removeManualBooking = (id: number) => api.delete(`/api/manual-bookings/${id}`);

/** The form values of an existing manual booking; nothing is emailed unless requested again. */
export function bodyOfBooking(booking: BookingRequestDto | HostedStay): ManualBookingBody {
  const landlords = 'email' in booking ? booking : null;
  return {
    start_date: booking.start_date,
    end_date: booking.end_date,
    guest_name: booking.name,
    email: landlords?.email ?? '',
    phone: booking.phone_number ?? '',
    number_of_adults: booking.number_of_adults,
    number_of_children: booking.number_of_children,
    total_cents: landlords?.agreed_total_cents ?? null,
    ...(landlords?.note !== undefined && { note: landlords.note ?? '' }),
    send_confirmation: false,
  };
}
