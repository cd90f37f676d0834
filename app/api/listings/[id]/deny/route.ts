import { listingParams } from '@/lib/listings/contract';
import { moderatedListingAnswer, moderationInput } from '@/lib/moderation/contract';
import { route } from '@/server/http/route';
import { denyListing } from '@/server/moderation/deny-listing';

export const PUT = route(
  {
    auth: 'admin',
    summary: 'Rejects a waiting listing, or takes one offline; its owner is told',
    params: listingParams,
    body: moderationInput,
    response: moderatedListingAnswer,
  },
  denyListing,
);
