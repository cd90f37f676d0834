import { useCallback, useEffect, useReducer, useState } from 'react';
import type { MapParts } from '@/components/map/load-map';
import { initialLoader, nextLoaderState, retryDelay } from '@/lib/map/loader';
import type { LoaderStatus } from '@/lib/map/loader';

/** After this time, in milliseconds, loading counts as failed. */
const PATIENCE_MS = 20_000;

export interface MapLoader {
  status: LoaderStatus;
  /** Whether an automatic retry follows. */
  willRetry: boolean;
  /** Set from the start of loading on. */
  parts: MapParts | null;
  wake: () => void;
  handleReady: () => void;
  handleFailure: () => void;
  handleRejection: () => void;
  /** Called when another provider draws the map from now on. */
  handleChange: () => void;
  tryAgain: () => void;
}

/**
 * Loads the map's scripts at the first sign of interest, with up to three retries; if another provider's map fails for
 * good, falls back to our own.
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
    wake: useCallback(() => dispatch('interaction'), []),
    handleReady: useCallback(() => dispatch('loaded'), []),
    handleFailure: useCallback(() => dispatch('failed'), []),
    handleRejection: useCallback(() => dispatch('rejected'), []),
    handleChange: useCallback(() => dispatch('changed'), []),
    tryAgain: useCallback(() => dispatch('again'), []),
  };
}
