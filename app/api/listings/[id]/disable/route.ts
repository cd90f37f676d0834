import { dataOf } from '@/lib/api/envelope';
import { listingParams, offlineInput, ownListingDto } from '@/lib/listings/contract';
import { endpoint } from '@/server/http/endpoint';
import { disableListing } from '@/server/features/listings/disable-listing';

export const PUT = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: 'Take a listing offline',
    params: listingParams,
    body: offlineInput,
    response: dataOf(ownListingDto),
  },
  disableListing,
);
