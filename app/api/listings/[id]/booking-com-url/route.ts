import { platformFeedInput } from '@/lib/calendar-feeds/contract';
import { dataOf } from '@/lib/api/envelope';
import { listingParams, ownListingDto } from '@/lib/listings/contract';
import { savePlatformFeed } from '@/server/features/calendar-feeds/save-platform-feed';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Link the calendar of Booking.com, which is read at once; null removes it',
    params: listingParams,
    body: platformFeedInput,
    response: dataOf(ownListingDto),
    limit: 'own',
  },
  (input) => savePlatformFeed('booking_com', input),
);
