/** The screen reader texts of a calendar: each day's date, state and the text below it. */
import type { Labels, Modifiers } from 'react-day-picker';
import type { CalendarAppearance } from '@/components/ui/calendar-context';
import type { ChosenPlace, DayAppearance } from '@/components/ui/calendar-days';
import { dateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const texts = calendarDayTexts;

/** 'zaterdag 3 juli 2027, beschikbaar, € 95'. */
export function dayLabel(
  day: Day,
  { appearance, chosen, text, note, choiceText }: CalendarAppearance,
): string {
  return [
    formatLongDay(day),
    stateText(appearance(day)).toLowerCase(),
    note(day)?.spoken,
    chosenText(chosen(day), choiceText)?.toLowerCase(),
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
  };
}
