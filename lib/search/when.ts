/**
 * The stay that a search asks for, as the search bar holds it: days, perhaps with some leeway, or a stay in some
 * months. Small, because the bar needs it before anybody opens the calendar.
 */
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Flex, Month, SearchFilters, StayKind } from '@/lib/search/parameters';

/** Either days or months, never both; without months there is no length. */
export interface When {
  readonly arrival: Day | null;
  readonly departure: Day | null;
  readonly flex: Flex | null;
  /** Ascending. */
  readonly month: readonly Month[];
  readonly stay: StayKind | null;
  /** Instead of `stay`. */
  readonly nights: number | null;
}

/** How long a stay in some months is. */
export type StayLength = { stay: StayKind; nights: null } | { stay: null; nights: number };

export const anyTime: When = {
  arrival: null,
  departure: null,
  flex: null,
  month: [],
  stay: null,
  nights: null,
};

export function whenOf(filters: SearchFilters): When {
  const { arrival = null, departure = null, flex = null, month = [], stay = null, nights = null } = filters;
  return { arrival, departure, flex, month, stay, nights };
}

/** Days replace months; none at all is any time. */
export function onDays(days: DayRange | null, flex: Flex | null): When {
  return days ? { ...anyTime, arrival: days.start, departure: days.end, flex } : anyTime;
}

/** Months replace days; no months at all is any time. */
export function inMonths(months: readonly Month[], length: StayLength): When {
  return months.length > 0 ? { ...anyTime, month: [...months].sort(), ...length } : anyTime;
}

/** The values of the fields in the search form, '' for none. */
export function whenFields({ arrival, departure, flex, month, stay, nights }: When) {
  return {
    arrival: arrival ?? '',
    departure: departure ?? '',
    flex: String(flex ?? ''),
    month: month.join(','),
    stay: stay ?? '',
    nights: String(nights ?? ''),
  };
}
