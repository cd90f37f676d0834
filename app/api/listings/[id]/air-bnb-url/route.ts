import { feedLinkInput } from '@/lib/calendar-feeds/contract';
import { dataOf } from '@/lib/api/envelope';
import { listingParams, ownListingDto } from '@/lib/listings/contract';
import { saveFeedLink } from '@/server/features/calendar-feeds/save-feed-link';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Link the calendar of Airbnb, which is read at once; null removes it',
    params: listingParams,
    body: feedLinkInput,
    response: dataOf(ownListingDto),
    limit: 'own',
  },
  (input) => saveFeedLink('airbnb', input),
);
