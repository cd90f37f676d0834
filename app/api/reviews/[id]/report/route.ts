import { idParams } from '@/lib/api/params';
import { ownReviewAnswer, reportInput } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { reportReview } from '@/server/features/reviews/report-review';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "Asks the admins to look at a review of one's own home; hides nothing",
    params: idParams,
    body: reportInput,
    response: ownReviewAnswer,
  },
  reportReview,
);
