import { idListQuery } from '@/lib/api/params';
import { markAsHandled } from '@/server/contact-requests/mark-contact-requests';
import { route } from '@/server/http/route';

export const PUT = route(
  {
    auth: 'verified',
    summary: 'Marks contact requests as handled: all of them or none',
    query: idListQuery,
    response: 'empty',
  },
  markAsHandled,
);
