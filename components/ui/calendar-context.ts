'use client';

import { createContext, useContext } from 'react';
import type { ChosenPlace, DayAppearance, DayNote } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';

/** What the day buttons of a calendar need to know; react-day-picker only passes them a date. */
export interface CalendarAppearance {
  appearance: (day: Day) => DayAppearance;
  chosen: (day: Day) => ChosenPlace | undefined;
  text: (day: Day) => string | undefined;
  note: (day: Day) => DayNote | undefined;
  /** Description of a selected day that is not a stay's arrival or departure. */
  choiceText: string | undefined;
  /** Whether the day has no effect when pressed, though it can be focused. */
  barred: (day: Day) => boolean;
  /** Whether any day of the calendar can have text below it; if so, all rows are equally high. */
  hasText: boolean;
}

export const CalendarContext = createContext<CalendarAppearance | null>(null);

/** @throws Error outside a Calendar */
export function useCalendarAppearance(): CalendarAppearance {
  const appearance = useContext(CalendarContext);
  if (appearance === null) throw new Error('A calendar day belongs inside a Calendar');
  return appearance;
}
