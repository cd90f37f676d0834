'use client';

import { savedChoice } from '@/components/ui/saved-choice';
import { isLayerRegion, layerRegionName, layerRegions } from '@/lib/holidays/layer';
import type { LayerRegion } from '@/lib/holidays/layer';

const nearest = (): LayerRegion => layerRegions[0] ?? 'none';

/** The region whose holidays are shown, remembered on this device. */
export const useLayerRegion = savedChoice<LayerRegion>(layerRegionName, (saved) =>
  isLayerRegion(saved) ? saved : nearest(),
);
