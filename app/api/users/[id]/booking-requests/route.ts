import { idParams } from '@/lib/api/params';
import { bookingRequestPage, bookingRequestsQuery } from '@/lib/booking-requests/contract';
import { listBookingRequests } from '@/server/features/booking-requests/list-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "Booking requests that a user's listings received; those that wait for an answer first",
    params: idParams,
    query: bookingRequestsQuery,
    response: bookingRequestPage,
  },
  listBookingRequests,
);
