'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useFavorites } from '@/components/favorite-heart/use-favorites';
import { findFavoriteListing } from '@/lib/favorites/calls';
import { lineOf } from '@/lib/favorites/card';
import { removeFavorite } from '@/lib/favorites/favorites';
import { keepFavoriteLines } from '@/lib/favorites/lines';
import type { PublicListing } from '@/lib/listings/contract';

export type FavoriteState =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'done'; listing: PublicListing };

export interface FavoriteListings {
  /** Newest favourite first. */
  favorites: { slug: string; state: FavoriteState }[];
  /** How many favourites were removed because their listing no longer exists. */
  goneCount: number;
  retry: () => void;
}

const pending: FavoriteState = { status: 'pending' };

/**
 * The favourite listings, each fetched once. A favourite whose listing does not exist is removed; one that failed to
 * load stays and can be retried.
 */
export function useFavoriteListings(): FavoriteListings {
  const slugs = useFavorites();
  const [states, setStates] = useState<ReadonlyMap<string, FavoriteState>>(() => new Map());
  const [goneCount, setGoneCount] = useState(0);
  const asked = useRef(new Set<string>());

  const load = useCallback(async (slug: string) => {
    const become = (state: FavoriteState) => setStates((known) => new Map(known).set(slug, state));
    become(pending);
    try {
      const listing = await findFavoriteListing(slug);
      if (listing) {
        keepFavoriteLines([lineOf(listing)]);
        return become({ status: 'done', listing });
      }
      removeFavorite(slug);
      setGoneCount((count) => count + 1);
    } catch {
      become({ status: 'failed' });
    }
  }, []);

  useEffect(() => {
    for (const slug of slugs) {
      if (asked.current.has(slug)) continue;
      asked.current.add(slug);
      void load(slug);
    }
  }, [slugs, load]);

  return {
    favorites: slugs.toReversed().map((slug) => ({ slug, state: states.get(slug) ?? pending })),
    goneCount,
    retry: () => {
      for (const slug of slugs) if (states.get(slug)?.status === 'failed') void load(slug);
    },
  };
}
