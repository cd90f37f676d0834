'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { wantsCalm } from '@/components/ui/motion';

/** How much of the card has to be seen, and how long it takes to come in. */
const threshold = 0.1;
const duration = 500;

/** Lets a card below the fold fade and slide in once, when it is first seen. Without script it just stands there. */
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
