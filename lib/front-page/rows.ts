/** The rows of listings on the home page: the search and the texts of each. */
import { addDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import type { SearchFilters } from '@/lib/search/parameters';
import { frontPageTexts } from '@/lib/texts/front-page';

/** Listings per row; rows with fewer than the minimum are not shown. */
export const ROW_LENGTH = 4;
export const SHORTEST_ROW = 2;

export interface RowAsked {
  title: string;
  text?: string;
  filters: SearchFilters;
}

/** From Friday to Sunday: the coming weekend, or this one on a Friday. */
export function nextWeekend(today: Day): DayRange {
  const friday = addDays(today, (5 - weekday(today) + 7) % 7);
  return { start: friday, end: addDays(friday, 2) };
}

export const recentRow = (): RowAsked => ({ title: frontPageTexts.rows.recent, filters: {} });

/** In display order. */
export function frontPageRows(today: Day): RowAsked[] {
  const texts = frontPageTexts.rows;
  const { start, end } = nextWeekend(today);
  return [
    { title: texts.oceanview, filters: { oceanview: ['front'] } },
    {
      title: texts.weekend,
      text: formatDays(start, end),
      filters: { arrival: start, departure: end },
    },
    { title: texts.pets, filters: { pets: 1 } },
    recentRow(),
  ];
}
