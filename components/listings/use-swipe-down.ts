'use client';

import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** A shorter way down is none, in pixels. */
const FAR = 90;

interface Touch {
  id: number;
  x: number;
  y: number;
}

/**
 * Handlers for a part that a finger swipes away downwards; it follows the finger meanwhile.
 * @param isHeld the finger does something else there now, such as moving what is enlarged
 */
export function useSwipeDown(onSwipe: () => void, isHeld: boolean) {
  const touch = useRef<Touch | null>(null);
  /** How far down, where the way is rather down than aside. */
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
      // A second finger enlarges.
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
