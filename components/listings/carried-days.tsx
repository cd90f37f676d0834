'use client';

import { Suspense } from 'react';
import { useCarriedQuery } from '@/components/calendar/use-carried-query';
import type { Elements } from '@/components/ui/elements';
import { lazyPart } from '@/components/ui/lazy-part';
import { carriesDays } from '@/lib/search/carried-stay';

/** Loaded only when the URL contains a stay. */
const StaySummary = lazyPart(async () => (await import('@/components/listings/stay-summary')).StaySummary);

/**
 * How the stay in the URL is shown. panel: its total, beside the page. lines: the price breakdown. days: arrival and
 * departure. bar: all of it, at the bottom of a narrow screen.
 */
export type StaySummaryLayout = 'panel' | 'lines' | 'days' | 'bar';

interface CarriedDaysProps {
  slug: string;
  layout: StaySummaryLayout;
  /** The number of guests when the URL has none. */
  guests: number;
  /** Shown when the URL contains no stay. */
  children?: Elements;
}

/** The price of the stay in the URL, if there is one. */
export function CarriedDays({ slug, layout, guests, children }: CarriedDaysProps) {
  const query = useCarriedQuery();
  // In the look 'days' it is inside a link.
  const Element = layout === 'days' ? 'span' : 'div';
  return (
    <Element data-shows-days className="min-w-0">
      {carriesDays(query) ? (
        <Suspense fallback={children}>
          <StaySummary {...{ slug, layout, query, guests }}>{children}</StaySummary>
        </Suspense>
      ) : (
        children
      )}
    </Element>
  );
}
