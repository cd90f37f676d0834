'use client';

import { useSyncExternalStore } from 'react';

/** The URL of a pressed link, from the press until its page is shown. */
let going: string | null = null;
const listeners = new Set<() => void>();

/** Called by the links of `components/ui/link.tsx`. */
export function tellGoing(href: string | null): void {
  going = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The URL being navigated to; null while there is none. */
export const useGoing = () =>
  useSyncExternalStore(
    subscribe,
    () => going,
    () => null,
  );
