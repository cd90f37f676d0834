import 'server-only';

import type { CalendarFeedDto } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { refreshFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { showFeeds } from '@/server/features/calendar-feeds/show-feeds';
import { consume } from '@/server/http/rate-limit';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * POST /api/listings/{id}/calendar-feeds/sync: reads the linked calendars now and returns their state; failures are
 * reported per calendar.
 * @throws DomainError listing_not_found, forbidden, too_many_requests
 */
export async function syncFeeds({ actor, params }: Input): Promise<{ data: CalendarFeedDto[] }> {
  const { id } = await getListingFor(params.id, actor, mayManageCalendar);
  await consume('feed-read', String(actor.id));
  await refreshFeeds(id);
  return { data: await showFeeds(params.id, actor) };
}
