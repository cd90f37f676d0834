'use client';

import { Comparison } from '@/components/favorites/comparison';
import { StayTotal } from '@/components/favorites/stay-total';
import { useHomeStay } from '@/components/favorites/use-home-stay';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { comparedHome } from '@/lib/favorites/compared-home';
import type { ComparedHome } from '@/lib/favorites/compared-home';
import type { PublicListing } from '@/lib/listings/contract';

interface OwnComparisonProps {
  /** Two to four. */
  listings: readonly PublicListing[];
  asked: AskedOfFavorites;
}

/** This browser's favourites side by side. */
export function OwnComparison({ listings, asked }: OwnComparisonProps) {
  return (
    <Comparison
      homes={listings.map(comparedHome)}
      asked={asked}
      totalOf={(home) => <OwnTotal home={home} asked={asked} />}
    />
  );
}

function OwnTotal({ home, asked }: { home: ComparedHome; asked: AskedOfFavorites }) {
  const { slug, house, price } = home;
  const { answer, isPending } = useHomeStay(slug, house, asked);
  return (
    <div role="status" aria-busy={isPending}>
      <StayTotal {...{ slug, house, asked, price, answer, isPending }} />
    </div>
  );
}
