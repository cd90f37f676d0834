'use client';

import { keptChoice } from '@/components/ui/kept-choice';
import { isLayerRegion, layerRegionName, layerRegions } from '@/lib/holidays/layer';
import type { LayerRegion } from '@/lib/holidays/layer';

const nearest = (): LayerRegion => layerRegions[0] ?? 'none';

/** The region whose holidays are shown, remembered on this device. */
export const useLayerRegion = keptChoice<LayerRegion>(layerRegionName, (kept) =>
  isLayerRegion(kept) ? kept : nearest(),
);
