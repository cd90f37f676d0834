/** The stays that match a search: one for fixed days, several for flexible days or a month. */
import { FIRST_DAY, LAST_DAY, addMonths, dayFromNumber, dayNumber, weekdayOfNumber } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { stayOf } from '@/lib/search/filters';
import type { Month, SearchFilters, StayKind } from '@/lib/search/parameters';

/** The length in nights, and the weekday of arrival; null: any. */
interface StayShape {
  nights: readonly number[];
  arrival: Weekday | null;
}

const kinds: Readonly<Record<StayKind, StayShape>> = {
  weekend: { nights: [2, 3], arrival: 5 },
  midweek: { nights: [4], arrival: 1 },
  week: { nights: [7], arrival: null },
  two_weeks: { nights: [14], arrival: null },
};

/** Whether more than one stay can match the search. */
export const isFlexible = ({ flex, month }: SearchFilters) => flex !== undefined || month !== undefined;

/** Whether the search asks for a stay: by its days, or in some months. */
export const asksStays = ({ arrival, month }: SearchFilters) => arrival !== undefined || month !== undefined;

/** Whether the search is sorted by the total of the stay; without a stay, prices are those of a night. */
export const ordersByTotal = (filters: SearchFilters) =>
  asksStays(filters) && (filters.sort_by === 'price_asc' || filters.sort_by === 'price_desc');

/** Every matching stay, earliest arrival first, then shortest first; none if the search has no days. */
export function askedStays({ flex, month, stay: kind, nights, ...filters }: SearchFilters): DayRange[] {
  const shape =
    kind !== undefined ? kinds[kind] : nights !== undefined && { nights: [nights], arrival: null };
  if (month !== undefined && shape) return month.flatMap((one) => staysIn(one, shape));
  const stay = stayOf(filters);
  if (!stay) return [];
  const [start, end] = [dayNumber(stay.start), dayNumber(stay.end)];
  const most = flex ?? 0;
  return Array.from({ length: 2 * most + 1 }, (_, place) => place - most).flatMap((off) =>
    rangeOf(start + off, end + off),
  );
}

function staysIn(month: Month, { nights, arrival }: StayShape): DayRange[] {
  const first: Day = `${month}-01`;
  // The last supported month has no next month.
  const end = first < addMonths(LAST_DAY, -1) ? dayNumber(addMonths(first, 1)) : dayNumber(LAST_DAY) + 1;
  const stays: DayRange[] = [];
  for (let day = dayNumber(first); day < end; day += 1) {
    if (arrival !== null && weekdayOfNumber(day) !== arrival) continue;
    for (const length of nights) stays.push(...rangeOf(day, day + length));
  }
  return stays;
}

/** Empty if the days are outside the supported range. */
function rangeOf(start: number, end: number): DayRange[] {
  if (start < dayNumber(FIRST_DAY) || end > dayNumber(LAST_DAY)) return [];
  return [{ start: dayFromNumber(start), end: dayFromNumber(end) }];
}
