import { listingCountDto, searchQuery } from '@/lib/search/contract';
import { endpoint } from '@/server/http/endpoint';
import { countFound } from '@/server/features/search/count-listings';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'How many homes are online, or fit a search',
    query: searchQuery,
    response: listingCountDto,
    maxAge: 86400,
  },
  countFound,
);
