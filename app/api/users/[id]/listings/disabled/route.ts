import { idParams, pageQuery } from '@/lib/api/params';
import { listingPageDto } from '@/lib/listings/contract';
import { endpoint } from '@/server/http/endpoint';
import { listUserListings } from '@/server/features/listings/list-user-listings';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The own listings of a user that are offline, concepts among them, last changed first',
    params: idParams,
    query: pageQuery,
    response: listingPageDto,
  },
  (input) => listUserListings('disabled', input),
);
