'use client';

import { useEffect } from 'react';
import type { RefObject } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** The height of the header and a margin, in pixels. */
const HEADER = 84;
const AIR = 16;

/** Scrolls so that all of the panel, the last child of the element, is in view, but not past its bar. */
export function makeRoom(box: HTMLElement | null): void {
  const bar = box?.closest('.search-bar, [data-roomy]')?.getBoundingClientRect();
  const panel = box?.lastElementChild?.getBoundingClientRect();
  if (!bar || !panel) return;
  const missing = Math.min(panel.bottom + AIR - window.innerHeight, bar.top - HEADER);
  if (missing > 0) window.scrollBy({ top: missing, behavior: wantsCalm() ? 'instant' : 'smooth' });
}

/** Makes room once when the panel in the element opens. */
export function useRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => makeRoom(box.current), [box]);
}
