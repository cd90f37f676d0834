import { moderatedReviewPage, moderatedReviewQuery } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { listModeratedReviews } from '@/server/features/reviews/list-moderated-reviews';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Reviews that were reported, those that are hidden, or all',
    query: moderatedReviewQuery,
    response: moderatedReviewPage,
  },
  listModeratedReviews,
);
