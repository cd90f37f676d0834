'use client';

import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId } from 'react';
import { PlanningLegend } from '@/components/planning/planning-legend';
import type { Zoom } from '@/components/planning/sizes';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { useWide } from '@/components/ui/use-wide';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatMonth, formatShortMonth } from '@/lib/format/date';
import { planningTexts as texts } from '@/lib/texts/planning';

interface PlanningControlsProps {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** The first day of the month in view. */
  month: Day;
  months: readonly Day[];
  onMonth: (month: Day) => void;
  onToday: () => void;
}

const zooms: readonly Zoom[] = ['weeks', 'months'];

/** The row of controls above the timeline. */
export function PlanningControls(props: PlanningControlsProps) {
  const { zoom, onZoom, month, months, onMonth, onToday } = props;
  const id = useId();
  const format = useWide() ? formatMonth : formatShortMonth;
  return (
    <div className="mb-2 flex min-h-14 flex-wrap items-center gap-2 sm:gap-3">
      <h1 className="grow text-2xl max-sm:sr-only">{texts.title}</h1>
      <Button variant="secondary" size="sm" onClick={onToday}>
        {texts.today}
      </Button>
      <label htmlFor={id} className="sr-only">
        {texts.month}
      </label>
      <select
        id={id}
        value={month}
        onChange={({ target }) => isDay(target.value) && onMonth(target.value)}
        className="control control-select figures min-h-10 min-w-0 grow basis-28 py-1.5 sm:w-auto sm:grow-0 sm:basis-auto"
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {format(each)}
          </option>
        ))}
      </select>
      <div
        role="group"
        aria-label={texts.zoom}
        className="flex rounded-control bg-ci-gray-200 p-1 max-sm:hidden"
      >
        {zooms.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={zoom === each}
            onClick={() => onZoom(each)}
            className={cn(
              'min-h-8 rounded-control px-3 text-base font-semibold text-ci-gray-800',
              zoom === each && 'bg-surface shadow-sm',
            )}
          >
            {texts[each]}
          </button>
        ))}
      </div>
      <IconButton
        size="sm"
        className="sm:hidden"
        label={texts[zoom === 'weeks' ? 'months' : 'weeks']}
        onClick={() => onZoom(zoom === 'weeks' ? 'months' : 'weeks')}
      >
        {zoom === 'weeks' ? (
          <ZoomOut aria-hidden className="size-5" />
        ) : (
          <ZoomIn aria-hidden className="size-5" />
        )}
      </IconButton>
      <PlanningLegend />
    </div>
  );
}
