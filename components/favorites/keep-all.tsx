'use client';

import { useFavorites } from '@/components/favorite-heart/use-favorites';
import { Button } from '@/components/ui/button';
import { addFavorites } from '@/lib/favorites/favorites';
import { keepFavoriteLines } from '@/lib/favorites/lines';
import type { FavoriteLine } from '@/lib/favorites/lines';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** Adds the listings of a shared list to the visitor's own favourites. */
export function KeepAll({ listings }: { listings: readonly FavoriteLine[] }) {
  const favorites = useFavorites();
  const areSaved = listings.every(({ slug }) => favorites.includes(slug));
  function keep() {
    addFavorites(listings.map(({ slug }) => slug));
    keepFavoriteLines(listings);
  }
  return (
    <span className="noscript:hidden">
      <Button aria-disabled={areSaved || undefined} onClick={() => !areSaved && keep()}>
        <span aria-live="polite">{areSaved ? texts.allSaved : texts.keepAll}</span>
      </Button>
    </span>
  );
}
