import { idListQuery } from '@/lib/api/params';
import { markAsRead } from '@/server/features/contact-requests/mark-contact-requests';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Marks contact requests as read: all of them or none',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  markAsRead,
);
