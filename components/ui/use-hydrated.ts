'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script has taken over; false while the page is what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
