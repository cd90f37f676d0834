/** TanStack Query options for the linked calendars of a listing; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import { refreshCalendar } from '@/lib/calendar/queries';
import type { FeedDto } from '@/lib/calendar-feeds/contract';

const path = (slug: string, call = '') => `/api/listings/${encodeURIComponent(slug)}/linked-calendars${call}`;

export const feedsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['linked-calendars', slug],
    queryFn: async ({ signal }) => (await api.get<{ data: FeedDto[] }>(path(slug), { signal })).data,
  });

/** After a change: refetches the links and the calendar that they fill. */
export async function refreshFeedList(client: QueryClient, slug: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: feedsQuery(slug).queryKey }),
    refreshCalendar(client, slug),
  ]);
}

export async function addFeed(slug: string, body: { name: string; url: string }): Promise<void> {
  await api.post(path(slug), { body });
}

export async function changeFeed(
  slug: string,
  id: number,
  body: { name: string; url: string },
): Promise<void> {
  await api.put(path(slug, `/${id}`), { body });
}

export async function removeFeed(slug: string, id: number): Promise<void> {
  await api.delete(path(slug, `/${id}`));
}
