import { pageQuery } from '@/lib/api/params';
import { unapprovedPage } from '@/lib/moderation/contract';
import { route } from '@/server/http/route';
import { listUnapprovedListings } from '@/server/listings/list-unapproved-listings';

export const GET = route(
  {
    auth: 'admin',
    summary: 'Listings that wait for approval, the oldest first',
    query: pageQuery,
    response: unapprovedPage,
  },
  listUnapprovedListings,
);
