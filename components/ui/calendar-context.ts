'use client';

import { createContext, useContext } from 'react';
import type { ChosenPlace, DayLook, DayNote } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';

/** What the day buttons of one calendar need to know; the picker only hands them a date. */
export interface CalendarLook {
  look: (day: Day) => DayLook;
  chosen: (day: Day) => ChosenPlace | undefined;
  text: (day: Day) => string | undefined;
  note: (day: Day) => DayNote | undefined;
  /** What is said about a chosen day that is no stay's arrival or departure. */
  choiceText: string | undefined;
  /** Whether the day does nothing when pressed, and can be reached all the same. */
  barred: (day: Day) => boolean;
  /** Whether the calendar has texts under its days at all, so that all rows are equally high. */
  hasText: boolean;
}

export const CalendarContext = createContext<CalendarLook | null>(null);

/** @throws Error outside a Calendar */
export function useCalendarLook(): CalendarLook {
  const look = useContext(CalendarContext);
  if (look === null) throw new Error('A calendar day belongs inside a Calendar');
  return look;
}
