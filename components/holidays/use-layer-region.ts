'use client';

import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '@/lib/device-memory';
import { isLayerRegion, layerRegionName, layerRegions } from '@/lib/holidays/layer';
import type { LayerRegion } from '@/lib/holidays/layer';

const listeners = new Set<() => void>();

/** What was chosen last, also where the browser keeps nothing. */
let chosen: LayerRegion | null = null;

function read(): LayerRegion {
  const kept = chosen ?? keptText(layerRegionName);
  return isLayerRegion(kept) ? kept : nearest();
}

const nearest = (): LayerRegion => layerRegions[0] ?? 'none';

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Whose holidays are shown, remembered on this device; changes everywhere at once. */
export function useLayerRegion(): [LayerRegion, (region: LayerRegion) => void] {
  const region = useSyncExternalStore(subscribe, read, nearest);
  return [
    region,
    (next) => {
      chosen = next;
      keepText(layerRegionName, next);
      for (const listener of listeners) listener();
    },
  ];
}
