import { calendarFeedListDto } from '@/lib/calendar-feeds/contract';
import { listingParams } from '@/lib/listings/contract';
import { syncFeeds } from '@/server/features/calendar-feeds/sync-feeds';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Read the linked calendars of a listing now',
    params: listingParams,
    response: calendarFeedListDto,
    limit: 'own',
    ownTurns: true,
  },
  syncFeeds,
);
