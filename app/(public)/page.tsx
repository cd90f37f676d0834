import { StillHome } from '@/components/home/still-home';
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
  declarePublicPage({ tags: [], scriptsWait: true });
  const { appUrl } = publicEnv();
  return (
    <>
      <JsonLd data={organization(appUrl)} />
      <JsonLd data={webSite(appUrl)} />
      <StillHome />
    </>
  );
}
