'use client';

import { Link } from '@/components/ui/link';
import { memo } from 'react';
import type { Sizes } from '@/components/planning/sizes';
import { TimelineBar } from '@/components/planning/timeline-bar';
import { TimelineWeek } from '@/components/planning/timeline-week';
import { cn } from '@/components/ui/cn';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { nights } from '@/lib/dates/range';
import { route } from '@/lib/desk-paths';
import { dayIndex } from '@/lib/planning/timeline';
import type { TimelineListing } from '@/lib/planning/timeline';

interface TimelineRowProps {
  listing: TimelineListing;
  /** Starts at 0. */
  index: number;
  top: number;
  sizes: Sizes;
  /** The Monday on which the timeline starts. */
  start: Day;
  today: Day;
  /** The rendered weeks. */
  weeks: readonly number[];
  /** The weeks whose data have been loaded. */
  loaded: ReadonlySet<number>;
  showsPrices: boolean;
  active: Day | null;
  chosen: DayRange | null;
  /** The changed range of a bar while its end is being moved. */
  moved: { key: string; range: DayRange } | null;
}

const within = (range: DayRange | null, from: Day, to: Day) =>
  range !== null && range.start < to && range.end > from;

/** A listing's row: its name, its days, and the bars that occupy them. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { listing, index, top, sizes, start, today, weeks, loaded, showsPrices, active, chosen, moved } =
    props;
  const { day, name, row, bar, barTop } = sizes;
  /** A bar's last half day may be in the next week. */
  const isShown = (range: DayRange) => {
    const [first, last] = [range.start, range.end].map((each) => Math.floor(dayIndex(start, each) / 7));
    return weeks.some((week) => week >= (first ?? 0) && week <= (last ?? 0));
  };
  /** From the middle of the first day to the middle of the day after the last night. */
  const place = (range: DayRange) => ({
    left: name + (dayIndex(start, range.start) + 0.5) * day,
    width: nights(range) * day,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-home={listing.id}
      className="absolute inset-x-0 border-b border-ci-gray-200 bg-surface"
      style={{ top, height: row }}
    >
      <div
        role="rowheader"
        className={cn(
          'sticky left-0 z-20 flex items-center',
          name > 0
            ? 'h-full border-r border-ci-gray-300 bg-surface px-3'
            : 'h-7 max-w-[90vw] bg-surface px-2',
        )}
        style={{ width: name > 0 ? name : 'max-content' }}
      >
        <Link
          href={route('dashboard.calendar', { slug: listing.slug })}
          tabIndex={-1}
          title={listing.name}
          className="min-w-0 truncate font-semibold text-ci-gray-900 no-underline hover:underline"
        >
          {listing.name}
        </Link>
      </div>
      {weeks.map((week) => {
        const monday = addDays(start, week * 7);
        const next = addDays(monday, 7);
        const isChosen = within(chosen, monday, next);
        return (
          <TimelineWeek
            key={week}
            {...{ listing, monday, today, day, showsPrices }}
            top={2 * barTop + bar - row}
            column={week * 7 + 1}
            left={name + week * 7 * day}
            isLoaded={loaded.has(week)}
            active={active !== null && active >= monday && active < next ? active : null}
            first={isChosen && chosen ? chosen.start : null}
            last={isChosen && chosen ? addDays(chosen.end, -1) : null}
          />
        );
      })}
      {listing.bars.filter(isShown).map((each) => (
        <TimelineBar
          key={each.key}
          bar={each}
          {...place(each)}
          top={each.isUnder ? row - 8 : barTop}
          height={each.isUnder ? 7 : bar}
          labelLeft={name}
          isFaded={moved?.key === each.key}
        />
      ))}
      {(chosen ?? moved) && (
        <div
          aria-hidden
          className="pointer-events-none absolute z-10 rounded-full border-2 border-ci-blue-700 bg-ci-blue-100/60"
          style={{ ...place(chosen ?? moved?.range ?? { start, end: start }), top: barTop, height: bar }}
        />
      )}
    </div>
  );
});
