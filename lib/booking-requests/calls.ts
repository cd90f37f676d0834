/** The API calls of the public request page. Does not use the query client, so that the page ships less script. */
import { api } from '@/lib/api/client';
import type { BookingRequestCall, BookingRequestReceipt } from '@/lib/booking-requests/contract';

export function sendBookingRequest(slug: string, body: BookingRequestCall) {
  return api.post<{ data: BookingRequestReceipt }>(`/api/listings/${slug}/booking-requests`, { body });
}
