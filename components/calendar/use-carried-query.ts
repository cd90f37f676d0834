'use client';

import { useSyncExternalStore } from 'react';
import { carriedStay } from '@/lib/search/carried-stay';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * What the page's address carries of a stay, as a query string. Read in the browser, so that the page is the same for
 * every stay.
 */
export function useCarriedQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => carriedStay(window.location.search),
    () => '',
  );
}

/**
 * Writes days or guests into the page's address, where every part that shows them reads them; a reload and the way back
 * keep them. Null takes one away.
 */
export function carry(changes: Readonly<Record<string, string | null>>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}
