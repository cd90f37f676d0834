import { idListQuery } from '@/lib/api/params';
import { destroyContactRequests } from '@/server/features/contact-requests/destroy-contact-requests';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Removes contact requests: all of them or none',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  destroyContactRequests,
);
