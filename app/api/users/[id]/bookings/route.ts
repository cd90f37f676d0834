import { idParams, pageQuery } from '@/lib/api/params';
import { bookingRequestPage } from '@/lib/booking-requests/contract';
import { listBookings } from '@/server/booking-requests/list-booking-requests';
import { route } from '@/server/http/route';

export const GET = route(
  {
    auth: 'verified',
    summary: "A user's bookings: requests that were approved, also those canceled later",
    params: idParams,
    query: pageQuery,
    response: bookingRequestPage,
  },
  listBookings,
);
