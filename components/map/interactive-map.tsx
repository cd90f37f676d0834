'use client';

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { MapAdapter, MapCanvas } from '@/components/map/map-adapter';
import { OwnMapNote } from '@/components/map/own-map-note';
import { PreviewCard } from '@/components/map/preview-card';
import { useCoordinates } from '@/components/map/use-coordinates';
import { useShownMarkers } from '@/components/map/use-shown-markers';
import { Alert } from '@/components/ui/alert';
import { MarkerIndex } from '@/lib/map/markers';
import type { MapMarker } from '@/lib/map/markers';
import type { MapView } from '@/lib/map/mercator';
import { mapProvider, subscribeToMapProvider } from '@/lib/map/provider';
import type { MapProvider } from '@/lib/map/provider';
import { WIDE_SCREEN } from '@/lib/map/screen';
import type { MapSource, OverviewViews } from '@/lib/map/views';
import { mapTexts } from '@/lib/texts/map';

export interface InteractiveMapProps {
  /** Whose map `Canvas` is. */
  provider: MapProvider;
  Canvas: MapCanvas;
  source: MapSource;
  views: OverviewViews;
  /** What the map is called. */
  label: string;
  onReady(): void;
  onFailure(): void;
  onRejected(): void;
  /** Consent was given or taken back: somebody else draws the map from now on. */
  onChanged(): void;
  /** A preview opened or closed: the map grows and shrinks with it. */
  onPreview(isOpen: boolean): void;
}

/** A home whose address is hidden stands somewhere in a circle of so many metres. */
const AROUND_METRES = 250;

/** The map with its markers and previews, on whichever map draws it. */
export function InteractiveMap({ provider, Canvas, source, views, label, ...events }: InteractiveMapProps) {
  const { onReady, onFailure, onRejected, onChanged, onPreview } = events;
  useChangedProvider(provider, onChanged);
  const [adapter, setAdapter] = useState<MapAdapter | null>(null);
  const [selected, setSelected] = useState<MapMarker | null>(null);
  const { data, clusters, hasFailed } = useCoordinates(source, adapter);
  const markers = useMemo(() => new MarkerIndex({ data, clusters }), [data, clusters]);
  const view = window.matchMedia(WIDE_SCREEN).matches ? views.wide : views.narrow;
  const [first] = useState(view);

  const handleReady = useCallback(
    (opened: MapAdapter) => {
      setAdapter(opened);
      onReady();
    },
    [onReady],
  );
  useEffect(() => () => adapter?.destroy(), [adapter]);
  useEffect(() => () => onPreview(false), [onPreview]);
  useMovedView(adapter, view);
  useCircle(adapter, source);

  const select = useCallback(
    (marker: MapMarker) => {
      if (marker.apartAt !== null) {
        adapter?.moveTo({ center: marker.point, zoom: marker.apartAt });
        return;
      }
      setSelected(marker);
      onPreview(true);
    },
    [adapter, onPreview],
  );
  useShownMarkers(adapter, markers, selected?.key ?? null, select);
  // After the map grew: the middle is another one then.
  useEffect(() => {
    if (selected) adapter?.panTo(selected.point);
  }, [adapter, selected]);

  const close = () => {
    if (selected) adapter?.focusMarker(selected.key);
    setSelected(null);
    onPreview(false);
  };

  return (
    <section aria-label={label} className="absolute inset-0">
      <Canvas view={first} onReady={handleReady} onFailure={onFailure} onRejected={onRejected} />
      <OwnMapNote />
      {hasFailed && (
        <Alert tone="error" className="absolute inset-x-3 top-3 max-w-md">
          {mapTexts.homesFailed}
        </Alert>
      )}
      {selected && <PreviewCard key={selected.key} marker={selected} adapter={adapter} onClose={close} />}
    </section>
  );
}

/** Follows the search to another part of the coast; who looks around meanwhile is left alone. */
function useMovedView(adapter: MapAdapter | null, { center, zoom }: MapView): void {
  const { latitude, longitude } = center;
  const place = `${latitude} ${longitude} ${zoom}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    adapter?.moveTo({ center: { latitude, longitude }, zoom });
  }, [adapter, place, latitude, longitude, zoom]);
}

function useCircle(adapter: MapAdapter | null, source: MapSource): void {
  const hidden = source.kind === 'home' && !source.home.display_home_address ? source.home : null;
  useEffect(() => {
    if (hidden) adapter?.showCircle(hidden, AROUND_METRES);
  }, [adapter, hidden]);
}

function useChangedProvider(provider: MapProvider, onChanged: () => void): void {
  const now = useSyncExternalStore(subscribeToMapProvider, mapProvider);
  useEffect(() => {
    if (now !== provider) onChanged();
  }, [now, provider, onChanged]);
}
