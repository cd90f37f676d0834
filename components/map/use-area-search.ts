import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import { parseBounds } from '@/lib/geometry/bounds';
import { viewOfBounds } from '@/lib/geometry/mercator';
import { askForArea } from '@/lib/search/area';

/** Moves the map to where the search is, and, if the visitor has chosen so, searches where the map is moved to. */
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
    return adapter.onMoved((byHand) => byHand && askForArea(adapter.viewport().bounds));
  }, [adapter, isSearching]);

  return {
    isSearching,
    setSearching: (wanted: boolean) => {
      setSearching(wanted);
      if (wanted && adapter) askForArea(adapter.viewport().bounds);
    },
  };
}
