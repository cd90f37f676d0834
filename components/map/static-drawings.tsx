'use client';

import { ListingDrawing } from '@/components/map/listing-drawing';
import { OverviewDrawing } from '@/components/map/overview-drawing';
import { staticPart } from '@/components/ui/static-part';

/** The map's drawings, only server-rendered: each search needs a `key` of its own. */
export const StaticOverviewDrawing = staticPart(
  typeof window === 'undefined' ? OverviewDrawing : null,
  async () => (await import('@/components/map/overview-drawing')).OverviewDrawing,
);
export const StaticListingDrawing = staticPart(
  typeof window === 'undefined' ? ListingDrawing : null,
  async () => (await import('@/components/map/listing-drawing')).ListingDrawing,
);
