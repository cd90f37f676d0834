import {
  availabilityQuery,
  calendarHomesQuery,
  calendarListingQuery,
  homesPerCall,
  specialRatesQuery,
  toCalendarHome,
} from '@/lib/calendar/queries';
import type { CalendarHome } from '@/lib/calendar/queries';
import type { Actor } from '@/server/auth/actor';
import { getAvailability } from '@/server/calendar/get-availability';
import { listCustomPrices } from '@/server/calendar/list-custom-prices';
import { getListing } from '@/server/listings/get-listing';
import { listUserListings } from '@/server/listings/list-user-listings';

async function loadHomes(actor: Actor): Promise<CalendarHome[]> {
  const homes: CalendarHome[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const query = { page, limit: homesPerCall };
    const found = await listUserListings('all', { actor, params: { id: actor.id }, query });
    homes.push(...found.data.map(toCalendarHome));
    lastPage = found.meta.last_page;
  }
  return homes;
}

/** What the calendar shows, by the keys its screen asks with. */
export async function loadCalendar(slug: string, actor: Actor) {
  const [homes, listing, availability, rates] = await Promise.all([
    loadHomes(actor),
    getListing(slug, actor),
    getAvailability(slug, actor),
    listCustomPrices(slug, actor),
  ]);
  return [
    [calendarHomesQuery(actor.id).queryKey, homes],
    [calendarListingQuery(slug).queryKey, listing.data],
    [availabilityQuery(slug).queryKey, availability.data],
    [specialRatesQuery(slug).queryKey, rates.data],
  ] as const;
}
