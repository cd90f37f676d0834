/** The rows of homes on the home page: what each asks the search for, and in which words. */
import { addDays, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatDays } from '@/lib/format/date';
import type { SearchFilters } from '@/lib/search/parameters';
import { homeTexts } from '@/lib/texts/home';

/** Homes in a row; and fewer are no row. */
export const ROW_LENGTH = 4;
export const SHORTEST_ROW = 2;

export interface RowAsked {
  title: string;
  text?: string;
  filters: SearchFilters;
}

/** From Friday to Sunday: this one until its Friday is over. */
export function nextWeekend(today: Day): DayRange {
  const friday = addDays(today, (5 - weekday(today) + 7) % 7);
  return { start: friday, end: addDays(friday, 2) };
}

export const recentRow: RowAsked = { title: homeTexts.rows.recent, filters: {} };

/** In their order on the page. */
export function homeRows(today: Day): RowAsked[] {
  const texts = homeTexts.rows;
  const { start, end } = nextWeekend(today);
  return [
    { title: texts.oceanview, filters: { oceanview: 'front' } },
    {
      title: texts.weekend,
      text: formatDays(start, end),
      filters: { arrival: start, departure: end },
    },
    { title: texts.pets, filters: { pets: 1 } },
    recentRow,
  ];
}
