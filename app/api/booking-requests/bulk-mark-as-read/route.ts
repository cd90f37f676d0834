import { idListQuery } from '@/lib/api/params';
import { markAsRead } from '@/server/booking-requests/mark-booking-requests';
import { route } from '@/server/http/route';

export const PUT = route(
  {
    auth: 'verified',
    summary: 'Marks booking requests as read',
    query: idListQuery,
    response: 'empty',
  },
  markAsRead,
);
