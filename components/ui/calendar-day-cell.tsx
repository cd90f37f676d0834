'use client';

import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { DayProps, WeekdayProps } from 'react-day-picker';
import type { DayBarAppearance } from '@/components/ui/calendar-days';
import { useCalendarAppearance } from '@/components/ui/calendar-context';
import { cn } from '@/components/ui/cn';
import { dateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** A day's number and the text below it; screen readers get the full label instead. */
export function CalendarDayContent({ day, label }: { day: Day; label: string | undefined }): ReactNode {
  const { text, hasText, note } = useCalendarAppearance();
  const { sign, word, strong, mark, line, bars } = note(day) ?? {};
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="calendar-day-number">
        {Number(day.slice(8))}
      </span>
      {sign && (
        <span aria-hidden className="calendar-day-sign">
          {sign}
        </span>
      )}
      {hasText && (
        <span aria-hidden className="calendar-day-text" data-strong={strong || undefined}>
          {text(day)}
        </span>
      )}
      {word && (
        <span aria-hidden className="calendar-day-word">
          {word}
        </span>
      )}
      {bars?.map((bar) => (
        <DayBar key={`${bar.kind} ${bar.lane} ${bar.begins}`} bar={bar} />
      ))}
      {mark && <span aria-hidden className="calendar-day-mark" data-mark={mark} />}
      {line !== undefined && <span aria-hidden className="calendar-day-line" />}
    </>
  );
}

function DayBar({ bar: { kind, label, lane, from, days, begins, ends } }: { bar: DayBarAppearance }) {
  return (
    <span
      aria-hidden
      className="calendar-bar"
      data-bar={kind}
      data-lane={lane}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      style={{ '--bar-from': from, '--bar-days': days } as CSSProperties}
    >
      {days >= 1 && label}
    </span>
  );
}

/** The state of a day as data attributes, styled by calendar.css. */
export function useDayAttributes(day: Day, isToday: boolean | undefined) {
  const { appearance, chosen, hasText, note } = useCalendarAppearance();
  const { shape, kind, isFirst } = appearance(day);
  return {
    'data-shape': shape,
    'data-kind': kind,
    'data-first': isFirst,
    'data-chosen': chosen(day),
    'data-today': isToday || undefined,
    title: note(day)?.line,
    className: cn('calendar-day', hasText && 'calendar-day-with-text'),
  };
}

/**
 * The cell around a day's button. A td in a grid already is a gridcell, and the HTML validator warns about the
 * redundant role.
 */
export function CalendarDayBox({ day: _day, modifiers: _modifiers, role: _role, ...cell }: DayProps) {
  return <td {...cell} />;
}

/** A column header: the full name of the weekday for screen readers. */
export function CalendarWeekday({ 'aria-label': label, children, ...cell }: WeekdayProps) {
  return (
    <th {...cell}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{label}</span>
    </th>
  );
}

/** The title of a month, not announced when it changes. */
export function QuietCaption({ role: _role, 'aria-live': _live, ...label }: ComponentProps<'span'>) {
  return <span {...label} />;
}

/** A day of a read-only calendar: no button, since there is nothing to press. */
export function CalendarDayCell(props: DayProps) {
  const { day: calendarDay, modifiers, children: _number, role: _role, 'aria-label': label, ...cell } = props;
  const day = dateToDay(calendarDay.date);
  const attributes = useDayAttributes(day, modifiers.today);
  return (
    <td {...cell}>
      {!modifiers.hidden && (
        <span {...attributes}>
          <CalendarDayContent day={day} label={label} />
        </span>
      )}
    </td>
  );
}
