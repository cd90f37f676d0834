/** The screen reader texts of a calendar: each day's date, state and the text below it. */
import type { Formatters, Labels, Modifiers } from 'react-day-picker';
import type { CalendarAppearance } from '@/components/ui/calendar-context';
import type { ChosenPlace, DayAppearance } from '@/components/ui/calendar-days';
import { dateToDay, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay, formatMonth } from '@/lib/format/date';
import { inSentence } from '@/lib/format/words';
import { weekdayTexts } from '@/lib/texts/format';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const texts = calendarDayTexts;

/** 'zaterdag 3 juli 2027, beschikbaar, € 95'. */
export function dayLabel(
  day: Day,
  { appearance, chosen, text, note, choiceText }: CalendarAppearance,
): string {
  return [
    formatLongDay(day),
    inSentence(stateText(appearance(day))),
    note(day)?.spoken,
    inSentence(chosenText(chosen(day), choiceText) ?? ''),
    text(day),
  ]
    .filter(Boolean)
    .join(', ');
}

function stateText({ shape, kind }: DayAppearance): string {
  if (shape === 'free' || shape === 'past') return texts[shape];
  if (shape === 'full') return kind === 'blocked' ? texts.blocked : texts.taken;
  return texts[shape];
}

function chosenText(place: ChosenPlace | undefined, own: string | undefined): string | undefined {
  if (place === undefined) return undefined;
  if (own !== undefined) return own;
  if (place === 'middle') return texts.chosen;
  return place === 'end' ? texts.chosenDeparture : texts.chosenArrival;
}

/** The labels in the format of react-day-picker. */
export function calendarLabels(appearance: CalendarAppearance): Partial<Labels> {
  const label = (date: Date, modifiers?: Modifiers) =>
    [modifiers?.today && texts.today, dayLabel(dateToDay(date), appearance)].filter(Boolean).join(', ');
  return {
    labelDayButton: label,
    labelGridcell: label,
    labelPrevious: () => texts.previousMonth,
    labelNext: () => texts.nextMonth,
    labelGrid: monthOf,
    labelWeekday: (date) => weekdayTexts.long[weekday(dateToDay(date))],
  };
}

const monthOf = (date: Date) => formatMonth(dateToDay(date));

/** What react-day-picker writes itself, in the language of the page. */
export const calendarFormatters: Partial<Formatters> = {
  formatCaption: monthOf,
  formatWeekdayName: (date) => weekdayTexts.short[weekday(dateToDay(date))],
};
