'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** The visible fraction of the card at which it fades in, and the duration in milliseconds. */
const threshold = 0.1;
const duration = 500;

/**
 * Fades and slides a card below the fold into view, once, when it is first seen. Without JavaScript it is simply there.
 */
export function ListingCardReveal({ className, children }: { className: string; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => (card.current ? revealOnce(card.current) : undefined), []);
  return (
    <article ref={card} className={className}>
      {children}
    </article>
  );
}

function revealOnce(card: HTMLElement): (() => void) | undefined {
  const isBelow = card.getBoundingClientRect().top > window.innerHeight;
  if (!isBelow || wantsCalm()) return undefined;
  const entrance = card.animate(
    [
      { opacity: 0, transform: 'translateY(1.5rem)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)', fill: 'backwards' },
  );
  entrance.pause();
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      entrance.play();
    },
    { threshold },
  );
  observer.observe(card);
  return () => {
    observer.disconnect();
    entrance.cancel();
  };
}
