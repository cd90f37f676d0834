/** The data of the search bar: the search as field values. */
import type { Day } from '@/lib/dates/day';
import { chipsOf } from '@/lib/search/chips';
import { partyOf, writeFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { formatBriefStay } from '@/lib/search/stay-text';
import type { Party } from '@/lib/stays/party';

export interface BarModel {
  /** As in the query string; '' for the whole coast. */
  town: string;
  /** Shown if the value is not in the list of choices. */
  townLabel?: string;
  arrival: Day | null;
  departure: Day | null;
  /** Short text of the days. */
  stay: string | null;
  /** No adults if not specified. */
  party: Party;
  today: Day;
}

export function barOf(filters: SearchFilters, today: Day): BarModel {
  const { arrival = null, departure = null } = filters;
  return {
    town: writeFilters(filters).listing_city_id ?? '',
    townLabel: chipsOf(filters).find(({ parameter }) => parameter === 'listing_city_id')?.label,
    arrival,
    departure,
    stay: formatBriefStay({ start: arrival, end: departure }),
    party: { ...partyOf(filters), adults: filters.adults ?? 0 },
    today,
  };
}
