'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; false for the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
