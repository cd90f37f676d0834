import { MonthTable } from '@/components/calendar/month-table';
import { occupiedNights } from '@/components/ui/calendar-days';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

interface FirstMonthsProps {
  occupied: readonly DayRange[];
  today: Day;
  /** The days asked for, which are marked: the first of the months is theirs. */
  stay?: DayRange | null;
}

/** The current month, or that of the stay, and the next. */
export function FirstMonths({ occupied, today, stay = null }: FirstMonthsProps) {
  const first = startOfMonth(stay && stay.start > today ? stay.start : today);
  const nights = occupiedNights(occupied);
  return (
    <>
      <MonthTable {...{ first, nights, today, stay }} />
      <MonthTable {...{ nights, today, stay }} first={addMonths(first, 1)} />
    </>
  );
}
