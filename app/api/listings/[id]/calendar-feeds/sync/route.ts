import { calendarFeedListDto } from '@/lib/calendar-feeds/contract';
import { listingParams } from '@/lib/listings/contract';
import { syncFeeds } from '@/server/calendar-feeds/sync-feeds';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'verified',
    summary: 'Read the linked calendars of a listing now',
    params: listingParams,
    response: calendarFeedListDto,
    limit: 'own',
  },
  syncFeeds,
);
