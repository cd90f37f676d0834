'use client';

import { FirstMonths } from '@/components/calendar/first-months';
import { still } from '@/components/ui/still';

/**
 * The server-rendered first months, unchanged until the visitor turns to another month. One month on a phone, otherwise
 * two.
 */
export const StillMonths = still(
  typeof window === 'undefined' ? FirstMonths : null,
  async () => (await import('@/components/calendar/first-months')).FirstMonths,
  { className: 'figures flex flex-wrap gap-8 max-md:[&>*:nth-child(2)]:hidden' },
);
