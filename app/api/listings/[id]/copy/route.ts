import { listingParams } from '@/lib/listings/contract';
import { savedListingDto } from '@/lib/listings/form-contract';
import { endpoint } from '@/server/http/endpoint';
import { copyListing } from '@/server/features/listings/form/copy-listing';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Make a concept with the texts, options, rooms, photos, costs, rules and seasons of a listing',
    params: listingParams,
    response: savedListingDto,
    status: 201,
    limit: 'own',
  },
  copyListing,
);
