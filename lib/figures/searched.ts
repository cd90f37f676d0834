/** What is counted of a visitor's search (docs/rules/operator-figures.md#searches): nothing that identifies anybody. */
import { diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SearchFilters } from '@/lib/search/parameters';

/** The classes of days between the search and the arrival, as their lower bounds; -1: no days were asked. */
export const aheadClasses = [-1, 0, 7, 14, 30, 60, 120, 240] as const;
export type AheadClass = (typeof aheadClasses)[number];

/** Larger parties are counted as this one. */
export const MOST_COUNTED = 20;

export interface Searched {
  /** 0: along the whole coast, or in several towns. */
  town: number;
  /** Adults and children; 0: not said. */
  party: number;
  ahead: AheadClass;
}

/** The class of a number of days. */
export function aheadClass(days: number): AheadClass {
  return aheadClasses.findLast((least) => least >= 0 && least <= Math.max(days, 0)) ?? 0;
}

/** What a search counts as; null for further pages of one, and for the overview without any filter. */
export function searchedBy(filters: SearchFilters, today: Day): Searched | null {
  const { page, sort_by: _order, ...asked } = filters;
  if (page !== undefined || Object.keys(asked).length === 0) return null;
  const { listing_city_id: towns = [], adults = 0, children = 0, month: [firstMonth] = [] } = asked;
  const arrival = asked.arrival ?? (firstMonth && (`${firstMonth}-01` as Day));
  return {
    town: towns.length === 1 ? (towns[0] ?? 0) : 0,
    party: Math.min(adults + children, MOST_COUNTED),
    ahead: arrival === undefined ? -1 : aheadClass(diffDays(today, arrival)),
  };
}
