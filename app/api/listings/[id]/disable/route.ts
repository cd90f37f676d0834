import { dataOf } from '@/lib/api/envelope';
import { listingParams, ownListingDto } from '@/lib/listings/contract';
import { route } from '@/server/http/route';
import { disableListing } from '@/server/listings/disable-listing';

export const PUT = route(
  {
    auth: 'verified',
    summary: 'Take a listing offline',
    params: listingParams,
    response: dataOf(ownListingDto),
  },
  disableListing,
);
