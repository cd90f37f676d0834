'use client';

import { useEffect } from 'react';
import type { RefObject } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** What the header and some air take, in pixels. */
const HEADER = 84;
const AIR = 16;

/** Once, as the panel in the box opens: scrolls so far that all of it is in view, and no further than its bar. */
export function useRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = box.current?.closest('.search-bar')?.getBoundingClientRect();
    const panel = box.current?.lastElementChild?.getBoundingClientRect();
    if (!bar || !panel) return;
    const missing = Math.min(panel.bottom + AIR - window.innerHeight, bar.top - HEADER);
    if (missing > 0) window.scrollBy({ top: missing, behavior: wantsCalm() ? 'instant' : 'smooth' });
  }, [box]);
}
