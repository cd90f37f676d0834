import { idListQuery } from '@/lib/api/params';
import { markAsRead } from '@/server/contact-requests/mark-contact-requests';
import { route } from '@/server/http/route';

export const PUT = route(
  {
    auth: 'verified',
    summary: 'Marks contact requests as read: all of them or none',
    query: idListQuery,
    response: 'empty',
  },
  markAsRead,
);
