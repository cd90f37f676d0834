'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapCanvasProps } from '@/components/map/map-adapter';
import { mapLibreAdapter, openMapLibre } from '@/components/map/maplibre-adapter';

/** Our own drawing of the coast, with tiles over it if MAP_TILES_URL is set. */
export function MapLibreCanvas({ view, onReady, onFailure }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((container: HTMLElement) => {
    try {
      const map = openMapLibre(container, view);
      map.once('load', () => onReady(mapLibreAdapter(map)));
      return () => map.remove();
    } catch {
      // The browser has no WebGL.
      onFailure();
      return undefined;
    }
  });
  useEffect(() => (box.current ? open(box.current) : undefined), []);
  return <div ref={box} className="size-full" />;
}
