import type { ComponentType } from 'react';
import type { InteractiveMapProps } from '@/components/map/interactive-map';
import type { MapCanvas } from '@/components/map/map-adapter';
import { publicEnv } from '@/lib/public-env';

export interface MapParts {
  InteractiveMap: ComponentType<InteractiveMapProps>;
  Canvas: MapCanvas;
}

/** The one place that chooses who draws the map. */
async function loadCanvas(): Promise<MapCanvas> {
  if (publicEnv().googleMapsKey !== '') return (await import('@/components/map/google-canvas')).GoogleCanvas;
  return (await import('@/components/map/maplibre-canvas')).MapLibreCanvas;
}

/** The script of the interactive map, which no page loads by itself. */
export async function loadMapParts(): Promise<MapParts> {
  const [{ InteractiveMap }, Canvas] = await Promise.all([
    import('@/components/map/interactive-map'),
    loadCanvas(),
  ]);
  return { InteractiveMap, Canvas };
}
