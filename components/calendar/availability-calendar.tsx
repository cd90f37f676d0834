'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, startTransition, useMemo, useState } from 'react';
import { MonthTable } from '@/components/calendar/month-table';
import { CalendarLegend } from '@/components/ui/calendar-legend';
import { occupiedNights } from '@/components/ui/calendar-days';
import { IconButton } from '@/components/ui/icon-button';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { uiTexts } from '@/lib/texts/ui';

const Calendar = lazy(async () => ({ default: (await import('@/components/ui/calendar')).Calendar }));

interface AvailabilityCalendarProps {
  /** Names the calendar for screen readers. */
  label: string;
  occupied: readonly DayRange[];
  today: Day;
  /** The last day that can be booked: no month after it can be reached. */
  lastDay: Day;
}

/** On a phone one month, else two. */
const months = 'flex flex-wrap gap-8 max-md:[&>*:nth-child(2)]:hidden';

/**
 * Free and taken days, month after month. The first two months stand in the page's HTML; the calendar itself is
 * fetched when somebody turns a leaf.
 */
export function AvailabilityCalendar({ label, occupied, today, lastDay }: AvailabilityCalendarProps) {
  const firstMonth = startOfMonth(today);
  const lastMonth = startOfMonth(lastDay);
  const [month, setMonth] = useState(firstMonth);
  const [turned, setTurned] = useState(false);
  const nights = useMemo(() => occupiedNights(occupied), [occupied]);

  function turn(by: number) {
    // What is shown stays until the calendar has come.
    startTransition(() => {
      setTurned(true);
      setMonth(addMonths(month, by));
    });
  }

  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-4">
        <CalendarLegend signs={['free', 'taken', 'arrival', 'departure']} />
        <div className="flex gap-1 noscript:hidden">
          <IconButton
            label={uiTexts.calendar.previousMonth}
            aria-disabled={month <= firstMonth}
            className="aria-disabled:opacity-40"
            onClick={() => month > firstMonth && turn(-1)}
          >
            <ChevronLeft aria-hidden className="size-6" />
          </IconButton>
          <IconButton
            label={uiTexts.calendar.nextMonth}
            aria-disabled={month >= lastMonth}
            className="aria-disabled:opacity-40"
            onClick={() => month < lastMonth && turn(1)}
          >
            <ChevronRight aria-hidden className="size-6" />
          </IconButton>
        </div>
      </div>
      {turned ? (
        <Calendar
          label={label}
          occupied={occupied}
          today={today}
          month={month}
          monthCount={2}
          navigation={false}
          monthsClassName={months}
        />
      ) : (
        <div role="group" aria-label={label} className={`figures ${months}`}>
          <MonthTable month={firstMonth} nights={nights} today={today} />
          <MonthTable month={addMonths(firstMonth, 1)} nights={nights} today={today} />
        </div>
      )}
    </div>
  );
}
