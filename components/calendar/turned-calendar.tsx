'use client';

import { Calendar } from '@/components/ui/calendar';
import { addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

interface TurnedCalendarProps {
  label: string;
  occupied: readonly DayRange[];
  today: Day;
  firstMonth: Day;
  /** How many months after the first. */
  offset: number;
  className: string;
}

/** The calendar once somebody has turned a leaf. */
export function TurnedCalendar({ firstMonth, offset, className, ...rest }: TurnedCalendarProps) {
  return (
    <Calendar
      {...rest}
      month={addMonths(firstMonth, offset)}
      monthCount={2}
      navigation={false}
      monthsClassName={className}
    />
  );
}
