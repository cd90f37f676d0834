import { idListQuery } from '@/lib/api/params';
import { destroyBookingRequests } from '@/server/features/booking-requests/destroy-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Removes booking requests: all of them or none',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  destroyBookingRequests,
);
