import { foundRequestPage, requestFindQuery } from '@/lib/find/contract';
import { listFoundRequests } from '@/server/features/find/list-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: 'All requests and own bookings, filtered and sorted, a page at a time or whole as a file',
    query: requestFindQuery,
    response: { json: foundRequestPage, file: ['text/csv'] },
  },
  listFoundRequests,
);
