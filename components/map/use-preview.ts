import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { coverOf } from '@/components/map/cover-of';
import type { ShownCoordinates } from '@/components/map/listings-in-view';
import type { MapAdapter } from '@/components/map/map-adapter';
import { centerFor, freeSpot } from '@/lib/map/cover';
import type { MapListing } from '@/lib/map/contract';
import type { MapMarker } from '@/lib/map/markers';

interface PreviewOptions {
  adapter: MapAdapter | null;
  shown: ShownCoordinates;
  /** Receives the focus when no marker can. */
  box: RefObject<HTMLElement | null>;
  /** The preview card, while shown. */
  preview: RefObject<HTMLElement | null>;
  /** Called when a preview opens or closes. */
  onPreview(isOpen: boolean): void;
}

interface Preview {
  selected: MapMarker | null;
  select: (marker: MapMarker) => void;
  close: () => void;
}

/** The selected marker, until it is closed or a new search no longer contains its listings. */
export function usePreview({ adapter, shown, box, preview, onPreview }: PreviewOptions): Preview {
  const { query, data, status } = shown;
  const [opened, setOpened] = useState<{ marker: MapMarker; query: string | null } | null>(null);
  useEffect(() => () => onPreview(false), [onPreview]);

  const select = useCallback(
    (marker: MapMarker) => {
      if (marker.expansionZoom !== null) {
        adapter?.moveTo({ center: marker.point, zoom: marker.expansionZoom }, true);
        return;
      }
      setOpened({ marker, query });
      onPreview(true);
    },
    [adapter, onPreview, query],
  );

  useEffect(() => {
    if (!opened || opened.query === query || status === 'loading') return;
    if (areAmong(data, opened.marker.listings)) {
      setOpened({ ...opened, query });
      return;
    }
    // A visitor who started the new search elsewhere on the page keeps the focus there.
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
    setOpened(null);
    onPreview(false);
  }, [opened, query, data, status, box, onPreview]);

  const selected = opened?.marker ?? null;
  // Runs after the map was resized, since its centre has moved.
  useEffect(() => {
    if (!adapter || !selected) return;
    const cover = coverOf(preview.current);
    const map = box.current;
    const spot = cover && map && freeSpot({ width: map.clientWidth, height: map.clientHeight }, cover);
    adapter.panTo(spot ? centerFor(selected.point, spot, adapter.viewport().zoom) : selected.point);
  }, [adapter, selected, box, preview]);

  const close = () => {
    if (selected && !adapter?.focusMarker(selected.key)) box.current?.focus({ preventScroll: true });
    setOpened(null);
    onPreview(false);
  };
  return { selected, select, close };
}

/** False for an empty list: whether listings that the server only counted are in another search is unknown. */
function areAmong(found: readonly MapListing[], listings: readonly MapListing[]): boolean {
  const ids = new Set(found.map(({ id }) => id));
  return listings.length > 0 && listings.every(({ id }) => ids.has(id));
}
