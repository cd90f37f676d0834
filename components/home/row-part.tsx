'use client';

import { HomeRow } from '@/components/home/home-row';
import { pagePart } from '@/components/ui/page-part';

/** A row of homes on a page that is about something else, which brings none of their script along. */
export const RowPart = pagePart(
  typeof window === 'undefined' ? HomeRow : null,
  async () => (await import('@/components/home/home-row')).HomeRow,
);
