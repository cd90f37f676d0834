import { reviewCountDto } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { countModeratedReviews } from '@/server/features/reviews/list-moderated-reviews';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'How many reviews there are, and as unread how many were reported and wait',
    response: reviewCountDto,
    background: true,
  },
  countModeratedReviews,
);
