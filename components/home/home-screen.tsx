import { HomeHero } from '@/components/home/home-hero';
import { HomeRow } from '@/components/home/home-row';
import { HomeSections } from '@/components/home/home-sections';
import { still } from '@/components/ui/still';
import type { HomeModel } from '@/lib/home/home-model';
import type { BarModel } from '@/lib/search/bar-model';

/** Nothing in it needs client-side script. */
const StillSections = still(
  typeof window === 'undefined' ? HomeSections : null,
  async () => (await import('@/components/home/home-sections')).HomeSections,
  { className: 'below-fold intrinsic-900' },
);

type HomeScreenProps = Pick<HomeModel, 'rows' | 'towns'> & { bar: BarModel };

/** The home page: the search form over a picture, rows of listings, the towns, and about the site. */
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
