import { ComparisonTable } from '@/components/front-page/comparison-table';
import { FrontPageAbout } from '@/components/front-page/front-page-about';
import { RentOutBanner } from '@/components/front-page/rent-out-banner';
import { ReviewsStrip } from '@/components/front-page/reviews-strip';
import { TownTiles } from '@/components/front-page/town-tiles';
import type { FrontPageModel, TownOffer } from '@/lib/front-page/front-page-model';

interface FrontPageSectionsProps {
  towns: readonly TownOffer[];
  strip: FrontPageModel['strip'];
}

/** The home page below its rows of listings: the towns, about the site, and the invitation to landlords. */
export function FrontPageSections({ towns, strip }: FrontPageSectionsProps) {
  return (
    <>
      <TownTiles towns={towns} />
      <ComparisonTable />
      <FrontPageAbout />
      {strip && <ReviewsStrip text={strip.text} />}
      <RentOutBanner />
    </>
  );
}
