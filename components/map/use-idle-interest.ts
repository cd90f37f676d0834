import { useEffect } from 'react';
import type { RefObject } from 'react';
import { hasLeisure } from '@/lib/interest/leisure';

/** Loads a visible map once the browser is idle, on wide screens with a fast connection. */
export function useIdleInterest(box: RefObject<HTMLElement | null>, wake: () => void): void {
  useEffect(() => {
    if (!box.current || !hasLeisure()) return undefined;
    let idle: number | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      idle = requestIdleCallback(wake);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [box, wake]);
}
