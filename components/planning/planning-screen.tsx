'use client';

import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ChangeoversOfToday } from '@/components/changeovers/changeovers-of-today';
import { PlanningControls } from '@/components/planning/planning-controls';
import type { Asked } from '@/components/planning/planning-panel';
import type { Zoom } from '@/components/planning/sizes';
import { Timeline } from '@/components/planning/timeline';
import type { Chosen, Moved, TimelineHandle } from '@/components/planning/timeline';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { addDays, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatShortDay } from '@/lib/format/date';
import { barText } from '@/lib/planning/cell-text';
import { planningWindowQuery } from '@/lib/planning/queries';
import {
  mergeWindows,
  obstacleOf,
  TIMELINE_WEEKS,
  TODAY_WINDOW,
  timelineMonths,
  timelineStart,
  windowOfWeek,
  windowRange,
} from '@/lib/planning/timeline';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { planningTexts as texts } from '@/lib/texts/planning';

const PlanningPanel = lazyPart(
  async () => (await import('@/components/planning/planning-panel')).PlanningPanel,
);

interface PlanningScreenProps {
  today: Day;
  /** The user whose changeovers are shown; null for users who see none. */
  changeoversOf: number | null;
}

/** The timeline with its selection, and the panel of actions. */
export function PlanningScreen({ today, changeoversOf }: PlanningScreenProps) {
  const start = timelineStart(today);
  const { listings, loaded, failed, retry, isPending, showWeeks } = usePlanning(start);
  const [zoom, setZoom] = useState<Zoom>('weeks');
  const [month, setMonth] = useState(startOfMonth(today));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const timeline = useRef<TimelineHandle>(null);
  const months = useMemo(() => timelineMonths(start), [start]);
  function close() {
    setAsked(null);
    setChosen(null);
    setMoved(null);
  }

  return (
    <>
      <PlanningControls
        {...{ zoom, month, months }}
        onZoom={setZoom}
        onMonth={(next) => timeline.current?.showDay(next < start ? start : addDays(next, 1))}
        onToday={() => timeline.current?.showDay(today)}
      />
      {changeoversOf !== null && <ChangeoversOfToday userId={changeoversOf} today={today} />}
      {failed && (
        <ErrorState
          className="mb-4"
          title={texts.loadFailed}
          text={dashboardTexts.tryAgain}
          onRetry={retry}
          pending={isPending}
        />
      )}
      {listings.length > 0 ? (
        <Timeline
          ref={timeline}
          {...{ listings, start, today, zoom, loaded, chosen, moved }}
          onWeeks={showWeeks}
          onLeft={(day) => setMonth(startOfMonth(day))}
          onChoose={setChosen}
          onMove={setMoved}
          onAsk={() => setAsked({ what: 'days' })}
          onOpen={(listing, bar, day) => setAsked({ what: 'bar', listing, bar, day })}
        />
      ) : (
        !failed && (
          <SkeletonGroup>
            <Skeleton className="h-96 rounded-panel" />
          </SkeletonGroup>
        )
      )}
      <p role="status" className="sr-only">
        {spoken(chosen, moved)}
      </p>
      {asked && (
        <OpeningPart isOpen onCancel={close}>
          <PlanningPanel {...{ asked, chosen, moved, today }} onClose={close} />
        </OpeningPart>
      )}
    </>
  );
}

/** The selection or the changed end, for screen readers. */
function spoken(chosen: Chosen | null, moved: Moved | null): string {
  if (chosen) return wholeNightsText(chosen.range);
  if (!moved) return '';
  const { listing, bar, range } = moved;
  const obstacle = obstacleOf(listing, bar, range);
  const until = texts.until(formatShortDay(range.end), nightCountText(nights(range)));
  return [until, obstacle ? texts.taken(barText(obstacle)) : texts.fits].join('. ');
}

/** The data of the weeks in view and around them; weeks already loaded are kept. */
function usePlanning(start: Day) {
  // Those that come with the page: adding one of them later would render every row again.
  const [windows, setWindows] = useState<readonly number[]>([TODAY_WINDOW - 1, TODAY_WINDOW]);
  const showWeeks = useCallback((first: number, last: number) => {
    const from = windowOfWeek(Math.max(0, first - 2));
    const to = windowOfWeek(Math.min(TIMELINE_WEEKS - 1, last + 4));
    setWindows((known) => {
      const fresh = [from, to].filter(
        (window, place, all) => !known.includes(window) && all.indexOf(window) === place,
      );
      return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => a - b);
    });
  }, []);
  const queries = useQueries({
    queries: windows.map((window) => planningWindowQuery(windowRange(start, window))),
    combine: (results) => ({
      data: results.map(({ data }) => data),
      failed: results.some(({ isError }) => isError),
      isPending: results.some(({ isFetching }) => isFetching),
      retry: () => results.forEach((result) => void (result.isError && result.refetch())),
    }),
  });
  const { data, ...state } = queries;
  const listings = useMemo(() => mergeWindows(data.flatMap((window) => (window ? [window] : []))), [data]);
  const loaded = useMemo(() => {
    const known = new Set(windows.filter((_window, place) => data[place]));
    const weeks = Array.from({ length: TIMELINE_WEEKS }, (_, week) => week);
    return new Set(weeks.filter((week) => known.has(windowOfWeek(week))));
  }, [windows, data]);
  return { listings, loaded, showWeeks, ...state };
}
