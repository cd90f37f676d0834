import { useCallback, useEffect, useReducer, useState } from 'react';
import type { MapParts } from '@/components/map/load-map';
import { initialLoader, nextLoaderState, retryDelay } from '@/lib/map/loader';
import type { LoaderStatus } from '@/lib/map/loader';

/** A map that takes longer has failed. */
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
  handleRejection: () => void;
  /** Somebody else draws the map from now on. */
  handleChange: () => void;
  tryAgain: () => void;
}

/**
 * Loads the script of the map at the first sign of interest, up to three times more where that fails; where another's
 * map fails for good, ours takes its place.
 */
export function useMapLoader(): MapLoader {
  const [state, dispatch] = useReducer(nextLoaderState, initialLoader);
  const [parts, setParts] = useState<MapParts | null>(null);
  const { status } = state;
  const willRetry = retryDelay(state) !== null;
  const isForeign = parts !== null && parts.provider !== 'own';

  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isOver = false;
    const fail = () => {
      if (!isOver) dispatch('failed');
    };
    setParts(null);
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
  }, [state, status]);

  useEffect(() => {
    if (status !== 'failure' || willRetry || !isForeign) return;
    const giveUp = async () => {
      const { giveUpMapProvider } = await import('@/lib/map/provider');
      giveUpMapProvider();
      dispatch('changed');
    };
    void giveUp();
  }, [status, willRetry, isForeign]);

  useEffect(() => {
    const delay = retryDelay(state);
    if (delay === null) return undefined;
    const timer = setTimeout(() => dispatch('retry'), delay);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    status,
    willRetry,
    parts: status === 'loading' || status === 'success' ? parts : null,
    wake: useCallback(() => dispatch('interest'), []),
    handleReady: useCallback(() => dispatch('loaded'), []),
    handleFailure: useCallback(() => dispatch('failed'), []),
    handleRejection: useCallback(() => dispatch('rejected'), []),
    handleChange: useCallback(() => dispatch('changed'), []),
    tryAgain: useCallback(() => dispatch('again'), []),
  };
}
