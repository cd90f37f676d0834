'use client';

import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNumber } from '@/lib/format/number';
import { cellText } from '@/lib/planning/cell-text';
import type { TimelineListing } from '@/lib/planning/timeline';

interface TimelineWeekProps {
  listing: TimelineListing;
  monday: Day;
  /** The column of its Monday, from 1. */
  column: number;
  left: number;
  day: number;
  /** Offset that moves the prices down to the bars. */
  top: number;
  today: Day;
  isLoaded: boolean;
  showsPrices: boolean;
  /** The day with keyboard focus, if it is in this week. */
  active: Day | null;
  /** The first and last selected night in this week; null for none. */
  first: Day | null;
  last: Day | null;
}

/** Lines between days, and a shade on Saturday and Sunday. */
const ground =
  'bg-[repeating-linear-gradient(to_right,var(--color-ci-gray-200)_0_1px,transparent_1px_calc(100%/7)),linear-gradient(to_right,transparent_calc(500%/7),var(--color-ci-gray-100)_0)]';

const week = [0, 1, 2, 3, 4, 5, 6];

/**
 * Seven days of a listing. Re-rendered only when something in it changes, so that scrolling renders weeks, not days.
 */
export const TimelineWeek = memo(function TimelineWeek(props: TimelineWeekProps) {
  const { listing, monday, column, left, day, top, today, isLoaded, showsPrices, active, first, last } =
    props;
  return (
    <div
      role="presentation"
      className={cn('absolute inset-y-0 flex items-center', ground, !isLoaded && 'opacity-50')}
      style={{ left, width: day * 7 }}
    >
      {week.map((n) => {
        const date = addDays(monday, n);
        const price = showsPrices && !listing.barOn.has(date) ? listing.prices.get(date) : undefined;
        const isChosen = first !== null && last !== null && date >= first && date <= last;
        return (
          <div
            key={n}
            role="gridcell"
            data-day={date}
            aria-colindex={column + n + 1}
            aria-label={cellText(listing, date, today)}
            aria-selected={isChosen || undefined}
            tabIndex={date === active ? 0 : -1}
            className="planning-cell flex h-full items-center justify-end pr-0.5"
            style={{ width: day, paddingTop: top }}
          >
            {price !== undefined && (
              <span className="figures text-xs text-ci-gray-600">{formatNumber(price)}</span>
            )}
          </div>
        );
      })}
    </div>
  );
});
