'use client';

import { FrontPageScreen } from '@/components/front-page/front-page-screen';
import { pagePart } from '@/components/ui/page-part';

/** The home page, whose own script is loaded after the first sign of interest. */
export const ListingPart = pagePart(
  typeof window === 'undefined' ? FrontPageScreen : null,
  async () => (await import('@/components/front-page/front-page-screen')).FrontPageScreen,
);
