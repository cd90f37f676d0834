'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import { backStep } from '@/components/ui/back-step';
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

/** The parameters of a stay with which the server rendered the page. */
export const SentQuery = createContext('');

/** The parameters of a stay in the page's URL, as a query string. */
export function useCarriedQuery(): string {
  const sent = use(SentQuery);
  return useSyncExternalStore(
    subscribe,
    () => carriedStay(window.location.search),
    () => sent,
  );
}

/**
 * Writes days or guests to the page's URL, where every component that shows them reads them; they survive a reload and
 * Back. Null removes a parameter.
 */
export function carry(changes: Readonly<Record<string, string | null>>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  backStep.replaceAddress(address);
  for (const listener of listeners) listener();
}
