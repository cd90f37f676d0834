'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { thankYouTexts as texts } from '@/lib/texts/thank-you';

interface ReturnHomeProps {
  /** Where to. */
  href: string;
  /** The visitor comes from a form sent without script. */
  plain: boolean;
}

/** Seconds until the way home (docs/rules/pages.md#thank-you-pages). */
const seconds = 5;
/** Milliseconds in which scrolling is the browser's own, which shows a new page from its top. */
const settling = 400;

/**
 * Leaves by itself after five seconds, counted aloud, unless the visitor does anything; without script too. The way
 * back does not say thanks again.
 */
export function ReturnHome({ href, plain }: ReturnHomeProps) {
  const router = useRouter();
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays || plain) return;
    const count = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000);
    const leave = setTimeout(() => router.replace(href), seconds * 1000);
    const forget = onAnyDeed(() => setStays(true));
    return () => {
      clearInterval(count);
      clearTimeout(leave);
      forget();
    };
  }, [href, router, stays, plain]);

  return (
    <div className="grid justify-items-center *:[grid-area:1/1]">
      {/* React puts it into the head, the only place HTML allows. Nothing could cancel it. */}
      {plain && <meta httpEquiv="refresh" content={`${seconds}; url=${href}`} />}
      {/* Said once; who sees it can count along. */}
      <p role="status" className={stays ? 'text-ci-gray-700' : 'sr-only'}>
        {stays ? texts.stayed : texts.leaving(seconds)}
      </p>
      {/* Keeps its place when it is over: the press that stops it has to meet what it was aimed at. */}
      <div className={stays ? 'invisible' : undefined}>
        <p aria-hidden className="figures text-balance text-ci-gray-700">
          {texts.leaving(left)}
        </p>
        {!plain && (
          <div className="noscript:hidden">
            <Button variant="quiet" onClick={() => setStays(true)}>
              {texts.stay}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Hears the first press, key or scroll; what it gives takes that back. */
function onAnyDeed(hear: () => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  for (const deed of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    window.addEventListener(deed, hear, { passive: true, signal });
  const settled = setTimeout(
    () => window.addEventListener('scroll', hear, { passive: true, signal }),
    settling,
  );
  return () => {
    clearTimeout(settled);
    ears.abort();
  };
}
