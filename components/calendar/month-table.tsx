import { dayLabel } from '@/components/ui/calendar-labels';
import { calendarClassNames } from '@/components/ui/calendar-class-names';
import { dayLook } from '@/components/ui/calendar-days';
import type { Nights } from '@/components/ui/calendar-days';
import { addDays, eachDay, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day, Weekday } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { weekdayTexts } from '@/lib/texts/format';

interface MonthTableProps {
  /** Any day of the month. */
  month: Day;
  nights: Nights;
  today: Day;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const weekStarts = [0, 7, 14, 21, 28, 35];

/**
 * A month to read, drawn like those of `Calendar` without its script: 25 kB gzip that a page need not send before
 * somebody turns a leaf. Six weeks of seven days from Monday (spec P §2).
 */
export function MonthTable({ month, nights, today }: MonthTableProps) {
  const first = startOfMonth(month);
  const monday = addDays(first, 1 - weekday(first));
  const days = eachDay(monday, addDays(monday, 42));
  return (
    <div className={calendarClassNames.month}>
      <div className={calendarClassNames.month_caption}>
        <span className={calendarClassNames.caption_label}>{formatMonth(first)}</span>
      </div>
      <table aria-label={formatMonth(first)} className={calendarClassNames.month_grid}>
        <thead>
          <tr>
            {weekdays.map((number) => (
              <th
                key={number}
                scope="col"
                aria-label={weekdayTexts.long[number]}
                className={calendarClassNames.weekday}
              >
                {weekdayTexts.short[number]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekStarts.map((start) => (
            <tr key={start}>
              {days.slice(start, start + 7).map((day) => (
                <td key={day} className={calendarClassNames.day}>
                  <MonthDay
                    day={day}
                    shown={startOfMonth(day) === first}
                    nights={nights}
                    isToday={day === today}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthDayProps {
  day: Day;
  /** False for the days of other months, which keep their place. */
  shown: boolean;
  nights: Nights;
  isToday: boolean;
}

function MonthDay({ day, shown, nights, isToday }: MonthDayProps) {
  if (!shown) return <span className="calendar-day invisible" />;
  const look = dayLook(day, nights);
  const label = dayLabel(day, {
    look: () => look,
    chosen: () => undefined,
    text: () => undefined,
    hasText: false,
  });
  return (
    <span
      className="calendar-day"
      data-shape={look.shape}
      data-kind={look.kind}
      data-today={isToday || undefined}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden className="calendar-day-number">
        {Number(day.slice(8))}
      </span>
    </span>
  );
}
