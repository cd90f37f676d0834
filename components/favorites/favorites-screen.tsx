'use client';

import { Suspense, useState } from 'react';
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
import { lazyPart } from '@/components/ui/lazy-part';
import { LinkButton } from '@/components/ui/link-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { StayForm } from '@/components/favorites/stay-form';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { isOnline } from '@/lib/favorites/card';
import { isComparable } from '@/lib/favorites/comparable';
import { withCarried } from '@/lib/search/carried-stay';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

const OwnComparison = lazyPart(
  async () => (await import('@/components/favorites/own-comparison')).OwnComparison,
);

interface FavoritesScreenProps {
  asked: AskedOfFavorites;
  /** Suggested listings, shown while there are no favourites. */
  suggestions: ReactNode;
}

/** This browser's favourites as cards, with loading, empty and error states. */
export function FavoritesScreen({ asked, suggestions }: FavoritesScreenProps) {
  // The server does not know the list: it is stored in the browser.
  const isRead = useHydrated();
  const { favorites, goneCount, retry } = useFavoriteListings();
  const failed = favorites.filter(({ state }) => state.status === 'failed').length;
  const listings = favorites.flatMap(({ state }) => (state.status === 'done' ? [state.listing] : []));
  const online = listings.filter(isOnline);
  const isComplete = favorites.every(({ state }) => state.status !== 'pending');
  const isCompared = isComplete && isComparable(online.length);
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
      {online.length > 0 && (
        <div className="@container">
          <div className="mb-6">
            <ShareList ids={online.map(({ id }) => id)} query={asked.query} />
          </div>
          <StayForm asked={asked} ids={null} />
          {isCompared && (
            <Suspense>
              <OwnComparison listings={online} asked={asked} />
            </Suspense>
          )}
        </div>
      )}
      {isEmpty && (
        <EmptyState
          drawing={suggestions ? null : undefined}
          text={texts.empty}
          action={
            <LinkButton href={withCarried(route('listing.index'), asked.query)}>
              {texts.toListings}
            </LinkButton>
          }
        />
      )}
      {failed > 0 && failed === favorites.length ? (
        <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={retry} />
      ) : (
        <div className="@container">
          <FavoriteCards favorites={isRead ? favorites : null} asked={asked} isCompared={isCompared} />
        </div>
      )}
      {failed > 0 && failed < favorites.length && (
        <Alert tone="error" live title={texts.someFailed(failed)} className="mt-6">
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {offline.length > 0 && <OfflineFavorites listings={offline} query={asked.query} />}
      {/* Without JavaScript the list cannot be read, so suggestions are shown. */}
      {(isOffered || !isRead) && (
        <div className={isRead ? undefined : 'hidden noscript:block'}>{suggestions}</div>
      )}
      <UndoRemoval favorites={favorites} />
    </>
  );
}
