import { listingCountDto } from '@/lib/search/contract';
import { route } from '@/server/http/route';
import { countListings } from '@/server/search/count-listings';

export const GET = route(
  { auth: 'public', summary: 'How many homes are online', response: listingCountDto, maxAge: 86400 },
  countListings,
);
