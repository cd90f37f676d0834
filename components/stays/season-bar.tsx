'use client';

import type { KeyboardEvent } from 'react';
import { cn } from '@/components/ui/cn';
import { dayNumber } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatLongDay } from '@/lib/format/date';
import { formatWholeEuro } from '@/lib/money/euro';
import type { SeasonDto } from '@/lib/stays/contract';
import { placeIn } from '@/lib/stays/season-places';
import type { Hold } from '@/lib/stays/season-places';
import { seasonSpanText } from '@/lib/stays/season-text';
import { lastNight } from '@/components/stays/use-season-drag';
import { Words } from '@/components/ui/words';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

interface SeasonBarProps {
  season: SeasonDto;
  /** Its current range, including an unsaved move. */
  range: DayRange;
  year: number;
  isMoving: boolean;
  helpId: string;
  onOpen: () => void;
  onNudge: (hold: Hold, days: number) => void;
  /** Saves a move made with the keyboard. */
  onSettle: () => void;
  /** Reverts a move. */
  onUndo: () => void;
}

/** A bar covering a smaller fraction of the year has no room for text. */
const WORDY = 0.075;

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

/** A season on the strip: a button that opens it and can be dragged, with a handle at both ends. */
export function SeasonBar({ season, range, year, isMoving, helpId, ...on }: SeasonBarProps) {
  const place = placeIn(year, range);
  if (!place) return null;
  const isWide = place.length > WORDY;
  const startsHere = range.start.startsWith(String(year));
  const endsHere = lastNight(range).startsWith(String(year));

  const keys = (hold: Hold) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const days = steps[event.key];
    if (days !== undefined) {
      event.preventDefault();
      on.onNudge(hold, days);
    }
    if (event.key === 'Escape') on.onUndo();
  };
  const edge = (hold: 'start' | 'end') => (
    <div
      role="slider"
      tabIndex={0}
      data-hold={hold}
      aria-label={(hold === 'start' ? texts.firstDay : texts.lastDay)(season.name)}
      aria-valuemin={0}
      aria-valuemax={dayNumber(range.end) + 366}
      aria-valuenow={dayNumber(hold === 'start' ? range.start : lastNight(range))}
      aria-valuetext={formatLongDay(hold === 'start' ? range.start : lastNight(range))}
      onKeyDown={keys(hold)}
      onBlur={on.onSettle}
      className={cn(
        'absolute inset-y-0 z-10 w-6 cursor-ew-resize rounded-control before:absolute before:inset-y-3 before:w-0.5 before:bg-ci-blue-600',
        hold === 'start' ? 'before:left-1' : 'before:right-1',
        isWide && (hold === 'start' ? 'left-0' : 'right-0'),
        // The handles of a short bar are outside it, and only visible on hover or focus.
        !isWide && 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 before:inset-x-auto',
        !isWide &&
          (hold === 'start'
            ? 'right-full before:right-0 before:left-auto'
            : 'left-full before:right-auto before:left-0'),
      )}
    />
  );
  return (
    <div
      data-season={season.id}
      style={{ left: `${place.from * 100}%`, width: `${place.length * 100}%` }}
      className="group absolute inset-y-0 hover:z-10 focus-within:z-10"
    >
      <button
        type="button"
        title={`${season.name}, ${seasonSpanText(range)}`}
        aria-describedby={helpId}
        onClick={on.onOpen}
        onKeyDown={keys('whole')}
        onBlur={on.onSettle}
        className={cn(
          'absolute inset-0 cursor-grab overflow-hidden border-y border-ci-blue-500 bg-ci-blue-100 px-3.5 py-1 text-left leading-5 text-ci-blue-900 transition-colors duration-150 hover:bg-ci-blue-200 focus-visible:z-10',
          startsHere && 'rounded-l-control border-l',
          endsHere && 'rounded-r-control border-r',
          isMoving && 'cursor-grabbing bg-ci-blue-200 shadow-lift',
        )}
      >
        <span className={cn('block truncate font-semibold', !isWide && 'sr-only')}>
          <Words>{season.name}</Words>
          <span className="sr-only">{` ${seasonSpanText(range)},`}</span>
        </span>
        <span className={cn('figures block truncate', !isWide && 'sr-only')}>
          {season.price === null ? texts.usualPrice : formatWholeEuro(season.price)}
        </span>
      </button>
      {startsHere && edge('start')}
      {endsHere && edge('end')}
    </div>
  );
}
