'use client';

import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { useCalendarAppearance } from '@/components/ui/calendar-context';
import { CalendarDayContent, useDayAttributes } from '@/components/ui/calendar-day-cell';
import { dateToDay } from '@/lib/dates/day';

/** A day as a button. */
export function CalendarDayButton(props: DayButtonProps) {
  const { day: calendarDay, modifiers, className: _none, 'aria-label': label, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  const day = dateToDay(calendarDay.date);
  const attributes = useDayAttributes(day, modifiers.today);
  const { barred } = useCalendarAppearance();

  useEffect(() => {
    if (modifiers.focused) button.current?.focus();
  }, [modifiers.focused]);

  return (
    <button
      type="button"
      {...rest}
      {...(barred(day) && { 'aria-disabled': true })}
      {...attributes}
      ref={button}
    >
      <CalendarDayContent day={day} label={label} />
    </button>
  );
}
