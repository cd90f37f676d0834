import { idParams } from '@/lib/api/params';
import { ownReviewAnswer, replyInput } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { replyToReview } from '@/server/features/reviews/reply-to-review';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: "The landlord's answer to a review, once",
    params: idParams,
    body: replyInput,
    response: ownReviewAnswer,
  },
  replyToReview,
);
