import { requestCountDto } from '@/lib/requests/contract';
import { endpoint } from '@/server/http/endpoint';
import { countModeratedReviews } from '@/server/reviews/list-moderated-reviews';

export const GET = endpoint(
  {
    auth: 'admin',
    summary: 'How many reviews there are, and as unread how many were reported and wait',
    response: requestCountDto,
  },
  countModeratedReviews,
);
