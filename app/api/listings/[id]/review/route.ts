import { listingParams } from '@/lib/listings/contract';
import { reviewAnswer } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { reviewListing } from '@/server/features/moderation/review-listing';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'What an admin looks at beside a listing: register record, duplicates by licence number, owner',
    params: listingParams,
    response: reviewAnswer,
  },
  reviewListing,
);
