import { MonthTurner } from '@/components/calendar/month-turner';
import { StillMonths } from '@/components/calendar/still-months';
import { CalendarLegend } from '@/components/ui/calendar-legend';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

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

/** Free and taken days, month after month. The first two months stand in the page's HTML. */
export function AvailabilityCalendar({ label, occupied, today, lastDay }: AvailabilityCalendarProps) {
  return (
    <MonthTurner
      label={label}
      previous={calendarDayTexts.previousMonth}
      next={calendarDayTexts.nextMonth}
      occupied={occupied}
      today={today}
      lastDay={lastDay}
      className={months}
      legend={<CalendarLegend signs={['free', 'taken', 'arrival', 'departure']} />}
    >
      <div role="group" aria-label={label}>
        <StillMonths occupied={occupied} today={today} />
      </div>
    </MonthTurner>
  );
}
