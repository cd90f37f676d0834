'use client';

import { useEffect, useRef, useState } from 'react';
import type { FavoriteListings } from '@/components/favorites/use-favorite-listings';
import { mainId } from '@/components/layout/main-id';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { lineOf } from '@/lib/favorites/card';
import { restoreFavorite } from '@/lib/favorites/favorites';
import { keepFavoriteLines } from '@/lib/favorites/lines';
import type { PublicListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';
import { uiTexts } from '@/lib/texts/ui';

interface Removed {
  listing: PublicListing;
  /** Its index in the list, counted from the oldest. */
  place: number;
}

function restore({ listing, place }: Removed): void {
  restoreFavorite(listing.slug, place);
  keepFavoriteLines([lineOf(listing)]);
}

/** Says which listing was just removed, with an undo button; stays until used or closed. */
export function UndoRemoval({ favorites }: Pick<FavoriteListings, 'favorites'>) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const before = useRef(favorites);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const known = before.current;
    before.current = favorites;
    const isThere = (slug: string) => favorites.some((favorite) => favorite.slug === slug);
    const index = known.findIndex(({ slug, state }) => state.status === 'done' && !isThere(slug));
    const state = known[index]?.state;
    // The list is shown newest first.
    if (state?.status === 'done') setRemoved({ listing: state.listing, place: known.length - 1 - index });
    else setRemoved((last) => (last && isThere(last.listing.slug) ? null : last));
  }, [favorites]);

  useEffect(() => {
    // The heart that had the focus is gone.
    if (removed && document.activeElement === document.body) button.current?.focus();
  }, [removed]);

  const close = () => {
    setRemoved(null);
    // The button disappears, so keyboard users continue from the list.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4">
      {removed && (
        <p className="on-blue pointer-events-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-panel bg-ci-blue-deep py-2 pr-2 pl-4 text-white shadow-lift">
          {/* Beside the buttons on a wide screen, above them on a phone. */}
          <span className="grow basis-36 wrap-anywhere">{texts.removed(listingName(removed.listing))}</span>
          <span className="flex flex-wrap items-center justify-end gap-1">
            <Button ref={button} variant="inverse" size="sm" onClick={() => restore(removed)}>
              {texts.undo}
            </Button>
            <IconButton
              label={uiTexts.close}
              size="sm"
              onClick={close}
              className="text-white hover:bg-ci-blue active:bg-ci-blue"
            >
              <Icon name="x" className="size-5" />
            </IconButton>
          </span>
        </p>
      )}
    </div>
  );
}
