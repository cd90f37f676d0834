'use client';

import { Suspense } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { Elements } from '@/components/ui/elements';
import { lazyPart } from '@/components/ui/lazy-part';
import { carriesDays } from '@/lib/search/carried-stay';

/** Days, prices and the call, fetched where the address carries days. */
const StaySummary = lazyPart(async () => (await import('@/components/listings/stay-summary')).StaySummary);

/**
 * All show the stay in the address. panel: the total, beside the page. lines: what it is made of. days: from when to
 * when. bar: all of it at the foot of a narrow screen.
 */
export type StayLook = 'panel' | 'lines' | 'days' | 'bar';

interface CarriedDaysProps {
  slug: string;
  look: StayLook;
  /** How many come where the address does not say. */
  guests: number;
  /** What stands there without days. */
  children?: Elements;
}

/** What a stay on the days in the address costs, if there are any. */
export function CarriedDays({ slug, look, guests, children }: CarriedDaysProps) {
  const query = useCarriedQuery();
  // The days stand within a link.
  const Element = look === 'days' ? 'span' : 'div';
  return (
    <Element data-shows-days className="min-w-0">
      {carriesDays(query) ? (
        <Suspense fallback={children}>
          <StaySummary {...{ slug, look, query, guests }}>{children}</StaySummary>
        </Suspense>
      ) : (
        children
      )}
    </Element>
  );
}
