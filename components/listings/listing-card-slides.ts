'use client';

import { useEffect, useState } from 'react';
import type { PointerEvent, TouchEvent } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** How long each photo is shown in the automatic slide show, in milliseconds. */
const stay = 2000;
/** A shorter finger movement is not a swipe; pixels. */
const shortestSwipe = 40;

/**
 * Which photo of a card is shown, which ones should be loaded by now, and the pointer handlers.
 * @param onInteraction called when the visitor is about to change photos
 */
export function useCardSlides(count: number, onInteraction: () => void) {
  const [shown, setShown] = useState(0);
  const [reached, setReached] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [touchedAt, setTouchedAt] = useState<number | null>(null);

  /** Also loads the photo after this one, so that the next step needs no wait. */
  const reach = (index: number) => {
    onInteraction();
    setReached((before) => Math.max(before, Math.min(index + 1, count - 1)));
  };

  function step(by: number) {
    if (count === 0) return;
    const next = (shown + by + count) % count;
    reach(next);
    setShown(next);
  }

  useEffect(() => {
    if (!isPlaying || count < 2) return undefined;
    const timer = setInterval(() => {
      setShown((before) => (before + 1) % count);
      setReached((before) => Math.min(before + 1, count - 1));
    }, stay);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      reach(shown);
      setPlaying(!wantsCalm());
    },
    onPointerLeave: () => setPlaying(false),
    onFocus: () => reach(shown),
    onTouchStart(event: TouchEvent) {
      reach(shown);
      setTouchedAt(event.touches[0]?.clientX ?? null);
    },
    onTouchEnd(event: TouchEvent) {
      const moved = touchedAt === null ? 0 : (event.changedTouches[0]?.clientX ?? touchedAt) - touchedAt;
      if (Math.abs(moved) >= shortestSwipe) step(moved < 0 ? 1 : -1);
      setTouchedAt(null);
    },
  };
  /** Stepping back from the first photo shows the last, which is then loaded on its own. */
  const isFetched = (index: number) => index <= reached || index === shown;
  return { shown, step, isFetched, handlers };
}
