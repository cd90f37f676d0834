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

/** 25 kB gzip, not loaded until the visitor comes near. */
const TurnedCalendar = lazyPart(
  async () => (await import('@/components/calendar/turned-calendar')).TurnedCalendar,
);

/** The distance from the viewport, in pixels, at which the calendar is loaded. */
const NEAR = '300px';

interface MonthTurnerProps {
  /** The listing's slug if a stay can be chosen; otherwise the calendar is read-only. */
  slug?: string;
  label: string;
  previous: string;
  next: string;
  occupied: readonly DayRange[];
  today: Day;
  /** Later months cannot be shown. */
  lastDay: Day;
  className: string;
  legend: Elements;
  /** The first two months. */
  children: Elements;
}

/**
 * Shows the months that came with the page, and loads the interactive calendar for later months; if a stay can be
 * chosen, as soon as the months come near the viewport.
 */
export function MonthTurner({ previous, next, lastDay, legend, children, ...calendar }: MonthTurnerProps) {
  const [offset, setOffset] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // Until the calendar has loaded, the server-rendered months keep their place in the tree: elsewhere they would be
  // fetched again.
  const [isTurned, setTurned] = useState(false);
  const onShown = useCallback(() => setTurned(true), []);
  const query = useCarriedQuery();
  const box = useRef<HTMLDivElement>(null);
  const { slug } = calendar;
  const first = monthNumber(calendar.today);
  const furthest = monthNumber(lastDay) - first;

  // Turns to the month of days given in the URL. Days chosen here are visible already, so later changes do not turn the
  // calendar.
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

  /**
   * @param next computes from the month about to be shown, so that quick successive presses each turn one month further
   */
  function turn(next: (month: number) => number) {
    const within = (month: number) => Math.min(Math.max(next(month), 0), furthest);
    // The current months stay visible until the calendar has loaded.
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

/**
 * A month as a running number; NaN for text that is no month. Does not use `lib/dates`, to keep it out of the page's
 * bundle.
 */
function monthNumber(day: string): number {
  const [year = Number.NaN, month = Number.NaN] = day.split('-').map(Number);
  return year * 12 + month;
}
