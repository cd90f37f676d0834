import { reviewCountDto } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { countListingsToReview } from '@/server/features/listings/count-listings-to-review';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'How many listings wait for approval, and how many changed since an admin looked',
    response: reviewCountDto,
    background: true,
  },
  countListingsToReview,
);
