import { idParams } from '@/lib/api/params';
import { bookingRequestPage, bookingsQuery } from '@/lib/booking-requests/contract';
import { listBookings } from '@/server/features/booking-requests/list-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary:
      "A user's bookings: requests that were approved, also those canceled later; the next arrival first",
    params: idParams,
    query: bookingsQuery,
    response: bookingRequestPage,
  },
  listBookings,
);
