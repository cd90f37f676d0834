'use client';

import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** A shorter movement is not a swipe; pixels. */
const FAR = 90;

interface Touch {
  id: number;
  x: number;
  y: number;
}

/**
 * Handlers for an element that is dismissed by swiping it down; it follows the finger meanwhile.
 * @param isHeld whether the finger now does something else, such as panning a zoomed photo
 */
export function useSwipeDown(onSwipe: () => void, isHeld: boolean) {
  const touch = useRef<Touch | null>(null);
  /** The distance moved down, if the movement is more vertical than horizontal. */
  const wayOf = ({ pointerId, clientX, clientY }: PointerEvent): number => {
    const from = touch.current;
    if (!from || from.id !== pointerId) return 0;
    const down = clientY - from.y;
    return down > Math.abs(clientX - from.x) * 1.5 ? down : 0;
  };
  const shift = (element: HTMLElement, by: number) => {
    element.style.translate = by > 0 ? `0 ${by}px` : '';
    element.style.opacity = by > 0 ? String(Math.max(0.3, 1 - by / 500)) : '';
  };
  return {
    onPointerDownCapture(event: PointerEvent) {
      // A second finger is a pinch zoom.
      const isOne = event.pointerType === 'touch' && event.isPrimary && !isHeld;
      touch.current = isOne ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerMoveCapture(event: PointerEvent<HTMLElement>) {
      if (touch.current) shift(event.currentTarget, wayOf(event));
    },
    onPointerUpCapture(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      touch.current = null;
      shift(event.currentTarget, 0);
      if (way > FAR) onSwipe();
    },
    onPointerCancelCapture(event: PointerEvent<HTMLElement>) {
      touch.current = null;
      shift(event.currentTarget, 0);
    },
  };
}
