import { listingAnswerDto, listingParams } from '@/lib/listings/contract';
import { route } from '@/server/http/route';
import { getListing } from '@/server/listings/get-listing';

export const GET = route(
  {
    auth: 'optional',
    summary: 'One listing, by id or slug; its owner, managers and admins see more of it',
    params: listingParams,
    response: listingAnswerDto,
  },
  ({ params, actor }) => getListing(params.id, actor),
);
