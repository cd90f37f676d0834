import { ListingPart } from '@/components/front-page/front-page-part';
import { JsonLd } from '@/components/listings/json-ld';
import { organization, webSite } from '@/lib/front-page/json-ld';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { publicEnv } from '@/lib/public-env';
import { barOf } from '@/lib/search/bar-model';
import { siteName } from '@/lib/site';
import { layoutTexts } from '@/lib/texts/layout';
import { findFrontPage } from '@/server/features/front-page/find-front-page';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({
    title: { absolute: `${siteName()} - ${layoutTexts.tagline}` },
    description: layoutTexts.description,
    path: route('front-page'),
  });

export default async function FrontPage() {
  const { model, searches } = await findFrontPage();
  declarePublicPage({ tags: ['settings'], searches });
  letScriptsWait();
  const { appUrl } = publicEnv();
  return (
    <>
      <JsonLd data={organization(appUrl)} />
      <JsonLd data={webSite(appUrl)} />
      <ListingPart {...model} bar={barOf({}, model.today)} />
    </>
  );
}
