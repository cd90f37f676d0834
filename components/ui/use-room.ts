'use client';

import { useEffect } from 'react';
import type { RefObject } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** The height of the header and a margin, in pixels. */
const HEADER = 84;
const AIR = 16;

/** When the panel in the element opens, scrolls once so that all of it is in view, but not past its bar. */
export function useRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = box.current?.closest('.search-bar, [data-roomy]')?.getBoundingClientRect();
    const panel = box.current?.lastElementChild?.getBoundingClientRect();
    if (!bar || !panel) return;
    const missing = Math.min(panel.bottom + AIR - window.innerHeight, bar.top - HEADER);
    if (missing > 0) window.scrollBy({ top: missing, behavior: wantsCalm() ? 'instant' : 'smooth' });
  }, [box]);
}
