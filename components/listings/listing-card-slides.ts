'use client';

import { useEffect, useState } from 'react';
import type { PointerEvent, TouchEvent } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** How long a photo stays while they change by themselves, in milliseconds. */
const stay = 2000;
/** A shorter movement of the finger is none, in pixels. */
const shortestSwipe = 40;

/**
 * Which photo of a card is shown, which ones have to be fetched by now, and what the pointer does about it.
 * @param onInterest somebody is about to leaf
 */
export function useCardSlides(count: number, onInterest: () => void) {
  const [shown, setShown] = useState(0);
  const [reached, setReached] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [touchedAt, setTouchedAt] = useState<number | null>(null);

  /** Fetches this photo's neighbour as well, so that the next step has no wait. */
  const reach = (index: number) => {
    onInterest();
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
  /** A step back from the first goes to the last, which then is fetched alone. */
  const isFetched = (index: number) => index <= reached || index === shown;
  return { shown, step, isFetched, handlers };
}
