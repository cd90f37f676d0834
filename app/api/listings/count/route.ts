import { listingCountDto } from '@/lib/search/contract';
import { endpoint } from '@/server/http/endpoint';
import { countListings } from '@/server/search/count-listings';

export const GET = endpoint(
  { auth: 'public', summary: 'How many homes are online', response: listingCountDto, maxAge: 86400 },
  countListings,
);
