'use client';

import { useEffect, useState } from 'react';
import { readStayTerms } from '@/lib/stays/calls';
import type { StayTerms } from '@/lib/stays/terms';

/** A listing's stay terms; null until loaded. `isMissing` when they cannot be loaded. */
export function useStayTerms(slug: string): { terms: StayTerms | null; isMissing: boolean } {
  const [terms, setTerms] = useState<StayTerms | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    readStayTerms(slug).then(
      (found) => isGone || setTerms(found),
      () => isGone || setMissing(true),
    );
    return () => {
      isGone = true;
    };
  }, [slug]);
  return { terms, isMissing };
}
