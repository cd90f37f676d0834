'use client';

import { useMemo } from 'react';
import { Calendar } from '@/components/ui/calendar';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { carriedRange } from '@/lib/search/carried-range';

const marks = ['chosen'] as const;

interface TurnedCalendarProps {
  label: string;
  occupied: readonly DayRange[];
  today: Day;
  /** How many months after this one. */
  offset: number;
  className: string;
  /** The days in the address, as its query string. */
  query: string;
}

/** The calendar once somebody turns a leaf, or comes with days. */
export function TurnedCalendar({ offset, className, query, ...rest }: TurnedCalendarProps) {
  const stay = useMemo(() => carriedRange(query), [query]);
  return (
    <Calendar
      {...rest}
      chosen={stay ?? undefined}
      legend={stay ? marks : undefined}
      month={addMonths(startOfMonth(rest.today), offset)}
      monthCount={2}
      navigation={false}
      monthsClassName={className}
    />
  );
}
