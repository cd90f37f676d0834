'use client';

import { HomeSections } from '@/components/home/home-sections';
import { still } from '@/components/ui/still';

/** Nothing on the home page needs script of its own. */
export const StillHome = still(
  typeof window === 'undefined' ? HomeSections : null,
  async () => (await import('@/components/home/home-sections')).HomeSections,
  { isKept: true },
);
