'use client';

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Closes what is open on a press or a focus outside of it, and on Escape (`isByKey`). */
export function useClosing(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (isByKey: boolean) => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current(false);
    };
    document.addEventListener('pointerdown', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && latest.current(true), { signal });
    return () => ended.abort();
  }, [box, isOpen]);
}
