/** What an alert watches, as far as its filters tell without looking at any home. */
import { addYears, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { askedStays } from '@/lib/search/asked-stays';
import { without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';

/** Stands for every town. */
export const EVERY_TOWN = 0;
/** An alert without days ends after so many years, as does one for days further off. */
const MOST_YEARS = 1;

export interface AlertScope {
  /** Ids of towns, or `EVERY_TOWN` alone. */
  townIds: number[];
  /** Homes that sleep fewer are none of its business. */
  leastGuests: number;
  /** From the first arrival to the last departure that will do; null where no days are asked for. */
  days: DayRange | null;
  /** The last day on which it looks. */
  endsOn: Day;
}

/** The search itself: neither its order nor its page say which homes fit. */
export const alertFilters = (filters: SearchFilters): SearchFilters => without(filters, 'page', 'sort_by');

/** Of a search what says something about a stay in one home. */
export function homeAlertFilters(filters: SearchFilters): SearchFilters {
  const { arrival, departure, flex, month, stay, guests, children, pets } = filters;
  const given = { arrival, departure, flex, month, stay, guests, children, pets };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether it asks for days, none of which can begin any more. */
export function isOver(filters: SearchFilters, today: Day): boolean {
  const stays = askedStays(filters);
  return stays.length > 0 && stays.every(({ start }) => start < today);
}

export function scopeOf(filters: SearchFilters, today: Day): AlertScope {
  const { listing_city_id: towns, guests = 1, max_capacity: capacity } = filters;
  const days = spanOf(askedStays(filters));
  const latest = addYears(today, MOST_YEARS);
  return {
    townIds: towns ? [...towns] : [EVERY_TOWN],
    leastGuests: Math.max(1, guests, capacity?.min ?? 1),
    days,
    endsOn: days && diffDays(days.end, latest) > 0 ? days.end : latest,
  };
}

function spanOf(stays: readonly DayRange[]): DayRange | null {
  const [first, ...others] = stays;
  if (!first) return null;
  const end = others.reduce((last, stay) => (stay.end > last ? stay.end : last), first.end);
  // The earliest arrival comes first.
  return { start: first.start, end };
}
