'use client';

import { SearchPage } from '@/components/search/search-page';
import { pagePart } from '@/components/ui/page-part';

/** The listing overview, whose own script is loaded after the first sign of interest. */
export const SearchPart = pagePart(
  typeof window === 'undefined' ? SearchPage : null,
  async () => (await import('@/components/search/search-page')).SearchPage,
);
