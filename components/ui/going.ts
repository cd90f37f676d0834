'use client';

import { useSyncExternalStore } from 'react';

/** The address that a pressed link leads to, from the press until its page is there. */
let going: string | null = null;
const listeners = new Set<() => void>();

/** Told by the links of `components/ui/link.tsx`. */
export function tellGoing(href: string | null): void {
  going = href;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where somebody is on the way to; null while they are nowhere but here. */
export const useGoing = () =>
  useSyncExternalStore(
    subscribe,
    () => going,
    () => null,
  );
