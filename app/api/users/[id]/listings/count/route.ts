import { idParams } from '@/lib/api/params';
import { listingCountDto } from '@/lib/search/contract';
import { endpoint } from '@/server/http/endpoint';
import { countUserListings } from '@/server/features/listings/list-user-listings';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How many listings a user has, online or not',
    params: idParams,
    response: listingCountDto,
  },
  countUserListings,
);
