import { monthSheet } from '@/components/calendar/month-sheet';
import { MonthTable } from '@/components/calendar/month-table';
import { occupiedNights } from '@/components/ui/calendar-days';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

interface FirstMonthsProps {
  occupied: readonly DayRange[];
  today: Day;
}

/** This month and the next. */
export function FirstMonths({ occupied, today }: FirstMonthsProps) {
  const firstMonth = startOfMonth(today);
  const nights = occupiedNights(occupied);
  return (
    <>
      <MonthTable sheet={monthSheet(firstMonth, nights, today)} />
      <MonthTable sheet={monthSheet(addMonths(firstMonth, 1), nights, today)} />
    </>
  );
}
