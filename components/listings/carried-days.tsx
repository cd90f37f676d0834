'use client';

import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import { lazyPart } from '@/components/ui/lazy-part';
import { carriesDays } from '@/lib/search/carried-stay';

/** Days, prices and the call, fetched where the address carries days. */
const StaySummary = lazyPart(async () => (await import('@/components/listings/stay-summary')).StaySummary);

interface CarriedDaysProps {
  slug: string;
  look: 'panel' | 'bar';
  /** What stands there without days. */
  children: ReactNode;
}

/** What a stay on the days in the address costs, if there are any. */
export function CarriedDays({ slug, look, children }: CarriedDaysProps) {
  const query = useCarriedQuery();
  return (
    <div data-shows-days className="min-w-0">
      {carriesDays(query) ? (
        <Suspense fallback={children}>
          <StaySummary {...{ slug, look, query }}>{children}</StaySummary>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
