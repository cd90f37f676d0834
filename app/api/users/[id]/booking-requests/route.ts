import { idParams, pageQuery } from '@/lib/api/params';
import { bookingRequestPage } from '@/lib/booking-requests/contract';
import { listBookingRequests } from '@/server/booking-requests/list-booking-requests';
import { route } from '@/server/http/route';

export const GET = route(
  {
    auth: 'verified',
    summary: "Booking requests that a user's listings received, newest first",
    params: idParams,
    query: pageQuery,
    response: bookingRequestPage,
  },
  listBookingRequests,
);
