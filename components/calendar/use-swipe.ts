'use client';

import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** A shorter movement is a press that slipped. */
const THRESHOLD_PX = 50;

interface Point {
  x: number;
  y: number;
}

/** -1 for a swipe to the right (back), 1 for a swipe to the left, 0 for none. */
export function swipeDirection(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < THRESHOLD_PX || Math.abs(x) <= Math.abs(y)) return 0;
  return x > 0 ? -1 : 1;
}

/** Touch handlers for an element whose pages are turned by swiping. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      // Two fingers zoom the page.
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const direction = swipeDirection(start.current, { x: touch.clientX, y: touch.clientY });
      start.current = null;
      if (direction !== 0) onSwipe(direction);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
