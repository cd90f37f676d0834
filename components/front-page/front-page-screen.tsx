import { FrontPageHero } from '@/components/front-page/front-page-hero';
import { FrontPageRow } from '@/components/front-page/front-page-row';
import { FrontPageSections } from '@/components/front-page/front-page-sections';
import { staticPart } from '@/components/ui/static-part';
import type { FrontPageModel } from '@/lib/front-page/front-page-model';
import type { BarModel } from '@/lib/search/bar-model';

/** Nothing in it needs client-side script. */
const StaticSections = staticPart(
  typeof window === 'undefined' ? FrontPageSections : null,
  async () => (await import('@/components/front-page/front-page-sections')).FrontPageSections,
  { className: 'below-fold intrinsic-900' },
);

type FrontPageScreenProps = Pick<FrontPageModel, 'rows' | 'towns' | 'strip'> & { bar: BarModel };

/** The home page: the search form over a picture, rows of listings, the towns, and about the site. */
export function FrontPageScreen({ bar, rows, towns, strip }: FrontPageScreenProps) {
  return (
    <>
      <FrontPageHero values={bar} />
      {rows.map((row) => (
        <FrontPageRow key={row.title} row={row} />
      ))}
      <StaticSections towns={towns} strip={strip} />
    </>
  );
}
