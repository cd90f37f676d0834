'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { thankYouTexts as texts } from '@/lib/texts/thank-you';

interface ReturnToFrontPageProps {
  /** The URL to go to. */
  href: string;
  /** Whether the form was submitted without JavaScript. */
  plain: boolean;
}

/** Seconds until the redirect to the home page (docs/rules/pages.md#thank-you-pages). */
const seconds = 5;
/** Milliseconds during which scroll events come from the browser, which scrolls a new page to its top. */
const settling = 400;

/**
 * Redirects after a visible countdown of five seconds, unless the visitor does anything; also without JavaScript. Back
 * does not show the thank-you page again.
 */
export function ReturnToFrontPage({ href, plain }: ReturnToFrontPageProps) {
  const router = useRouter();
  const [left, setLeft] = useState(seconds);
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays || plain) return;
    const count = setInterval(() => setLeft((before) => Math.max(1, before - 1)), 1000);
    const leave = setTimeout(() => router.replace(href), seconds * 1000);
    const forget = onAnyInput(() => setStays(true));
    return () => {
      clearInterval(count);
      clearTimeout(leave);
      forget();
    };
  }, [href, router, stays, plain]);

  return (
    <div className="grid justify-items-center *:[grid-area:1/1]">
      {/* React moves it into the head, the only place HTML allows. Rendered only without JavaScript, since nothing
          could cancel it. */}
      {plain && <meta httpEquiv="refresh" content={`${seconds}; url=${href}`} />}
      {/* Announced once; the countdown itself is only visual. */}
      <p role="status" className={stays ? 'text-ci-gray-700' : 'sr-only'}>
        {stays ? texts.stayed : texts.leaving(seconds)}
      </p>
      {/* Keeps its space afterwards: the press that stops the countdown must hit what it was aimed at. */}
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

/** Calls back at the first press, key or scroll; returns a function that stops listening. */
function onAnyInput(hear: () => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    window.addEventListener(event, hear, { passive: true, signal });
  const settled = setTimeout(
    () => window.addEventListener('scroll', hear, { passive: true, signal }),
    settling,
  );
  return () => {
    clearTimeout(settled);
    ears.abort();
  };
}
