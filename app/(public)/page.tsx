import { ComparisonTable } from '@/components/home/comparison-table';
import { HomeAbout } from '@/components/home/home-about';
import { HomeHero } from '@/components/home/home-hero';
import { RentOutBanner } from '@/components/home/rent-out-banner';
import { ReviewsStrip } from '@/components/home/reviews-strip';
import { TownTiles } from '@/components/home/town-tiles';
import { JsonLd } from '@/components/listings/json-ld';
import { organization, webSite } from '@/lib/pages/json-ld';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { publicEnv } from '@/lib/public-env';
import { siteName } from '@/lib/site';
import { layoutTexts } from '@/lib/texts/layout';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({
    title: { absolute: `${siteName()} - ${layoutTexts.tagline}` },
    description: layoutTexts.description,
    path: route('home'),
  });

export default function HomePage() {
  declarePublicPage({ tags: ['listings'], scriptsWait: true });
  const { appUrl } = publicEnv();
  return (
    <>
      <JsonLd data={organization(appUrl)} />
      <JsonLd data={webSite(appUrl)} />
      <HomeHero />
      <TownTiles />
      <HomeAbout />
      <ReviewsStrip />
      <ComparisonTable />
      <RentOutBanner />
    </>
  );
}
