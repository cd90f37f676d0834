import type { ComponentType } from 'react';
import type { InteractiveMapProps } from '@/components/map/interactive-map';
import type { MapCanvas } from '@/components/map/map-adapter';
import { mapProvider } from '@/lib/map/provider';
import type { MapProvider } from '@/lib/map/provider';

export interface MapParts {
  provider: MapProvider;
  InteractiveMap: ComponentType<InteractiveMapProps>;
  Canvas: MapCanvas;
}

/** The only place that depends on the map provider. */
async function loadCanvas(provider: MapProvider): Promise<MapCanvas> {
  if (provider === 'google') return (await import('@/components/map/google-canvas')).GoogleCanvas;
  return (await import('@/components/map/maplibre-canvas')).MapLibreCanvas;
}

/** The scripts of the interactive map, which no page loads on its own. */
export async function loadMapParts(): Promise<MapParts> {
  const provider = mapProvider();
  const [{ InteractiveMap }, Canvas] = await Promise.all([
    import('@/components/map/interactive-map'),
    loadCanvas(provider),
  ]);
  return { provider, InteractiveMap, Canvas };
}
