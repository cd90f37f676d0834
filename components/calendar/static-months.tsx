'use client';

import { FirstMonths } from '@/components/calendar/first-months';
import { staticPart } from '@/components/ui/static-part';

/**
 * The server-rendered first months, unchanged until the visitor turns to another month. One month on a phone, otherwise
 * two.
 */
export const StaticMonths = staticPart(
  typeof window === 'undefined' ? FirstMonths : null,
  async () => (await import('@/components/calendar/first-months')).FirstMonths,
  { className: 'figures flex flex-wrap gap-8 max-md:[&>*:nth-child(2)]:hidden' },
);
