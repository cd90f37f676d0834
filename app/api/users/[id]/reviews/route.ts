import { idParams, pageQuery } from '@/lib/api/params';
import { ownReviewPage } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { listOwnReviews } from '@/server/features/reviews/list-own-reviews';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "Reviews of a user's listings, newest first; the landlord has then read them",
    params: idParams,
    query: pageQuery,
    response: ownReviewPage,
  },
  listOwnReviews,
);
