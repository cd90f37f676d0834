'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { addressWith } from '@/components/calendar/address-with';
import { leafQuery, readLeaf } from '@/lib/calendar/calendar-leaves';
import type { Leaf } from '@/lib/calendar/calendar-leaves';
import type { Day } from '@/lib/dates/day';

/**
 * The open leaf of the calendar. It stands in the address too, so that a reload and another home's calendar begin with
 * it; turning a leaf is no step of the browser's history.
 */
export function useLeaf(today: Day) {
  const parameters = useSearchParams();
  const [leaf, setLeaf] = useState<Leaf>(() => readLeaf(new URLSearchParams(parameters), today));

  useEffect(() => {
    const read = () => setLeaf(readLeaf(new URLSearchParams(window.location.search), today));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [today]);

  function show(next: Partial<Leaf>) {
    const shown = { ...leaf, ...next };
    setLeaf(shown);
    window.history.replaceState(null, '', addressWith(leafQuery(shown, today)));
  }

  return { ...leaf, show };
}
