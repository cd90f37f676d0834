import { listingParams } from '@/lib/listings/contract';
import { moderatedListingAnswer, moderationInput } from '@/lib/moderation/contract';
import { route } from '@/server/http/route';
import { approveListing } from '@/server/moderation/approve-listing';

export const PUT = route(
  {
    auth: 'admin',
    summary: 'Approves a waiting listing: it is online from now on; its owner is told',
    params: listingParams,
    body: moderationInput,
    response: moderatedListingAnswer,
  },
  approveListing,
);
