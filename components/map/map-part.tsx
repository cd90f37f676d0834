'use client';

import { MapIsland } from '@/components/map/map-island';
import { pagePart } from '@/components/ui/page-part';

/** The drawing above the overview that becomes a map, whose script is loaded after the first sign of interest. */
export const MapPart = pagePart(
  typeof window === 'undefined' ? MapIsland : null,
  async () => (await import('@/components/map/map-island')).MapIsland,
);
