'use client';

import { useSyncExternalStore } from 'react';

/** The width of a tablet: room for something beside the main content. */
const WIDE = '(min-width: 48rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is wide; assumed true on the server, which cannot know. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
