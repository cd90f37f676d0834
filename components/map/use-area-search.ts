import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import { parseBounds } from '@/lib/geometry/bounds';
import { viewOfBounds } from '@/lib/geometry/mercator';
import { askForArea } from '@/lib/search/area';

/** Looks where the search does, and searches where a visitor who wants that moves the map. */
export function useAreaSearch(
  adapter: MapAdapter | null,
  box: RefObject<HTMLElement | null>,
  bbox: string | null,
) {
  const [isSearching, setSearching] = useState(false);
  const [first] = useState(bbox);

  useEffect(() => {
    const bounds = first === null ? null : parseBounds(first);
    if (!adapter || !bounds || !box.current) return;
    const { clientWidth: width, clientHeight: height } = box.current;
    adapter.moveTo(viewOfBounds(bounds, { width, height }));
  }, [adapter, box, first]);

  useEffect(() => {
    if (!adapter || !isSearching) return undefined;
    return adapter.onMoved((byHand) => byHand && askForArea(adapter.look().bounds));
  }, [adapter, isSearching]);

  return {
    isSearching,
    setSearching: (wanted: boolean) => {
      setSearching(wanted);
      if (wanted && adapter) askForArea(adapter.look().bounds);
    },
  };
}
