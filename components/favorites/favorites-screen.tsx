'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { FavoriteCards } from '@/components/favorites/favorite-cards';
import { OfflineFavorites } from '@/components/favorites/offline-favorites';
import { ShareList } from '@/components/favorites/share-list';
import { UndoRemoval } from '@/components/favorites/undo-removal';
import { useFavoriteListings } from '@/components/favorites/use-favorite-listings';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isOnline } from '@/lib/favorites/card';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

interface FavoritesScreenProps {
  /** Suggested listings, shown while there are no favourites. */
  suggestions: ReactNode;
}

/** This browser's favourites as cards, with loading, empty and error states. */
export function FavoritesScreen({ suggestions }: FavoritesScreenProps) {
  // The server does not know the list: it is stored in the browser.
  const isRead = useHydrated();
  const { favorites, goneCount, retry } = useFavoriteListings();
  const failed = favorites.filter(({ state }) => state.status === 'failed').length;
  const listings = favorites.flatMap(({ state }) => (state.status === 'done' ? [state.listing] : []));
  const shareable = listings.filter(isOnline).map(({ id }) => id);
  const isEmpty = isRead && favorites.length === 0;
  // The suggestions stay visible: the heart just pressed may be on one of them.
  const [isOffered, setOffered] = useState(false);
  if (isEmpty && !isOffered) setOffered(true);
  const offline = listings.filter((listing) => !isOnline(listing));

  return (
    <>
      {goneCount > 0 && (
        <Alert live className="mb-6">
          <p>{texts.gone(goneCount)}</p>
        </Alert>
      )}
      {shareable.length > 0 && (
        <div className="mb-6">
          <ShareList ids={shareable} />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          drawing={suggestions ? null : undefined}
          text={texts.empty}
          action={<LinkButton href={route('listing.index')}>{texts.toListings}</LinkButton>}
        />
      )}
      {failed > 0 && failed === favorites.length ? (
        <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={retry} />
      ) : (
        <div className="@container">
          <FavoriteCards favorites={isRead ? favorites : null} />
        </div>
      )}
      {failed > 0 && failed < favorites.length && (
        <Alert tone="error" live title={texts.someFailed(failed)} className="mt-6">
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {offline.length > 0 && <OfflineFavorites listings={offline} />}
      {/* Without JavaScript the list cannot be read, so suggestions are shown. */}
      {(isOffered || !isRead) && (
        <div className={isRead ? undefined : 'hidden noscript:block'}>{suggestions}</div>
      )}
      <UndoRemoval favorites={favorites} />
    </>
  );
}
