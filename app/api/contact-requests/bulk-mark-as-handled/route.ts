import { idListQuery } from '@/lib/api/params';
import { markAsHandled } from '@/server/features/contact-requests/mark-contact-requests';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Marks contact requests as handled: all of them or none',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  markAsHandled,
);
