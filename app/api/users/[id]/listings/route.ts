import { idParams, pageQuery } from '@/lib/api/params';
import { listingPageDto } from '@/lib/listings/contract';
import { endpoint } from '@/server/http/endpoint';
import { listUserListings } from '@/server/features/listings/list-user-listings';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The listings of a user and those shared with them as calendar manager, newest first',
    params: idParams,
    query: pageQuery,
    response: listingPageDto,
  },
  (input) => listUserListings('all', input),
);
