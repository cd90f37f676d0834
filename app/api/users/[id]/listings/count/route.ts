import { idParams } from '@/lib/api/params';
import { listingCountDto } from '@/lib/search/contract';
import { route } from '@/server/http/route';
import { countUserListings } from '@/server/listings/list-user-listings';

export const GET = route(
  {
    auth: 'verified',
    summary: 'How many listings a user has, online or not',
    params: idParams,
    response: listingCountDto,
  },
  countUserListings,
);
