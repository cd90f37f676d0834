'use client';

import { useSyncExternalStore } from 'react';
import { carriedStay } from '@/lib/search/carried-stay';

const never = () => () => {};

/**
 * What the page's address carries of a stay, as a query string. Read in the browser, so that the page is the same for
 * every stay.
 */
export function useCarriedQuery(): string {
  return useSyncExternalStore(
    never,
    () => carriedStay(window.location.search),
    () => '',
  );
}
