/** The data of the search bar: the search as field values. */
import type { Day } from '@/lib/dates/day';
import { chipsOf } from '@/lib/search/chips';
import { writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { formatBriefStay } from '@/lib/search/stay-text';

export interface BarModel {
  /** As in the query string; '' for the whole coast. */
  town: string;
  /** Shown if the value is not in the list of choices. */
  townLabel?: string;
  arrival: Day | null;
  departure: Day | null;
  /** Short text of the days. */
  stay: string | null;
  /** All guests including children; 0 if not specified. */
  guests: number;
  children: number;
  pets: number;
  today: Day;
}

export function barOf(filters: SearchFilters, today: Day): BarModel {
  const { arrival = null, departure = null, guests = 0, children = 0, pets = 0 } = filters;
  return {
    town: writeFilters(filters).listing_city_id ?? '',
    townLabel: chipsOf(filters).find(({ parameter }) => parameter === 'listing_city_id')?.label,
    arrival,
    departure,
    stay: formatBriefStay({ start: arrival, end: departure }),
    guests,
    children,
    pets,
    today,
  };
}
