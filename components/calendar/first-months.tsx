import { MonthTable } from '@/components/calendar/month-table';
import { occupiedNights } from '@/components/ui/calendar-days';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

interface FirstMonthsProps {
  occupied: readonly DayRange[];
  today: Day;
}

/** The current month and the next. */
export function FirstMonths({ occupied, today }: FirstMonthsProps) {
  const first = startOfMonth(today);
  const nights = occupiedNights(occupied);
  return (
    <>
      <MonthTable {...{ first, nights, today }} />
      <MonthTable {...{ nights, today }} first={addMonths(first, 1)} />
    </>
  );
}
