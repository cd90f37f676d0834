'use client';

import { useSyncExternalStore } from 'react';

/** The default font size of browsers, in pixels. */
const USUAL_PX = 16;

function read(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX || 1;
}

/** Calls back when the window is resized, which zooming a page does too. */
function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The user's font size relative to the default: 2 for twice the size. */
export const useLetterScale = (): number => useSyncExternalStore(subscribe, read, () => 1);
