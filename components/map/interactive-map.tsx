'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ListingsFailed } from '@/components/map/listings-failed';
import { MapCards } from '@/components/map/map-cards';
import type { MapAdapter, MapCanvas } from '@/components/map/map-adapter';
import { OwnMapNote } from '@/components/map/own-map-note';
import { PreviewCard } from '@/components/map/preview-card';
import { useAreaSearch } from '@/components/map/use-area-search';
import { useCoordinates } from '@/components/map/use-coordinates';
import { useListingsInSight } from '@/components/map/use-listings-in-sight';
import { usePreview } from '@/components/map/use-preview';
import { useShownMarkers } from '@/components/map/use-shown-markers';
import { useTiedCards } from '@/components/map/use-tied-cards';
import { Checkbox } from '@/components/ui/checkbox';
import { MarkerIndex } from '@/lib/map/markers';
import type { MapMarker } from '@/lib/map/markers';
import type { MapView } from '@/lib/geometry/mercator';
import { mapProvider, subscribeToMapProvider } from '@/lib/map/provider';
import type { MapProvider } from '@/lib/map/provider';
import { WIDE_SCREEN } from '@/lib/map/screen';
import type { MapSource, OverviewViews } from '@/lib/map/views';
import { asksStay } from '@/lib/search/carried-stay';
import { mapTexts } from '@/lib/texts/map';

export interface InteractiveMapProps {
  /** The provider whose map `Canvas` shows. */
  provider: MapProvider;
  Canvas: MapCanvas;
  source: MapSource;
  views: OverviewViews;
  /** The map's accessible name. */
  label: string;
  /** Whether it stands beside the list or replaces it. */
  isWhole: boolean;
  onReady(): void;
  onFailure(): void;
  onRejected(): void;
  /** Called when consent was given or withdrawn: another provider draws the map from now on. */
  onChanged(): void;
  /** Called when a preview opens or closes, which changes the size of the map. */
  onPreview(isOpen: boolean): void;
}

/** Where there is no room for both list and map: below the style sheet's `lg` breakpoint. */
const NARROW = '(width < 64rem)';

/** The radius in metres of the circle within which a listing with a hidden address is located. */
const AROUND_METRES = 250;

/** Drawn inside the box and over the map, which would hide an outline. */
const focusRing =
  'outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-20 focus-visible:after:border-3 focus-visible:after:border-ci-blue-600';

/** The map with its markers and previews, for any map provider. */
export function InteractiveMap({
  provider,
  Canvas,
  source,
  views,
  label,
  isWhole,
  ...events
}: InteractiveMapProps) {
  const { onReady, onFailure, onRejected, onChanged, onPreview } = events;
  useChangedProvider(provider, onChanged);
  const [adapter, setAdapter] = useState<MapAdapter | null>(null);
  const box = useRef<HTMLElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const { shown, again } = useCoordinates(source, adapter);
  const { data, clusters, status } = shown;
  const markers = useMemo(() => new MarkerIndex({ data, clusters }), [data, clusters]);
  const [first] = useState(() => viewFor(views));

  const handleReady = useCallback(
    (opened: MapAdapter) => {
      setAdapter(opened);
      onReady();
    },
    [onReady],
  );
  useEffect(() => () => adapter?.destroy(), [adapter]);
  const search = source.kind === 'search' ? source : null;
  const query = search?.query ?? '';
  const bbox = search?.bbox ?? null;
  useMovedView(adapter, views, bbox !== null);
  useCircle(adapter, source);
  useEffect(() => adapter?.setFree(isWhole), [adapter, isWhole]);
  const { isSearching, setSearching } = useAreaSearch(adapter, box, bbox);

  const isNarrow = useIsNarrow();
  const isSwiped = isWhole && isNarrow;
  const listings = useListingsInSight(adapter, data, isSwiped);
  const [swiped, setSwiped] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const { selected, select, close } = usePreview({ adapter, shown, box, preview, onPreview });
  const handleSelect = useCallback(
    (marker: MapMarker) => {
      const [listing] = marker.listings;
      // Its card is shown in the row already.
      if (isSwiped && listing) setWanted(listing.slug);
      else select(marker);
    },
    [isSwiped, select],
  );
  const { pointed, tieCards } = useTiedCards();
  useShownMarkers(adapter, markers, {
    asksStay: asksStay(query),
    selected: selected?.key ?? null,
    preview,
    pointed: isSwiped ? swiped : pointed,
    onSelect: handleSelect,
    onPoint: tieCards,
  });

  // The button disappears when pressed: focus moves to the map.
  const retry = () => {
    box.current?.focus({ preventScroll: true });
    again();
  };

  return (
    <section ref={box} tabIndex={-1} aria-label={label} className={`absolute inset-0 ${focusRing}`}>
      <Canvas view={first} onReady={handleReady} onFailure={onFailure} onRejected={onRejected} />
      <OwnMapNote />
      {(status === 'retrying' || status === 'failed') && (
        <ListingsFailed onRetry={status === 'failed' ? retry : null} />
      )}
      {isWhole && (
        <label className="absolute top-3 left-3 z-10 flex min-h-11 items-center gap-2.5 rounded-control bg-surface px-3 font-semibold text-ci-gray-900 shadow-card">
          <Checkbox checked={isSearching} onChange={({ target }) => setSearching(target.checked)} />
          <span>{mapTexts.view.searchHere}</span>
        </label>
      )}
      {isSwiped && <MapCards listings={listings} query={query} wanted={wanted} onShown={setSwiped} />}
      {selected && !isSwiped && (
        <PreviewCard
          key={selected.key}
          ref={preview}
          marker={selected}
          adapter={adapter}
          query={query}
          onClose={close}
        />
      )}
    </section>
  );
}

const viewFor = ({ wide, narrow }: OverviewViews): MapView =>
  window.matchMedia(WIDE_SCREEN).matches ? wide : narrow;

const placeOf = ({ center, zoom }: MapView) => `${center.latitude} ${center.longitude} ${zoom}`;

/**
 * Moves the map when the search moves to another part of the coast; leaves it alone while the visitor pans, or rotates
 * the device.
 */
function useMovedView(adapter: MapAdapter | null, views: OverviewViews, isInArea: boolean): void {
  const place = `${placeOf(views.wide)} ${placeOf(views.narrow)}`;
  const last = useRef(place);
  const follow = useEffectEvent(() => adapter?.moveTo(viewFor(views)));
  useEffect(() => {
    if (last.current === place || isInArea) return;
    last.current = place;
    follow();
  }, [place, isInArea]);
}

/** Whether the screen is too narrow for a list beside the map. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeToNarrow, () => matchMedia(NARROW).matches);
}

function subscribeToNarrow(listener: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

function useCircle(adapter: MapAdapter | null, source: MapSource): void {
  const hidden = source.kind === 'listing' && !source.listing.display_home_address ? source.listing : null;
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
