import { listingParams } from '@/lib/listings/contract';
import { moderationAnswer } from '@/lib/moderation/contract';
import { route } from '@/server/http/route';
import { getModeration } from '@/server/moderation/review-listing';

export const GET = route(
  {
    auth: 'optional',
    summary: 'The state that decides what an admin can do with a listing; null for everybody else',
    params: listingParams,
    response: moderationAnswer,
  },
  getModeration,
);
