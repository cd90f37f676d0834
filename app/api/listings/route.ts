import { searchAnswerDto, searchQuery } from '@/lib/search/contract';
import { route } from '@/server/http/route';
import { searchListings } from '@/server/search/search-listings';

export const GET = route(
  {
    auth: 'public',
    summary: 'Search the homes that are online, 24 a page',
    query: searchQuery,
    response: searchAnswerDto,
  },
  ({ query }) => searchListings(query),
);
