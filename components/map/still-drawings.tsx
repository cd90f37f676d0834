'use client';

import { HomeDrawing } from '@/components/map/home-drawing';
import { OverviewDrawing } from '@/components/map/overview-drawing';
import { still } from '@/components/ui/still';

/** The map's drawings, only server-rendered: each search needs a `key` of its own. */
export const StillOverviewDrawing = still(
  typeof window === 'undefined' ? OverviewDrawing : null,
  async () => (await import('@/components/map/overview-drawing')).OverviewDrawing,
);
export const StillHomeDrawing = still(
  typeof window === 'undefined' ? HomeDrawing : null,
  async () => (await import('@/components/map/home-drawing')).HomeDrawing,
);
