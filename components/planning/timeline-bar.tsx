'use client';

import { memo } from 'react';
import { barClasses } from '@/components/planning/bar-classes';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { nights } from '@/lib/dates/range';
import { formatEuro } from '@/lib/money/euro';
import { barLabel, barNights } from '@/lib/planning/cell-text';
import { isMovable } from '@/lib/planning/timeline';
import type { Bar } from '@/lib/planning/timeline';
import { planningTexts as texts } from '@/lib/texts/planning';

interface TimelineBarProps {
  bar: Bar;
  /** Position in the listing's row, in pixels. */
  left: number;
  width: number;
  top: number;
  height: number;
  /** The right edge of the column of names: the label stays visible beside it. */
  labelLeft: number;
  isFaded: boolean;
}

/** Minimum widths in pixels for showing a name, and also the number of nights. */
const ROOM_FOR_WORDS = 34;
const ROOM_FOR_NIGHTS = 130;
const ROOM_FOR_MONEY = 220;

/**
 * A stay, drawn from the middle of its arrival day to the middle of its departure day. The cells below it carry the
 * same information for screen readers.
 */
export const TimelineBar = memo(function TimelineBar(props: TimelineBarProps) {
  const { bar, left, width, top, height, labelLeft, isFaded } = props;
  return (
    <div
      aria-hidden
      data-bar={bar.key}
      data-kind={bar.kind}
      className={cn(
        'absolute z-10 flex cursor-pointer items-center overflow-clip rounded-full text-sm',
        barClasses[bar.kind],
        isFaded && 'opacity-50',
      )}
      style={{ left: left + 1, width: width - 2, top, height }}
    >
      {!bar.isUnder && width >= ROOM_FOR_WORDS && (
        <span className="figures sticky min-w-0 truncate px-2.5 leading-4" style={{ left: labelLeft }}>
          <span className="font-semibold">{barLabel(bar)}</span>
          {width >= ROOM_FOR_NIGHTS && nights(bar) > 1 && <Words>{` · ${barNights(bar)}`}</Words>}
          {width >= ROOM_FOR_MONEY && bar.open > 0 && (
            <Words>{` · ${texts.owed(formatEuro(bar.open))}`}</Words>
          )}
        </span>
      )}
      {isMovable(bar) && !bar.isUnder && (
        <span
          data-grip={bar.key}
          className="absolute inset-y-0 right-0 flex w-4 cursor-ew-resize items-center justify-center"
        >
          <span className="h-3 w-0.5 rounded-full bg-current opacity-60" />
        </span>
      )}
    </div>
  );
});
