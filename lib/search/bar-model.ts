/** The data of the search bar: the search as field values. */
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import { partyOf } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { whenText } from '@/lib/search/when-text';
import { whenOf } from '@/lib/search/when';
import type { When } from '@/lib/search/when';
import type { Party } from '@/lib/stays/party';

export interface BarModel {
  /** None for the whole coast. */
  towns: readonly CityId[];
  /** Part of a name, '' for any. */
  name: string;
  when: When;
  /** The same in few words; null for any time. */
  stay: string | null;
  /** No adults if not specified. */
  party: Party;
  today: Day;
}

export function barOf(filters: SearchFilters, today: Day): BarModel {
  const when = whenOf(filters);
  return {
    towns: filters.listing_city_id ?? [],
    name: filters.name ?? '',
    when,
    stay: whenText(when, today),
    party: { ...partyOf(filters), adults: filters.adults ?? 0 },
    today,
  };
}
