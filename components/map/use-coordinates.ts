import { useCallback, useEffect, useState } from 'react';
import { ListingsInView, noCoordinates } from '@/components/map/listings-in-view';
import type { ShownCoordinates, Wanted } from '@/components/map/listings-in-view';
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
  const [listings] = useState(() => new ListingsInView(fetchCoordinates, setShown));
  const query = source.kind === 'search' ? source.query : null;
  const listing = source.kind === 'listing' ? source.listing : null;

  useEffect(() => {
    if (!adapter || query === null) return undefined;
    const check = () => listings.show(query, adapter.viewport());
    check();
    const end = adapter.onMoved(check);
    return () => {
      end();
      listings.stop();
    };
  }, [adapter, listings, query]);

  useEffect(() => {
    if (listing) setShown({ ...noCoordinates, data: [listing], status: 'there' });
  }, [listing]);

  return { shown, again: useCallback(() => listings.again(), [listings]) };
}

function fetchCoordinates({ query, bounds, zoom }: Wanted, signal: AbortSignal): Promise<Coordinates> {
  return api.get<Coordinates>('/api/listings/coordinates', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), bbox: writeBounds(bounds), zoom },
    signal,
  });
}
