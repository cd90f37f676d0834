import { listingParams } from '@/lib/listings/contract';
import { seenInput } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { seeListingChanges } from '@/server/features/listings/see-listing-changes';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Marks the changes of an approved listing as looked at, as far as they were shown',
    params: listingParams,
    body: seenInput,
    response: 'empty',
    status: 204,
  },
  seeListingChanges,
);
