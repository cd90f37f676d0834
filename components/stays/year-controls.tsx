'use client';

import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { RegionSelect } from '@/components/holidays/region-select';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { seasonTexts, stayPricesTexts } from '@/lib/texts/stay-prices';

interface YearControlsProps {
  year: number;
  firstYear: number;
  lastYear: number;
  onYear: (year: number) => void;
  onAdd: () => void;
}

/** The year, the region whose holidays are shown, and a button to add a season, in one row. */
export function YearControls(props: YearControlsProps) {
  const { year, firstYear, lastYear, onYear, onAdd } = props;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 sm:gap-x-5">
      <div className="-ml-2 flex items-center">
        <IconButton
          size="sm"
          label={stayPricesTexts.previousYear}
          aria-disabled={year <= firstYear}
          onClick={() => onYear(Math.max(firstYear, year - 1))}
        >
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
        <p
          aria-live="polite"
          className="figures min-w-16 text-center text-2xl font-semibold text-ci-gray-900"
        >
          {year}
        </p>
        <IconButton
          size="sm"
          label={stayPricesTexts.nextYear}
          aria-disabled={year >= lastYear}
          onClick={() => onYear(Math.min(lastYear, year + 1))}
        >
          <ChevronRight aria-hidden className="size-6" />
        </IconButton>
      </div>
      <RegionSelect className="max-sm:order-last max-sm:w-full" />
      <Button size="sm" onClick={onAdd} aria-haspopup="dialog" className="sm:ml-auto">
        <Plus aria-hidden className="size-5 max-sm:hidden" />
        <span>{seasonTexts.add}</span>
      </Button>
    </div>
  );
}
