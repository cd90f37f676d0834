'use client';

import { useSyncExternalStore } from 'react';
import { noFavorites, readFavorites, subscribeToFavorites } from '@/lib/favorites/favorites';

/** The slugs of the visitor's favourites; none until the page runs in a browser. */
export function useFavorites(): readonly string[] {
  return useSyncExternalStore(subscribeToFavorites, readFavorites, noFavorites);
}
