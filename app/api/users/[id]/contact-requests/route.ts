import { idParams } from '@/lib/api/params';
import { contactRequestPage, contactRequestsQuery } from '@/lib/contact-requests/contract';
import { listContactRequests } from '@/server/features/contact-requests/list-contact-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "Contact requests that a user's listings received, newest first",
    params: idParams,
    query: contactRequestsQuery,
    response: contactRequestPage,
  },
  listContactRequests,
);
