'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { SimilarTo } from '@/components/listings/similar-listings';
import { lazyPart } from '@/components/ui/lazy-part';

const SimilarListings = lazyPart(
  async () => (await import('@/components/listings/similar-listings')).SimilarListings,
);

/** Similar listings, fetched when the visitor scrolls near; until then their space is reserved. */
export function NearSimilar({ listing }: { listing: SimilarTo }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const query = useCarriedQuery();
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className="min-h-104 noscript:hidden">
      <Suspense>{isNear && <SimilarListings listing={listing} query={query} />}</Suspense>
    </div>
  );
}
