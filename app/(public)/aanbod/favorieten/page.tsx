import { FavoritesScreen } from '@/components/favorites/favorites-screen';
import { PageHeading } from '@/components/layout/page-heading';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({
    title: texts.title,
    description: texts.description,
    path: route('listing.favorites'),
    index: false,
  });

/** The favourites (docs/rules/favorites.md): the page is the same for everybody, the list is the browser's. */
export default function FavoritesPage() {
  declarePublicPage({ tags: [] });
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      <FavoritesScreen />
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </div>
  );
}
