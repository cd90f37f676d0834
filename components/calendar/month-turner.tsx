'use client';

import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

/** 25 kB gzip that a page need not send before somebody turns a leaf. */
const TurnedCalendar = lazyPart(
  async () => (await import('@/components/calendar/turned-calendar')).TurnedCalendar,
);

interface MonthTurnerProps {
  label: string;
  previous: string;
  next: string;
  occupied: readonly DayRange[];
  today: Day;
  firstMonth: Day;
  /** How many months after the first can be reached. */
  furthest: number;
  className: string;
  legend: ReactNode;
  /** The first two months. */
  children: ReactNode;
}

/** Shows the months that the page brought, and fetches the calendar for those after them. */
export function MonthTurner({ previous, next, furthest, legend, children, ...calendar }: MonthTurnerProps) {
  const [offset, setOffset] = useState<number | null>(null);
  const at = offset ?? 0;

  function turn(by: number) {
    const month = at + by;
    if (month < 0 || month > furthest) return;
    // What is shown stays until the calendar has come.
    startTransition(() => setOffset(month));
  }

  const button = 'aria-disabled:opacity-40';
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-4">
        {legend}
        <div className="flex gap-1 noscript:hidden">
          <IconButton label={previous} aria-disabled={at <= 0} className={button} onClick={() => turn(-1)}>
            <Icon name="chevron-left" className="size-6" />
          </IconButton>
          <IconButton label={next} aria-disabled={at >= furthest} className={button} onClick={() => turn(1)}>
            <Icon name="chevron-right" className="size-6" />
          </IconButton>
        </div>
      </div>
      {offset === null ? children : <TurnedCalendar {...calendar} offset={offset} />}
    </div>
  );
}
