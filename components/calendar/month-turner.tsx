'use client';

import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { carriesDays } from '@/lib/search/carried-stay';

/** 25 kB gzip that can wait until somebody turns a leaf. */
const TurnedCalendar = lazyPart(
  async () => (await import('@/components/calendar/turned-calendar')).TurnedCalendar,
);

interface MonthTurnerProps {
  label: string;
  previous: string;
  next: string;
  occupied: readonly DayRange[];
  today: Day;
  /** No month after it can be reached. */
  lastDay: Day;
  className: string;
  legend: ReactNode;
  /** The first two months. */
  children: ReactNode;
}

/** Shows the months that came with the page, and fetches the calendar for later ones. */
export function MonthTurner({ previous, next, lastDay, legend, children, ...calendar }: MonthTurnerProps) {
  const [offset, setOffset] = useState<number | null>(null);
  const at = offset ?? 0;
  const query = useCarriedQuery();
  const first = monthNumber(calendar.today);
  const furthest = monthNumber(lastDay) - first;

  // Who comes with days sees them.
  useEffect(() => {
    if (!carriesDays(query)) return;
    const arrival = new URLSearchParams(query).get('arrival') ?? '';
    const month = monthNumber(arrival) - first;
    if (month >= 0 && month <= furthest) startTransition(() => setOffset(month));
  }, [query, first, furthest]);

  function turn(by: number) {
    const month = at + by;
    if (month < 0 || month > furthest) return;
    // What is shown stays until the calendar is there.
    startTransition(() => setOffset(month));
  }

  const button = 'aria-disabled:opacity-40';
  return (
    <div data-shows-days>
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
      {offset === null ? children : <TurnedCalendar {...calendar} {...{ offset, query }} />}
    </div>
  );
}

/** Counts months; NaN for what names none. Not `lib/dates`, which a page need not ship for this. */
function monthNumber(day: string): number {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return year * 12 + month;
}
