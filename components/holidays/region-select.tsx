'use client';

import { useId } from 'react';
import { useLayerRegion } from '@/components/holidays/use-layer-region';
import { cn } from '@/components/ui/cn';
import { isLayerRegion, layerRegions } from '@/lib/holidays/layer';
import { holidayLayerTexts as texts } from '@/lib/texts/holiday-layer';
import { holidayRegionTexts } from '@/lib/texts/holidays';

/** Chooses the region whose holidays the calendar shows. */
export function RegionSelect({ className }: { className?: string }) {
  const id = useId();
  const [region, choose] = useLayerRegion();
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {texts.region}
      </label>
      <select
        id={id}
        value={region}
        onChange={({ target }) => isLayerRegion(target.value) && choose(target.value)}
        className="control control-select min-h-10 min-w-0 py-1.5 sm:max-w-56"
      >
        {layerRegions.map((each) => (
          <option key={each} value={each}>
            {each === 'none' ? texts.none : texts.of(holidayRegionTexts[each])}
          </option>
        ))}
      </select>
    </div>
  );
}
