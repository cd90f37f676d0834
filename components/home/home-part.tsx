'use client';

import { HomeScreen } from '@/components/home/home-screen';
import { pagePart } from '@/components/ui/page-part';

/** The home page, whose own script comes after the first sign of interest. */
export const HomePart = pagePart(
  typeof window === 'undefined' ? HomeScreen : null,
  async () => (await import('@/components/home/home-screen')).HomeScreen,
);
