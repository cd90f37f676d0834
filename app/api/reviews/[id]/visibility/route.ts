import { idParams } from '@/lib/api/params';
import { ownReviewAnswer, visibilityInput } from '@/lib/reviews/contract';
import { endpoint } from '@/server/http/endpoint';
import { setReviewVisibility } from '@/server/features/reviews/set-review-visibility';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Hides a review or shows it again, and settles what was reported of it',
    params: idParams,
    body: visibilityInput,
    response: ownReviewAnswer,
  },
  setReviewVisibility,
);
