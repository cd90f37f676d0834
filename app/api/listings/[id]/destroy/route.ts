import { listingParams } from '@/lib/listings/contract';
import { destroyInput } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { destroyListing } from '@/server/features/moderation/destroy-listing';

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Removes a listing and, when asked to, its owner; the owner is told',
    params: listingParams,
    body: destroyInput,
    refuses: [423],
    response: 'empty',
    status: 204,
  },
  destroyListing,
);
