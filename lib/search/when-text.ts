import type { Day } from '@/lib/dates/day';
import { formatBriefDay, formatDayNumber, formatMonth } from '@/lib/format/date';
import { listWords } from '@/lib/format/words';
import type { Month } from '@/lib/search/parameters';
import type { When } from '@/lib/search/when';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

const yearOf = (day: Day | Month) => day.slice(0, 4);

/** '4 – 11 jul', '28 jul – 4 aug', '28 dec – 4 jan 2027': for a narrow field, with years other than this one. */
function formatBriefStay(start: Day, end: Day, today: Day): string {
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  const isYearSaid = yearOf(start) !== yearOf(end) && yearOf(start) !== yearOf(today);
  const first = isOneMonth ? formatDayNumber(start) : formatBriefDay(start);
  const last = formatBriefDay(end);
  return [
    isYearSaid ? `${first} ${yearOf(start)}` : first,
    yearOf(end) === yearOf(today) ? last : `${last} ${yearOf(end)}`,
  ].join(' – ');
}

/**
 * 'juli of augustus 2027': a year follows the last of its months.
 * @param today whose year is left out; without it every year is written
 */
export function formatMonths(months: readonly Month[], today?: Day): string {
  return listWords(
    months.map((month, place) => {
      const next = months[place + 1];
      const isLastOfYear = next === undefined || yearOf(next) !== yearOf(month);
      const isSaid = isLastOfYear && (today === undefined || yearOf(month) !== yearOf(today));
      const name = formatMonth(`${month}-01`);
      return isSaid ? name : name.slice(0, -' 2027'.length);
    }),
  );
}

/** '7 nachten in juli of augustus 2027', 'Week in juli'; null without months. */
export function formatStayInMonths(
  { month, stay, nights }: Pick<When, 'month' | 'stay' | 'nights'>,
  today?: Day,
): string | null {
  const length = stay !== null ? texts.stays[stay] : nights !== null && texts.nights(nights);
  return month.length > 0 && length ? texts.stayIn(length, formatMonths(month, today)) : null;
}

/** The text in the search bar: '3 – 10 jul · ± 2 dagen', '7 nachten in juli of augustus'; null for any time. */
export function whenText(when: When, today: Day): string | null {
  const { arrival, departure, flex } = when;
  if (arrival === null || departure === null) return formatStayInMonths(when, today);
  const days = formatBriefStay(arrival, departure, today);
  return flex === null ? days : `${days} · ${texts.flexDays(flex)}`;
}
