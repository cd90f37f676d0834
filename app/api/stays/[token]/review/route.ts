import { guestTokenParams } from '@/lib/guest-stays/contract';
import { publicReviewAnswer, reviewInput } from '@/lib/reviews/contract';
import { reviewStay } from '@/server/features/guest-stays/review-stay';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'optional',
    summary: 'What the guest says of an approved stay that is over, once, within 60 days; public at once',
    params: guestTokenParams,
    body: reviewInput,
    response: publicReviewAnswer,
    status: 201,
    limit: 'guest-call',
  },
  reviewStay,
);
