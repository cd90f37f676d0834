import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import { api } from '@/lib/api/client';
import { writeBounds } from '@/lib/map/bounds';
import type { Coordinates } from '@/lib/map/contract';
import { isWithin, widened } from '@/lib/map/mercator';
import type { Bounds } from '@/lib/map/mercator';
import type { MapSource } from '@/lib/map/views';

export interface ShownCoordinates extends Pick<Coordinates, 'data' | 'clusters'> {
  hasFailed: boolean;
}

/** What was asked for last, and whether its homes came one by one. */
interface Asked {
  query: string;
  bounds: Bounds;
  zoom: number;
  isOneByOne: boolean;
}

/** Around what is in view, so that a small step needs no new answer. */
const MARGIN = 0.5;

const nothing: ShownCoordinates = { data: [], clusters: [], hasFailed: false };

/** The homes of the source in view, and a little around it; what was there stays until the answer comes. */
export function useCoordinates(source: MapSource, adapter: MapAdapter | null): ShownCoordinates {
  const [shown, setShown] = useState<ShownCoordinates>(nothing);
  const asked = useRef<Asked | null>(null);
  const running = useRef<AbortController | null>(null);
  const query = source.kind === 'search' ? source.query : null;
  const home = source.kind === 'home' ? source.home : null;

  const ask = useCallback(async (map: MapAdapter, filters: string) => {
    const { bounds, zoom } = map.look();
    if (answers(asked.current, filters, bounds, zoom)) return;
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    const wanted = { query: filters, bounds: widened(bounds, MARGIN), zoom: Math.floor(zoom) };
    try {
      const { data, clusters } = await fetchCoordinates(wanted, call.signal);
      if (call.signal.aborted) return;
      asked.current = { ...wanted, isOneByOne: clusters.length === 0 };
      setShown({ data, clusters, hasFailed: false });
    } catch {
      if (!call.signal.aborted) setShown((before) => ({ ...before, hasFailed: true }));
    }
  }, []);

  useEffect(() => {
    if (!adapter || query === null) return undefined;
    void ask(adapter, query);
    const end = adapter.onMoved(() => void ask(adapter, query));
    return () => {
      end();
      running.current?.abort();
    };
  }, [adapter, ask, query]);

  useEffect(() => {
    if (home) setShown({ data: [home], clusters: [], hasFailed: false });
  }, [home]);

  return shown;
}

/** Whether an answer says enough about another part of the map. */
function answers(asked: Asked | null, query: string, bounds: Bounds, zoom: number): boolean {
  if (asked?.query !== query || !isWithin(bounds, asked.bounds)) return false;
  return asked.isOneByOne || Math.floor(zoom) === asked.zoom;
}

function fetchCoordinates(
  { query, bounds, zoom }: Pick<Asked, 'query' | 'bounds' | 'zoom'>,
  signal: AbortSignal,
): Promise<Coordinates> {
  return api.get<Coordinates>('/api/listings/coordinates', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), bbox: writeBounds(bounds), zoom },
    signal,
  });
}
