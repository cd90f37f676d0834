import { HomePart } from '@/components/home/home-part';
import { JsonLd } from '@/components/listings/json-ld';
import { organization, webSite } from '@/lib/home/json-ld';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { publicEnv } from '@/lib/public-env';
import { barOf } from '@/lib/search/bar-model';
import { siteName } from '@/lib/site';
import { layoutTexts } from '@/lib/texts/layout';
import { findHome } from '@/server/features/home/find-home';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({
    title: { absolute: `${siteName()} - ${layoutTexts.tagline}` },
    description: layoutTexts.description,
    path: route('home'),
  });

export default async function HomePage() {
  const { model, searches } = await findHome();
  declarePublicPage({ tags: [], searches });
  letScriptsWait();
  const { appUrl } = publicEnv();
  return (
    <>
      <JsonLd data={organization(appUrl)} />
      <JsonLd data={webSite(appUrl)} />
      <HomePart {...model} bar={barOf({}, model.today)} />
    </>
  );
}
