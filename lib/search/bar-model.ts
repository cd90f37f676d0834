/** What the search bar is given: the search as its fields hold it. */
import type { Day } from '@/lib/dates/day';
import { chipsOf } from '@/lib/search/chips';
import { writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { formatBriefStay } from '@/lib/search/stay-text';

export interface BarModel {
  /** As the query string writes it; '' for the whole coast. */
  town: string;
  /** In words, where no list offers it. */
  townLabel?: string;
  arrival: Day | null;
  departure: Day | null;
  /** The days in few words. */
  stay: string | null;
  /** All who come, children among them; 0 where nobody said. */
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
