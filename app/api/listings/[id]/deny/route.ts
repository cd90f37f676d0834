import { listingParams } from '@/lib/listings/contract';
import { denialInput, moderatedListingAnswer } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { denyListing } from '@/server/features/moderation/deny-listing';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Rejects a waiting listing, or takes one offline; its owner is told why',
    params: listingParams,
    body: denialInput,
    response: moderatedListingAnswer,
  },
  denyListing,
);
