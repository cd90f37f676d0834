import { listingParams } from '@/lib/listings/contract';
import { approvalInput, moderatedListingAnswer } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { approveListing } from '@/server/features/moderation/approve-listing';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Approves a waiting listing: it is online from now on; its owner is told',
    params: listingParams,
    body: approvalInput,
    response: moderatedListingAnswer,
  },
  approveListing,
);
