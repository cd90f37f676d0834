import type { Metadata } from 'next';
import { ComparisonTable } from '@/components/home/comparison-table';
import { HomeAbout } from '@/components/home/home-about';
import { HomeHero } from '@/components/home/home-hero';
import { RentOutBanner } from '@/components/home/rent-out-banner';
import { ReviewsStrip } from '@/components/home/reviews-strip';
import { TownTiles } from '@/components/home/town-tiles';
import { route } from '@/lib/paths';

export const metadata: Metadata = { alternates: { canonical: route('home') } };

export default function HomePage() {
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
