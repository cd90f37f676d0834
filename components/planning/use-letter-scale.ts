'use client';

import { useSyncExternalStore } from 'react';

/** Pixels of a letter where nobody changed it. */
const USUAL_PX = 16;

function read(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;
}

/** Tells when the window changes, which enlarging a page does too. */
function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** How much larger than usual the letters are that somebody reads with: 2 for twice the size. */
export const useLetterScale = (): number => useSyncExternalStore(subscribe, read, () => 1);
