'use client';

import { useSyncExternalStore } from 'react';
import { noFavorites, readFavorites, subscribeToFavorites } from '@/lib/favorites/favorites';

/** The slugs of the visitor's favourites; empty during server rendering. */
export function useFavorites(): readonly string[] {
  return useSyncExternalStore(subscribeToFavorites, readFavorites, noFavorites);
}
