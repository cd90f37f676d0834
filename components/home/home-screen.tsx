'use client';

import { HomeHero } from '@/components/home/home-hero';
import { HomeRow } from '@/components/home/home-row';
import { HomeSections } from '@/components/home/home-sections';
import { still } from '@/components/ui/still';
import type { HomeModel } from '@/lib/home/home-model';
import type { BarModel } from '@/lib/search/bar-model';

/** Nothing there needs script of its own. */
const StillSections = still(
  typeof window === 'undefined' ? HomeSections : null,
  async () => (await import('@/components/home/home-sections')).HomeSections,
  { className: 'below-fold intrinsic-900' },
);

type HomeScreenProps = Pick<HomeModel, 'rows' | 'towns'> & { bar: BarModel };

/** The home page: the search in one picture, rows of homes, towns, and then about us. */
export function HomeScreen({ bar, rows, towns }: HomeScreenProps) {
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
