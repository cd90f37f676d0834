'use client';

import { ListingScreen } from './listing-screen';
import { pagePart } from '@/components/ui/page-part';

/** A home's page, whose own script is loaded after the first sign of interest. */
export const ListingPart = pagePart(
  typeof window === 'undefined' ? ListingScreen : null,
  async () => (await import('./listing-screen')).ListingScreen,
);
