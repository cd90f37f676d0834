/** TanStack Query options for the owner's calendar; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Page } from '@/lib/api/envelope';
import type { BookingRequestPage } from '@/lib/booking-requests/contract';
import type {
  Availability,
  CalendarAddressDto,
  CustomListingPriceDto,
  ListingLogDto,
  Period,
} from '@/lib/calendar/contract';
import type { NamedSource } from '@/lib/listings/calendar-sources';
import { parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { merge } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { CalendarFeedDto, ManagedListing, OwnListing } from '@/lib/listings/contract';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { takenNightsKey } from '@/lib/listings/queries';
import { listingName } from '@/lib/listings/title';

/** A listing whose calendar can be opened. */
export interface CalendarListing {
  id: number;
  slug: string;
  name: string;
  town: string | null;
  /** Whether the user may link its calendars. */
  isOwn: boolean;
  feeds: CalendarFeedDto[];
}

/** The maximum of one answer. */
const logsShown = 70;
/** The maximum of one page. */
export const listingsPerCall = 100;

const all = ['calendar'] as const;
/** The key of the timeline of all listings, which any calendar change makes stale. */
export const planningKey = ['planning'] as const;
const of = (slug: string) => [...all, slug] as const;
const path = (slug: string, call: string) => `/api/listings/${encodeURIComponent(slug)}${call}`;

type Staffed = OwnListing | ManagedListing;
type ListingPage = Page<Staffed>;

export function toCalendarListing({ id, slug, city, ...listing }: Staffed): CalendarListing {
  return {
    id,
    slug,
    name: listingName(listing),
    town: city?.name ?? null,
    isOwn: 'air_bnb_url' in listing,
    feeds: listing.calendar_feeds,
  };
}

/** All listings whose calendar the user manages, own and shared, newest first. */
export const calendarListingsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, 'homes', userId],
    queryFn: async ({ signal }) => {
      const listings: CalendarListing[] = [];
      for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
        const query = { page, limit: listingsPerCall };
        const found = await api.get<ListingPage>(`/api/users/${userId}/listings`, { query, signal });
        listings.push(...found.data.map(toCalendarListing));
        lastPage = found.meta.last_page;
      }
      return listings;
    },
  });

/** The listing as its owner and managers see it: links and managers are only for the owner and admins. */
export const calendarListingQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'listing'],
    queryFn: async ({ signal }) => (await api.get<{ data: Staffed }>(path(slug, ''), { signal })).data,
  });

export const availabilityQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'availability'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Availability }>(path(slug, '/availability'), { signal })).data,
  });

/** The nights of a listing that cannot be booked; none for a listing that is not created yet. */
export const takenNightsQuery = (id: number | null) =>
  queryOptions({
    queryKey: takenNightsKey(id),
    queryFn: async ({ signal }): Promise<DayRange[]> => {
      const { data } = await api.get<{ data: Availability }>(`/api/listings/${id}/availability`, { signal });
      const taken = [...data.booked_periods, ...data.disabled_periods];
      return merge(taken.map(({ start_date, end_date }) => ({ start: start_date, end: end_date })));
    },
    enabled: id !== null,
  });

/** Nights with a price of their own. */
export const specialRatesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'rates'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: CustomListingPriceDto[] }>(path(slug, '/custom-listing-prices'), { signal }))
        .data,
  });

/** A pending request. */
export interface PendingStay extends Period {
  id: number;
  name: string;
}

/** Pending requests for this listing, for its owner; only the first page. */
export const pendingStaysQuery = ({ slug, id }: { slug: string; id: number }, userId: number) =>
  queryOptions({
    queryKey: [...of(slug), 'pending', userId],
    queryFn: async ({ signal }): Promise<PendingStay[]> => {
      const query = { status: 'pending', listing_id: id, limit: listingsPerCall };
      const found = await api.get<BookingRequestPage>(`/api/users/${userId}/booking-requests`, {
        query,
        signal,
      });
      return found.data.flatMap(({ id: request, name, ...days }) => {
        const [start_date, end_date] = [parseDay(days.start_date), parseDay(days.end_date)];
        return start_date && end_date ? [{ id: request, name, start_date, end_date }] : [];
      });
    },
  });

export const calendarLogsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'logs'],
    queryFn: async ({ signal }) => {
      const query = { limit: logsShown };
      return (await api.get<{ data: ListingLogDto[] }>(path(slug, '/logs'), { query, signal })).data;
    },
  });

/** After a change: refetches days, prices and history, and the timeline of all listings. */
export const refreshCalendar = (client: QueryClient, slug: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: of(slug) }),
    client.invalidateQueries({ queryKey: planningKey }),
  ]);

/** Sets a rate for nights; null removes it. */
export const saveRates = (slug: string, nights: readonly Day[], price: number | null) =>
  api.post(path(slug, '/custom-listing-prices'), {
    body: { prices: nights.map((valid_at) => ({ valid_at, price })) },
  });

export const blockNights = (slug: string, dates: readonly Day[]) =>
  api.post(path(slug, '/disabled-booking-periods'), { body: { dates } });

export const freeNights = (slug: string, dates: readonly Day[]) =>
  api.post(path(slug, '/disabled-booking-periods/bulk-delete'), { body: { dates } });

const feedCalls: Readonly<Record<NamedSource, string>> = {
  airbnb: '/air-bnb-url',
  booking_com: '/booking-com-url',
};

/** Updates the cached listing with the server's answer. */
function keepListing(client: QueryClient, slug: string, listing: OwnListing): void {
  client.setQueryData(calendarListingQuery(slug).queryKey, listing);
}

/** Links a calendar on another site, which is read immediately; null removes the link and its imported days. */
export async function savePlatformFeed(
  client: QueryClient,
  slug: string,
  source: NamedSource,
  url: string | null,
): Promise<void> {
  const { data } = await api.post<{ data: OwnListing }>(path(slug, feedCalls[source]), { body: { url } });
  keepListing(client, slug, data);
  await client.invalidateQueries({ queryKey: availabilityQuery(slug).queryKey });
}

/** Reads the linked calendars now; errors are shown with each of them. */
export async function syncFeeds(client: QueryClient, slug: string): Promise<void> {
  const { data } = await api.post<{ data: CalendarFeedDto[] }>(path(slug, '/calendar-feeds/sync'));
  client.setQueryData(
    calendarListingQuery(slug).queryKey,
    (known) => known && { ...known, calendar_feeds: data },
  );
  await client.invalidateQueries({ queryKey: availabilityQuery(slug).queryKey });
}

export async function saveManagers(
  client: QueryClient,
  slug: string,
  change: { create: string[]; delete: string[]; role: ManagerRole },
): Promise<void> {
  const { data } = await api.put<{ data: OwnListing }>(path(slug, '/managers'), { body: change });
  keepListing(client, slug, data);
}

export async function changeManagerRole(
  client: QueryClient,
  slug: string,
  id: number,
  role: ManagerRole,
): Promise<void> {
  const { data } = await api.put<{ data: OwnListing }>(path(slug, `/managers/${id}`), { body: { role } });
  keepListing(client, slug, data);
}

/** Our own calendar for other sites to import. */
export const calendarFilePath = (listingId: number) => `/api/listings/${listingId}/calendar`;
export const fetchCalendarFile = (listingId: number) => api.blob(calendarFilePath(listingId));

/** The same with each stay exported separately. */
export const secretCalendarPath = (listingId: number, secret: string) =>
  `${calendarFilePath(listingId)}/${secret}`;

export const calendarAddressQuery = (slug: string) =>
  queryOptions({
    queryKey: [...of(slug), 'address'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: CalendarAddressDto }>(path(slug, '/calendar-address'), { signal })).data,
  });

export async function renewCalendarAddress(client: QueryClient, slug: string): Promise<void> {
  const { data } = await api.post<{ data: CalendarAddressDto }>(path(slug, '/calendar-address'));
  client.setQueryData(calendarAddressQuery(slug).queryKey, data);
}
