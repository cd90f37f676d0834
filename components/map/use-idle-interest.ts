import { useEffect } from 'react';
import type { RefObject } from 'react';
import { WIDE_SCREEN } from '@/lib/map/screen';

/** What Chromium tells of the connection; others do not. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isFast(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  return connection?.effectiveType === '4g' && connection.saveData !== true;
}

/** Wakes the map that is in view once a browser with a wide screen and a fast connection has nothing else to do. */
export function useIdleInterest(box: RefObject<HTMLElement | null>, wake: () => void): void {
  useEffect(() => {
    if (!box.current || !isFast() || !window.matchMedia(WIDE_SCREEN).matches) return undefined;
    if (typeof requestIdleCallback !== 'function') return undefined;
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
