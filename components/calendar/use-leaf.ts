'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { addressWith } from '@/components/calendar/address-with';
import { leafQuery, readLeaf } from '@/lib/calendar/calendar-leaves';
import type { Leaf } from '@/lib/calendar/calendar-leaves';
import type { Day } from '@/lib/dates/day';

/**
 * The month or year shown in the calendar. It is kept in the URL too, so that a reload and another listing's calendar
 * start with it; turning to another adds no history entry.
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
