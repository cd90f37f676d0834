import { pageQuery } from '@/lib/api/params';
import { listingParams } from '@/lib/listings/contract';
import { publicReviewPage } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { listListingReviews } from '@/server/features/reviews/list-listing-reviews';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'What guests who stayed in a home say of it, newest first',
    params: listingParams,
    query: pageQuery,
    response: publicReviewPage,
  },
  listListingReviews,
);
