'use client';

import { FrontPageRow } from '@/components/front-page/front-page-row';
import { pagePart } from '@/components/ui/page-part';

/** A row of homes on a page about something else, whose own script includes none of theirs. */
export const RowPart = pagePart(
  typeof window === 'undefined' ? FrontPageRow : null,
  async () => (await import('@/components/front-page/front-page-row')).FrontPageRow,
);
