import { useEffect } from 'react';
import type { RefObject } from 'react';
import { coverOf } from '@/components/map/cover-of';
import type { MapAdapter } from '@/components/map/map-adapter';
import { besideCover, isCovered } from '@/lib/map/cover';
import { markerLabel, markerText } from '@/lib/map/markers';
import type { MapMarker, MarkerIndex } from '@/lib/map/markers';

interface ShownMarkers {
  /** Whether the search contains days. */
  asksStay: boolean;
  /** The key of the selected marker. */
  selected: string | null;
  /** The preview it opened. */
  preview: RefObject<HTMLElement | null>;
  /** The slug of the listing pointed at in the list. */
  pointed: string | null;
  onSelect: (marker: MapMarker) => void;
  /** Called with the marker pointed at, or null when none is any more. */
  onPoint: (marker: MapMarker | null) => void;
}

/**
 * Shows the markers in view, except those hidden by the preview, and moves those under the map's buttons; updated after
 * every movement.
 */
export function useShownMarkers(
  adapter: MapAdapter | null,
  markers: MarkerIndex,
  { asksStay, selected, preview, pointed, onSelect, onPoint }: ShownMarkers,
): void {
  useEffect(() => {
    if (!adapter) return undefined;
    const show = () => {
      const viewport = adapter.viewport();
      const cover = coverOf(preview.current);
      const buttons = adapter.buttons();
      const isFree = ({ key, point }: MapMarker) =>
        cover === null || key === selected || !isCovered(point, viewport, cover);
      const seen = markers.within(viewport.bounds, viewport.zoom).filter(isFree);
      adapter.showMarkers(
        seen.map((marker) => ({
          key: marker.key,
          // Moved next to the buttons, which stay, unlike a preview.
          point: buttons ? besideCover(marker.point, viewport, buttons) : marker.point,
          label: markerLabel(marker, asksStay),
          appearance: {
            kind: marker.kind,
            text: markerText(marker, asksStay),
            count: marker.count,
            isSelected: marker.key === selected,
            isPointed: pointed !== null && marker.holds(pointed),
          },
          onSelect: () => onSelect(marker),
          onPoint: (isThere) => onPoint(isThere ? marker : null),
        })),
      );
    };
    show();
    return adapter.onMoved(show);
  }, [adapter, markers, asksStay, selected, preview, pointed, onSelect, onPoint]);
}
