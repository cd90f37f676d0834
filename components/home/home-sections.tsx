import { ComparisonTable } from '@/components/home/comparison-table';
import { HomeAbout } from '@/components/home/home-about';
import { HomeHero } from '@/components/home/home-hero';
import { RentOutBanner } from '@/components/home/rent-out-banner';
import { ReviewsStrip } from '@/components/home/reviews-strip';
import { TownTiles } from '@/components/home/town-tiles';

/** The home page, from the search to the owners. */
export function HomeSections() {
  return (
    <>
      <HomeHero />
      <TownTiles />
      <HomeAbout />
      <ReviewsStrip />
      <ComparisonTable />
      <RentOutBanner />
    </>
  );
}
