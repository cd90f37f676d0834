import { foundListingPage, listingFindQuery } from '@/lib/find/contract';
import { listFoundListings } from '@/server/features/find/list-listings';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: 'All homes, filtered and sorted, a page at a time or whole as a file',
    query: listingFindQuery,
    response: { json: foundListingPage, file: ['text/csv'] },
  },
  listFoundListings,
);
