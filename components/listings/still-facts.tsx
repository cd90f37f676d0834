'use client';

import { ListingFacts } from '@/components/listings/listing-facts';
import { still } from '@/components/ui/still';

/** Text and signs: on the page's own way nothing of it is fetched as script. */
export const StillFacts = still(
  typeof window === 'undefined' ? ListingFacts : null,
  async () => (await import('@/components/listings/listing-facts')).ListingFacts,
  { className: 'space-y-8 lg:space-y-12' },
);
