import { listingParams } from '@/lib/listings/contract';
import { reviewAnswer } from '@/lib/moderation/contract';
import { route } from '@/server/http/route';
import { reviewListing } from '@/server/moderation/review-listing';

export const GET = route(
  {
    auth: 'admin',
    summary: 'What an admin looks at beside a listing: register record, duplicates by licence number, owner',
    params: listingParams,
    response: reviewAnswer,
  },
  reviewListing,
);
