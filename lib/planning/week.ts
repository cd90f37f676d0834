/** Arrivals and departures in the listings that a calendar manager looks after: days and listings, no guests. */
import { addDays, compareDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { PlanningListing } from '@/lib/planning/contract';
import { DAYS_AHEAD } from '@/lib/today/limits';

export interface ManagedStay {
  id: string;
  listing: PlanningListing['listing'];
  start: Day;
  end: Day;
}

/** The range of nights to fetch: a guest who leaves today occupied the night before. */
export const weekRange = (today: Day): DayRange => ({
  start: addDays(today, -1),
  end: addDays(today, DAYS_AHEAD),
});

/**
 * The stays in the week starting today, by day; a guest who arrives today counts as staying, one who leaves today does
 * not.
 */
export function weekOf(listings: readonly PlanningListing[], today: Day) {
  const until = addDays(today, DAYS_AHEAD);
  const stays = listings.flatMap(({ listing, stays: ofListing }) =>
    ofListing
      .filter(({ closed }) => !closed)
      .map(({ start_date: start, end_date: end }, nth): ManagedStay => ({
        // Unique even if two calendars report the same stay.
        id: `${listing.id} ${nth}`,
        listing,
        start,
        end,
      })),
  );
  const by = (day: 'start' | 'end') => (a: ManagedStay, b: ManagedStay) => compareDays(a[day], b[day]);
  return {
    arriving: stays.filter(({ start }) => start >= today && start < until).toSorted(by('start')),
    departing: stays.filter(({ end }) => end >= today && end < until).toSorted(by('end')),
    staying: stays.filter(({ start, end }) => start <= today && end > today).toSorted(by('end')),
  };
}
