import { useCallback, useEffect, useReducer, useState } from 'react';
import type { MapParts } from '@/components/map/load-map';
import { initialLoader, nextLoaderState, retryDelay } from '@/lib/map/loader';
import type { LoaderStatus } from '@/lib/map/loader';

/** A map that is not there after so long has failed. */
const PATIENCE_MS = 20_000;

export interface MapLoader {
  status: LoaderStatus;
  /** Whether another try follows by itself. */
  willRetry: boolean;
  /** While loading, and from then on. */
  parts: MapParts | null;
  wake: () => void;
  handleReady: () => void;
  handleFailure: () => void;
  tryAgain: () => void;
}

/** Loads the script of the map at the first sign of interest, up to three times more where that fails. */
export function useMapLoader(): MapLoader {
  const [state, dispatch] = useReducer(nextLoaderState, initialLoader);
  const [parts, setParts] = useState<MapParts | null>(null);
  const { status } = state;

  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isOver = false;
    const fail = () => {
      if (!isOver) dispatch('failed');
    };
    const load = async () => {
      const { loadMapParts } = await import('@/components/map/load-map');
      const loaded = await loadMapParts();
      if (!isOver) setParts(loaded);
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    load().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [status]);

  useEffect(() => {
    const delay = retryDelay(state);
    if (delay === null) return undefined;
    const timer = setTimeout(() => dispatch('retry'), delay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    status,
    willRetry: retryDelay(state) !== null,
    parts: status === 'loading' || status === 'success' ? parts : null,
    wake: useCallback(() => dispatch('interest'), []),
    handleReady: useCallback(() => dispatch('loaded'), []),
    handleFailure: useCallback(() => dispatch('failed'), []),
    tryAgain: useCallback(() => dispatch('again'), []),
  };
}
