import { idParams } from '@/lib/api/params';
import { reviewCountDto } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { countOwnReviews } from '@/server/features/reviews/list-own-reviews';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "How many reviews a user's listings have, and how many of them the landlord has not seen",
    params: idParams,
    response: reviewCountDto,
    background: true,
  },
  countOwnReviews,
);
