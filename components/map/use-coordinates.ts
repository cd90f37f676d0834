import { useCallback, useEffect, useState } from 'react';
import { HomesInView, noCoordinates } from '@/components/map/homes-in-view';
import type { ShownCoordinates, Wanted } from '@/components/map/homes-in-view';
import type { MapAdapter } from '@/components/map/map-adapter';
import { api } from '@/lib/api/client';
import { writeBounds } from '@/lib/geometry/bounds';
import type { Coordinates } from '@/lib/map/contract';
import type { MapSource } from '@/lib/map/views';

/** The listings of the source in and around the view; `again` retries after an error. */
export function useCoordinates(
  source: MapSource,
  adapter: MapAdapter | null,
): { shown: ShownCoordinates; again: () => void } {
  const [shown, setShown] = useState(noCoordinates);
  const [homes] = useState(() => new HomesInView(fetchCoordinates, setShown));
  const query = source.kind === 'search' ? source.query : null;
  const home = source.kind === 'home' ? source.home : null;

  useEffect(() => {
    if (!adapter || query === null) return undefined;
    const look = () => homes.look(query, adapter.look());
    look();
    const end = adapter.onMoved(look);
    return () => {
      end();
      homes.stop();
    };
  }, [adapter, homes, query]);

  useEffect(() => {
    if (home) setShown({ ...noCoordinates, data: [home], status: 'there' });
  }, [home]);

  return { shown, again: useCallback(() => homes.again(), [homes]) };
}

function fetchCoordinates({ query, bounds, zoom }: Wanted, signal: AbortSignal): Promise<Coordinates> {
  return api.get<Coordinates>('/api/listings/coordinates', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), bbox: writeBounds(bounds), zoom },
    signal,
  });
}
