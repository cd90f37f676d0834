'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

interface ReturnHomeProps {
  /** Where to. */
  href: string;
  /** Says that it is going to happen. */
  text: string;
  stayLabel: string;
  stayedText: string;
  /** The visitor comes from a form sent without script. */
  plain: boolean;
}

/** Seconds until the way home (docs/rules/pages.md#thank-you-pages). */
const seconds = 5;

/** Leaves by itself after five seconds, unless the visitor wants to stay; without script too. */
export function ReturnHome({ href, text, stayLabel, stayedText, plain }: ReturnHomeProps) {
  const router = useRouter();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays || plain) return;
    const timer = setTimeout(() => router.push(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [href, router, stays, plain]);

  return (
    <>
      {/* React puts it into the head, the only place HTML allows. Nothing could cancel it. */}
      {plain && <meta httpEquiv="refresh" content={`${seconds}; url=${href}`} />}
      <p role="status" className="text-ci-gray-700">
        {stays ? stayedText : text}
      </p>
      {!stays && !plain && (
        <div className="noscript:hidden">
          <Button variant="quiet" onClick={() => setStays(true)}>
            {stayLabel}
          </Button>
        </div>
      )}
    </>
  );
}
