'use client';

import type { MonthSheet } from '@/components/calendar/month-sheet';
import { calendarClassNames } from '@/components/ui/calendar-class-names';
import type { DayShape } from '@/components/ui/calendar-days';
import type { Weekday } from '@/lib/dates/day';
import { weekdayTexts } from '@/lib/texts/format';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const weeks = [0, 1, 2, 3, 4, 5];
const shapes: Readonly<Record<string, DayShape>> = {
  f: 'free',
  p: 'past',
  x: 'full',
  a: 'arrival',
  d: 'departure',
};

/**
 * A month for reading, drawn like those of `Calendar` without its script, whose 25 kB gzip can wait until somebody
 * turns a leaf. Six weeks of seven days from Monday.
 */
export function MonthTable({ sheet }: { sheet: MonthSheet }) {
  return (
    <div className={calendarClassNames.month}>
      <div className={calendarClassNames.month_caption}>
        <span className={calendarClassNames.caption_label}>{sheet.title}</span>
      </div>
      <table aria-label={sheet.title} className={calendarClassNames.month_grid}>
        <thead>
          <tr>
            {weekdays.map((number) => (
              <th key={number} scope="col" className={calendarClassNames.weekday}>
                <span aria-hidden>{weekdayTexts.short[number]}</span>
                <span className="sr-only">{weekdayTexts.long[number]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekdays.map((weekday) => (
                <td key={weekday} className={calendarClassNames.day}>
                  <MonthDay sheet={sheet} number={week * 7 + weekday - sheet.blanks} weekday={weekday} />
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
  sheet: MonthSheet;
  /** Of this month; days of other months keep their place. */
  number: number;
  weekday: Weekday;
}

function MonthDay({ sheet, number, weekday }: MonthDayProps) {
  const shape = shapes[sheet.signs[number - 1] ?? ''];
  if (!shape) return <span className="calendar-day invisible" />;
  const state = calendarDayTexts[shape === 'full' ? 'taken' : shape].toLowerCase();
  return (
    <span className="calendar-day" data-shape={shape} data-today={number === sheet.today || undefined}>
      <span className="sr-only">{`${weekdayTexts.long[weekday]} ${number} ${sheet.title}, ${state}`}</span>
      <span aria-hidden className="calendar-day-number">
        {number}
      </span>
    </span>
  );
}
