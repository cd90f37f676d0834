import {
  availabilityQuery,
  calendarAddressQuery,
  calendarListingsQuery,
  calendarListingQuery,
  listingsPerCall,
  specialRatesQuery,
  toCalendarListing,
} from '@/lib/calendar/queries';
import type { CalendarListing } from '@/lib/calendar/queries';
import { feedsQuery } from '@/lib/calendar-feeds/queries';
import { costsQuery, seasonsQuery, stayRulesQuery } from '@/lib/stays/queries';
import type { Actor } from '@/server/auth/actor';
import { listFeeds } from '@/server/features/calendar-feeds/manage-feeds';
import { getAvailability } from '@/server/features/calendar/get-availability';
import { getCalendarAddress } from '@/server/features/calendar/secret-address';
import { listCustomPrices } from '@/server/features/calendar/list-custom-prices';
import { getListing } from '@/server/features/listings/get-listing';
import { listUserListings } from '@/server/features/listings/list-user-listings';
import { getCosts } from '@/server/features/stays/costs';
import { listSeasons } from '@/server/features/stays/find-seasons';
import { getStayRules } from '@/server/features/stays/stay-rules';

/** The listings whose calendar the user manages. */
export async function loadListings(actor: Actor): Promise<CalendarListing[]> {
  const listings: CalendarListing[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const query = { page, limit: listingsPerCall };
    const found = await listUserListings('all', { actor, params: { id: actor.id }, query });
    listings.push(...found.data.map(toCalendarListing));
    lastPage = found.meta.last_page;
  }
  return listings;
}

/** Loads a listing's calendar, prices and rules, under the query keys of their screens. */
export async function loadStayFacts(slug: string, actor: Actor) {
  const of = { actor, params: { id: slug } };
  const [listing, availability, rates, seasons, rules, costs] = await Promise.all([
    getListing(slug, actor),
    getAvailability(slug, actor),
    listCustomPrices(slug, actor),
    listSeasons(of),
    getStayRules(of),
    getCosts(of),
  ]);
  return [
    [calendarListingQuery(slug).queryKey, listing.data],
    [availabilityQuery(slug).queryKey, availability.data],
    [specialRatesQuery(slug).queryKey, rates.data],
    [seasonsQuery(slug).queryKey, seasons.data],
    [stayRulesQuery(slug).queryKey, rules.data],
    [costsQuery(slug).queryKey, costs.data.costs],
  ] as const;
}

/** Loads the data of the pages about a listing's calendar; its linked calendars only for those who may change them. */
export async function loadSection(slug: string, actor: Actor, maySeeFeeds: boolean) {
  const of = { actor, params: { id: slug } };
  const [listing, feeds, address] = await Promise.all([
    getListing(slug, actor),
    maySeeFeeds ? listFeeds(of) : undefined,
    maySeeFeeds ? getCalendarAddress(of) : undefined,
  ]);
  return [
    [calendarListingQuery(slug).queryKey, listing.data] as const,
    ...(feeds ? [[feedsQuery(slug).queryKey, feeds.data] as const] : []),
    ...(address ? [[calendarAddressQuery(slug).queryKey, address.data] as const] : []),
  ];
}

/** The same plus the list of listings to choose from, for the calendar itself. */
export async function loadCalendar(slug: string, actor: Actor) {
  const [listings, facts] = await Promise.all([loadListings(actor), loadStayFacts(slug, actor)]);
  return [[calendarListingsQuery(actor.id).queryKey, listings] as const, ...facts];
}
