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
}

/** Spec P §9. */
const seconds = 5;

/** Goes on by itself after five seconds, unless the visitor wants to stay; without script too. */
export function ReturnHome({ href, text, stayLabel, stayedText }: ReturnHomeProps) {
  const router = useRouter();
  const [stays, setStays] = useState(false);

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => router.push(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [href, router, stays]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${href}`} />
      </noscript>
      <p role="status" className="text-ci-gray-700">
        {stays ? stayedText : text}
      </p>
      {!stays && (
        <div className="noscript:hidden">
          <Button variant="quiet" onClick={() => setStays(true)}>
            {stayLabel}
          </Button>
        </div>
      )}
    </>
  );
}
