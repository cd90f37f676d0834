'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** While mounted, closes on a press or focus outside the element, and on Escape (`isByKey`). */
export function useClosing(box: RefObject<HTMLElement | null>, close: (isByKey: boolean) => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const check = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current(false);
    };
    document.addEventListener('pointerdown', check, { signal });
    document.addEventListener('focusin', check, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && latest.current(true), { signal });
    return () => ended.abort();
  }, [box]);
}
