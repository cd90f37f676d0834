'use client';

import { memo } from 'react';
import type { Sizes } from '@/components/planning/sizes';
import { cn } from '@/components/ui/cn';
import { addDays, addMonths, startOfMonth, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { cellDay } from '@/lib/planning/cell-text';
import { dayIndex } from '@/lib/planning/timeline';
import { weekdayTexts } from '@/lib/texts/format';
import { planningTexts as texts } from '@/lib/texts/planning';

interface TimelineHeadProps {
  start: Day;
  today: Day;
  weeks: readonly number[];
  sizes: Sizes;
}

/** The months and days of the rendered weeks. */
export const TimelineHead = memo(function TimelineHead({ start, today, weeks, sizes }: TimelineHeadProps) {
  const { day, name, head } = sizes;
  const [first = 0, last = 0] = [weeks.at(0), weeks.at(-1)];
  const [from, to] = [addDays(start, first * 7), addDays(start, last * 7 + 7)];
  const months: Day[] = [];
  for (let month = startOfMonth(from); month < to; month = addMonths(month, 1)) months.push(month);
  const leftOf = (date: Day) => name + dayIndex(start, date) * day;
  const days = weeks.flatMap((week) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(start, week * 7 + n)));
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-30 border-b border-ci-gray-300 bg-surface"
      style={{ height: head }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className={cn('sticky left-0 z-20 h-full bg-surface', name > 0 && 'border-r border-ci-gray-300')}
        style={{ width: name }}
      >
        <span className="sr-only">{texts.listing}</span>
      </div>
      {months.map((month) => {
        const end = addMonths(month, 1);
        const [left, right] = [leftOf(month < from ? from : month), leftOf(end > to ? to : end)];
        return (
          <div
            key={month}
            aria-hidden
            className="absolute top-0 h-6 overflow-clip border-l border-ci-gray-300"
            style={{ left, width: right - left }}
          >
            <span
              className="sticky inline-block px-2 text-sm font-semibold text-ci-gray-900 first-letter:uppercase"
              style={{ left: name }}
            >
              {formatMonth(month)}
            </span>
          </div>
        );
      })}
      {days.map((date) => (
        <div
          key={date}
          role="columnheader"
          aria-colindex={dayIndex(start, date) + 2}
          aria-label={cellDay(date)}
          className={cn(
            'figures absolute bottom-0 flex h-9 flex-col items-center justify-center text-xs leading-4 text-ci-gray-700',
            weekday(date) > 5 && 'bg-ci-gray-100',
            date === today && 'font-semibold text-ci-red-700',
          )}
          style={{ left: leftOf(date), width: day }}
        >
          <span aria-hidden>{weekdayTexts.short[weekday(date)]}</span>
          <span aria-hidden className="text-sm">
            {Number(date.slice(8))}
          </span>
        </div>
      ))}
    </div>
  );
});
