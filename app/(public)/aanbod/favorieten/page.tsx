import { FavoritesScreen } from '@/components/favorites/favorites-screen';
import { SharedList } from '@/components/favorites/shared-list';
import { FrontPageRow } from '@/components/front-page/front-page-row';
import { PageHeading } from '@/components/layout/page-heading';
import { readAsked } from '@/lib/favorites/asked';
import { readSharedIds } from '@/lib/favorites/shared-list';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';
import { findSharedList } from '@/server/features/favorites/find-shared-list';
import { findRecentRow } from '@/server/features/front-page/find-recent-row';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({
    title: texts.title,
    description: texts.description,
    path: route('listing.favorites'),
    index: false,
  });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * The favourites (docs/rules/favorites.md): the page is the same for everybody; the list comes from the browser, or
 * from a shared link (`?ids=`). The search params are those of the canonical address (server/front/address.ts).
 */
export default async function FavoritesPage({ searchParams }: PageProps) {
  const given = await searchParams;
  const ids = readSharedIds(given.ids);
  const asked = readAsked((name) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  });
  const { homes, compared } = await findSharedList(ids, asked);
  const { row, searches } = homes.length > 0 ? { row: null, searches: [] } : await findRecentRow(asked.query);
  declarePublicPage({ tags: [...ids.map((id) => `listing:${id}`)], searches });
  const listings = row && <FrontPageRow row={row} className="" />;
  if (ids.length > 0) {
    return (
      <div className="page py-8 sm:py-12">
        <PageHeading title={texts.sharedTitle} intro={texts.sharedIntro} />
        <SharedList {...{ homes, compared, asked, listings }} />
      </div>
    );
  }
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      <noscript>
        <p className="pb-4">{texts.noScript}</p>
      </noscript>
      <FavoritesScreen asked={asked} suggestions={listings} />
    </div>
  );
}
