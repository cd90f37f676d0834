import { useEffect, useState } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import type { MarkerListing } from '@/lib/map/markers';
import { holdsPoint } from '@/lib/geometry/mercator';

/** An upper bound, more than anyone swipes through. */
const MOST = 40;

/** The listings in view, from west to east; empty while not needed. */
export function useListingsInSight(
  adapter: MapAdapter | null,
  listings: readonly MarkerListing[],
  isWanted: boolean,
): readonly MarkerListing[] {
  const [seen, setSeen] = useState<readonly MarkerListing[]>([]);
  useEffect(() => {
    if (!adapter || !isWanted) {
      setSeen([]);
      return undefined;
    }
    const check = () => {
      const { bounds } = adapter.viewport();
      setSeen(listings.filter((listing) => holdsPoint(bounds, listing)).slice(0, MOST));
    };
    check();
    return adapter.onMoved(check);
  }, [adapter, listings, isWanted]);
  return seen;
}
