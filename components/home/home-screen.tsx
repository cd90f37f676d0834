'use client';

import { useMemo } from 'react';
import { HomeHero } from '@/components/home/home-hero';
import { HomeRow } from '@/components/home/home-row';
import { HomeSections } from '@/components/home/home-sections';
import { still } from '@/components/ui/still';
import { unpackHome } from '@/lib/home/packed-home';
import type { PackedHome } from '@/lib/home/packed-home';

/** Nothing there needs script of its own. */
const StillSections = still(
  typeof window === 'undefined' ? HomeSections : null,
  async () => (await import('@/components/home/home-sections')).HomeSections,
  { isKept: true, className: 'below-fold intrinsic-900' },
);

/** The home page: the search in one picture, rows of homes, towns, and then about us. */
export function HomeScreen({ packed }: { packed: PackedHome }) {
  const { bar, rows, towns } = useMemo(() => unpackHome(packed), [packed]);
  return (
    <>
      <HomeHero values={bar} />
      {rows.map((row) => (
        <HomeRow key={row.title} row={row} />
      ))}
      <StillSections towns={towns} />
    </>
  );
}
