import { pageQuery } from '@/lib/api/params';
import { unapprovedPage } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { listUnapprovedListings } from '@/server/features/listings/list-unapproved-listings';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Listings that wait for approval, the oldest first',
    query: pageQuery,
    response: unapprovedPage,
  },
  listUnapprovedListings,
);
