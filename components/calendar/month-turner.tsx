'use client';

import { startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { Elements } from '@/components/ui/elements';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { carriesDays } from '@/lib/search/carried-stay';

/** 25 kB gzip that can wait until somebody comes near. */
const TurnedCalendar = lazyPart(
  async () => (await import('@/components/calendar/turned-calendar')).TurnedCalendar,
);

/** So near, in pixels, a calendar gets ready to be pressed. */
const NEAR = '300px';

interface MonthTurnerProps {
  /** Of a home in which a stay can be chosen; without, one reads the calendar. */
  slug?: string;
  label: string;
  previous: string;
  next: string;
  occupied: readonly DayRange[];
  today: Day;
  /** No month after it can be reached. */
  lastDay: Day;
  className: string;
  legend: Elements;
  /** The first two months. */
  children: Elements;
}

/**
 * Shows the months that came with the page, and fetches the calendar for later ones; where a stay can be chosen, as
 * soon as the months are near.
 */
export function MonthTurner({ previous, next, lastDay, legend, children, ...calendar }: MonthTurnerProps) {
  const [offset, setOffset] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // Until the calendar is there, what was sent keeps its place in the tree: elsewhere it would be fetched anew.
  const [isTurned, setTurned] = useState(false);
  const onShown = useCallback(() => setTurned(true), []);
  const query = useCarriedQuery();
  const box = useRef<HTMLDivElement>(null);
  const { slug } = calendar;
  const first = monthNumber(calendar.today);
  const furthest = monthNumber(lastDay) - first;

  // Who comes with days sees them; days chosen here are in view already, so that later ones turn nothing.
  useEffect(() => {
    const given = new URLSearchParams(window.location.search);
    const month = monthNumber(given.get('arrival') ?? '') - first;
    if (!carriesDays(`${given}`) || month < 0 || month > furthest) return;
    startTransition(() => (setOpen(true), setOffset(month)));
  }, [first, furthest]);

  useEffect(() => {
    if (slug === undefined || !box.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setOpen(true)),
      { rootMargin: NEAR },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [slug]);

  /** @param next goes from the month that will be shown, so that each of several quick presses turns one further */
  function turn(next: (month: number) => number) {
    const within = (month: number) => Math.min(Math.max(next(month), 0), furthest);
    // What is shown stays until the calendar is there.
    startTransition(() => (setOpen(true), setOffset(within)));
  }

  const button = 'aria-disabled:opacity-40';
  return (
    <div ref={box} data-shows-days>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4 *:first:min-w-0 *:first:flex-1 *:first:basis-40">
        {legend}
        <div className="ml-auto flex gap-1 noscript:hidden">
          <IconButton
            label={previous}
            aria-disabled={offset <= 0}
            className={button}
            onClick={() => turn((month) => month - 1)}
          >
            <Icon name="chevron-left" className="size-6" />
          </IconButton>
          <IconButton
            label={next}
            aria-disabled={offset >= furthest}
            className={button}
            onClick={() => turn((month) => month + 1)}
          >
            <Icon name="chevron-right" className="size-6" />
          </IconButton>
        </div>
      </div>
      {!isTurned && children}
      {isOpen && (
        <Suspense>
          <TurnedCalendar
            {...calendar}
            {...{ offset, query, onShown }}
            onMonthChange={(month) => turn(() => monthNumber(month) - first)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Counts months; NaN for what names none. Not `lib/dates`, which a page need not ship for this. */
function monthNumber(day: string): number {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return year * 12 + month;
}
