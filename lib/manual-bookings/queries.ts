/** The API calls for manual bookings. */
import { api } from '@/lib/api/client';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import type { ManualBookingInput } from '@/lib/manual-bookings/contract';

type One = { data: BookingRequestDto };

/** The body of a call: as typed, or as parsed by the contract. */
export type ManualBookingBody = { [Field in keyof ManualBookingInput]?: unknown };

export const createManualBooking = async (slug: string, body: ManualBookingBody) =>
  (await api.post<One>(`/api/listings/${encodeURIComponent(slug)}/manual-bookings`, { body })).data;

export const changeManualBooking = async (id: number, body: ManualBookingBody) =>
  (await api.put<One>(`/api/manual-bookings/${id}`, { body })).data;

export const removeManualBooking = (id: number) => api.delete(`/api/manual-bookings/${id}`);

/** The form values of an existing manual booking; nothing is emailed unless requested again. */
export function bodyOfBooking(booking: BookingRequestDto): ManualBookingBody {
  return {
    start_date: booking.start_date,
    end_date: booking.end_date,
    guest_name: booking.name,
    email: booking.email,
    phone: booking.phone_number ?? '',
    number_of_adults: booking.number_of_adults,
    number_of_children: booking.number_of_children,
    total_cents: booking.agreed_total_cents,
    ...(booking.note !== undefined && { note: booking.note ?? '' }),
    send_confirmation: false,
  };
}
