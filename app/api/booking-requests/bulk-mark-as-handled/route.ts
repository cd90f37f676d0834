import { idListQuery } from '@/lib/api/params';
import { markAsHandled } from '@/server/booking-requests/mark-booking-requests';
import { route } from '@/server/http/route';

export const PUT = route(
  {
    auth: 'verified',
    summary: 'Marks booking requests as handled',
    query: idListQuery,
    response: 'empty',
  },
  markAsHandled,
);
