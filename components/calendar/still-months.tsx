'use client';

import { FirstMonths } from '@/components/calendar/first-months';
import { still } from '@/components/ui/still';

/** Until somebody turns the leaf, the first months stay as they were sent. On a phone one month, else two. */
export const StillMonths = still(
  typeof window === 'undefined' ? FirstMonths : null,
  async () => (await import('@/components/calendar/first-months')).FirstMonths,
  { className: 'figures flex flex-wrap gap-8 max-md:[&>*:nth-child(2)]:hidden' },
);
