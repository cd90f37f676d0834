import { ComparisonTable } from '@/components/home/comparison-table';
import { HomeAbout } from '@/components/home/home-about';
import { RentOutBanner } from '@/components/home/rent-out-banner';
import { ReviewsStrip } from '@/components/home/reviews-strip';
import { TownTiles } from '@/components/home/town-tiles';
import type { TownOffer } from '@/lib/home/home-model';

/** The home page below its rows of listings: the towns, about the site, and the invitation to landlords. */
export function HomeSections({ towns }: { towns: readonly TownOffer[] }) {
  return (
    <>
      <TownTiles towns={towns} />
      <ComparisonTable />
      <HomeAbout />
      <ReviewsStrip />
      <RentOutBanner />
    </>
  );
}
