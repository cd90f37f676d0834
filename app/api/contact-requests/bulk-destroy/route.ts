import { idListQuery } from '@/lib/api/params';
import { destroyContactRequests } from '@/server/contact-requests/destroy-contact-requests';
import { route } from '@/server/http/route';

export const DELETE = route(
  {
    auth: 'verified',
    summary: 'Removes contact requests: all of them or none',
    query: idListQuery,
    response: 'empty',
  },
  destroyContactRequests,
);
