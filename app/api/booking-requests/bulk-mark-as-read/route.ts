import { idListQuery } from '@/lib/api/params';
import { markAsRead } from '@/server/features/booking-requests/mark-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Marks booking requests as read',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  markAsRead,
);
