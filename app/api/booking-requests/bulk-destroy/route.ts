import { idListQuery } from '@/lib/api/params';
import { destroyBookingRequests } from '@/server/booking-requests/destroy-booking-requests';
import { route } from '@/server/http/route';

export const DELETE = route(
  {
    auth: 'verified',
    summary: 'Removes booking requests: all of them or none',
    query: idListQuery,
    response: 'empty',
  },
  destroyBookingRequests,
);
