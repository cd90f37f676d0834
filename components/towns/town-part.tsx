'use client';

import { TownAbout } from '@/components/towns/town-about';
import { staticPart } from '@/components/ui/static-part';

/** About a town: nothing in it needs client-side script, or its words as data beside the HTML. */
export const TownPart = staticPart(
  typeof window === 'undefined' ? TownAbout : null,
  async () => (await import('@/components/towns/town-about')).TownAbout,
  { className: 'list-alone below-fold intrinsic-900 mt-12 border-t border-ci-gray-200 pt-8' },
);
