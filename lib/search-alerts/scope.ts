/** What an alert watches, derived from its filters alone, without looking at listings. */
import { addYears, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { askedStays } from '@/lib/search/asked-stays';
import { partyOf, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';

/** Means every town. */
export const EVERY_TOWN = 0;
/** An alert without days ends after this many years, as does one for days further ahead. */
const MOST_YEARS = 1;

export interface AlertScope {
  /** Ids of towns, or only `EVERY_TOWN`. */
  townIds: number[];
  /** Listings with a lower capacity are irrelevant. */
  leastGuests: number;
  /** From the earliest arrival to the latest departure that matches; null without days. */
  days: DayRange | null;
  /** The last day on which the alert is active. */
  endsOn: Day;
}

/** The search filters without sort order and page, which do not affect what matches. */
export const alertFilters = (filters: SearchFilters): SearchFilters => without(filters, 'page', 'sort_by');

/** Only the filters about a stay in one listing. */
export function listingAlertFilters(filters: SearchFilters): SearchFilters {
  const { arrival, departure, flex, month, stay, nights, adults, children, babies, pets } = filters;
  const given = { arrival, departure, flex, month, stay, nights, adults, children, babies, pets };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether the search has days and all of its stays start in the past. */
export function isOver(filters: SearchFilters, today: Day): boolean {
  const stays = askedStays(filters);
  return stays.length > 0 && stays.every(({ start }) => start < today);
}

export function scopeOf(filters: SearchFilters, today: Day): AlertScope {
  const { listing_city_id: towns, max_capacity: capacity } = filters;
  const { adults, children } = partyOf(filters);
  const days = spanOf(askedStays(filters));
  const latest = addYears(today, MOST_YEARS);
  return {
    townIds: towns ? [...towns] : [EVERY_TOWN],
    leastGuests: Math.max(adults + children, capacity?.min ?? 1),
    days,
    endsOn: days && diffDays(days.end, latest) > 0 ? days.end : latest,
  };
}

function spanOf(stays: readonly DayRange[]): DayRange | null {
  const [first, ...others] = stays;
  if (!first) return null;
  const end = others.reduce((last, stay) => (stay.end > last ? stay.end : last), first.end);
  // Stays are sorted by arrival.
  return { start: first.start, end };
}
