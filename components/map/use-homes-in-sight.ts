import { useEffect, useState } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import type { MarkerHome } from '@/lib/map/markers';
import { holdsPoint } from '@/lib/geometry/mercator';

/** An upper bound, more than anyone swipes through. */
const MOST = 40;

/** The listings in view, from west to east; empty while not needed. */
export function useHomesInSight(
  adapter: MapAdapter | null,
  homes: readonly MarkerHome[],
  isWanted: boolean,
): readonly MarkerHome[] {
  const [seen, setSeen] = useState<readonly MarkerHome[]>([]);
  useEffect(() => {
    if (!adapter || !isWanted) {
      setSeen([]);
      return undefined;
    }
    const look = () => {
      const { bounds } = adapter.look();
      setSeen(homes.filter((home) => holdsPoint(bounds, home)).slice(0, MOST));
    };
    look();
    return adapter.onMoved(look);
  }, [adapter, homes, isWanted]);
  return seen;
}
