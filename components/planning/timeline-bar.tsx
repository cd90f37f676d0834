'use client';

import { memo } from 'react';
import { barLooks } from '@/components/planning/bar-looks';
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
  /** Of the home's row, in pixels. */
  left: number;
  width: number;
  top: number;
  height: number;
  /** Where the names of homes end: the label keeps in sight. */
  labelLeft: number;
  isFaded: boolean;
}

/** Narrower, and no word would fit. */
const ROOM_FOR_WORDS = 34;
const ROOM_FOR_NIGHTS = 130;
const ROOM_FOR_MONEY = 220;

/**
 * A stay from the middle of the day of arrival to the middle of that of departure. The cells below it say the same to
 * those who do not see it.
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
        barLooks[bar.kind],
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
