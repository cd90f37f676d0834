import { feedAnswer, feedInput, feedListAnswer } from '@/lib/calendar-feeds/contract';
import { listingParams } from '@/lib/listings/contract';
import { addFeed, listFeeds } from '@/server/features/calendar-feeds/manage-feeds';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The linked calendars of a listing, six at most, with their state and what was last read',
    params: listingParams,
    response: feedListAnswer,
  },
  listFeeds,
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Link the calendar of another site than Airbnb and Booking.com, which is read at once',
    params: listingParams,
    body: feedInput,
    response: feedAnswer,
    status: 201,
    limit: 'own',
  },
  addFeed,
);
