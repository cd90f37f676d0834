import { MonthTurner } from '@/components/calendar/month-turner';
import { StaticMonths } from '@/components/calendar/static-months';
import { CalendarLegend } from '@/components/ui/calendar-legend';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

interface AvailabilityCalendarProps {
  /** The listing's slug, if a stay can be chosen. */
  slug?: string;
  /** The calendar's accessible name. */
  label: string;
  occupied: readonly DayRange[];
  today: Day;
  /** The last day that can be booked: later months cannot be shown. */
  lastDay: Day;
  /** The days asked for. */
  stay?: DayRange | null;
}

/** One month on a phone, otherwise two. */
const months = 'flex flex-wrap gap-8 max-md:[&>*:nth-child(2)]:hidden';

const readSigns = ['free', 'taken', 'arrival', 'departure'] as const;
const chooseSigns = [...readSigns, 'chosen'] as const;

/** Free and occupied days, month by month. The first two months are part of the page's HTML. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { slug, label, occupied, today, lastDay, stay } = props;
  const canChoose = slug !== undefined;
  return (
    <MonthTurner
      slug={slug}
      label={label}
      previous={calendarDayTexts.previousMonth}
      next={calendarDayTexts.nextMonth}
      occupied={occupied}
      today={today}
      lastDay={lastDay}
      className={months}
      legend={<CalendarLegend signs={canChoose ? chooseSigns : readSigns} />}
    >
      {/* Reserves the height of the calendar that replaces this one, which has prices under its days. */}
      <div role="group" aria-label={label} className={canChoose ? 'calendar-awaits-text' : undefined}>
        <StaticMonths occupied={occupied} today={today} stay={stay} />
      </div>
      {canChoose && <div className="mt-4 h-12 noscript:hidden" />}
    </MonthTurner>
  );
}
