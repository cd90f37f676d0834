import { useEffect } from 'react';
import type { MapAdapter } from '@/components/map/map-adapter';
import { markerLabel, markerText } from '@/lib/map/markers';
import type { MapMarker, MarkerIndex } from '@/lib/map/markers';

/** Shows what is in view, again after every movement. */
export function useShownMarkers(
  adapter: MapAdapter | null,
  markers: MarkerIndex,
  selected: string | null,
  onSelect: (marker: MapMarker) => void,
): void {
  useEffect(() => {
    if (!adapter) return undefined;
    const show = () => {
      const { bounds, zoom } = adapter.look();
      adapter.showMarkers(
        markers.within(bounds, zoom).map((marker) => ({
          key: marker.key,
          point: marker.point,
          label: markerLabel(marker),
          look: {
            kind: marker.kind,
            text: markerText(marker),
            count: marker.count,
            isSelected: marker.key === selected,
          },
          onSelect: () => onSelect(marker),
        })),
      );
    };
    show();
    return adapter.onMoved(show);
  }, [adapter, markers, selected, onSelect]);
}
