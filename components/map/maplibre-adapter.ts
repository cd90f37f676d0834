import {
  GeoJSONSource,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import type { MapLibreEvent, MarkerOptions } from 'maplibre-gl';
import { coverOf } from '@/components/map/cover-of';
import type { MapAdapter, MarkerView } from '@/components/map/map-adapter';
import { hearPointing, markerContent, sameAppearance } from '@/components/map/marker-content';
import { MarkerList } from '@/components/map/marker-list';
import type { Point } from '@/lib/listings/cities';
import { LABEL_OFFSET, drawnBounds, labels } from '@/lib/map/coast';
import type { DrawingColor } from '@/lib/map/coast';
import { MOST_MAP_ZOOM } from '@/lib/map/markers';
import { allowedTilesUrl } from '@/lib/map/provider';
import type { MapView } from '@/lib/geometry/mercator';
import { ZOOM_OFFSET, circleFeature, coastStyle } from '@/lib/map/style';
import { mapTexts } from '@/lib/texts/map';

// Served from our own origin, as the Content-Security-Policy requires.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const LEAST_ZOOM = 8;

const position = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];

const themeColor = (name: DrawingColor | 'ci-blue-700') =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

/**
 * Draws the coast into an element.
 * @throws when the browser has no WebGL
 */
export function openMapLibre(container: HTMLElement, view: MapView): MapLibreMap {
  const tilesUrl = allowedTilesUrl();
  const { west, south, east, north } = drawnBounds;
  const map = new MapLibreMap({
    container,
    style: coastStyle({ colorOf: themeColor, tilesUrl }),
    center: position(view.center),
    zoom: view.zoom - ZOOM_OFFSET,
    minZoom: LEAST_ZOOM - ZOOM_OFFSET,
    maxZoom: MOST_MAP_ZOOM - ZOOM_OFFSET,
    maxBounds: [west, south, east, north],
    // The page scrolls on over the map, which is moved with Ctrl or two fingers.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: { compact: tilesUrl !== '' },
    locale: mapTexts.controls,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 120 }), 'bottom-right');
  return map;
}

class MapLibreAdapter implements MapAdapter {
  readonly #map: MapLibreMap;
  readonly #markers: MarkerList<Marker>;

  constructor(map: MapLibreMap) {
    this.#map = map;
    this.#markers = new MarkerList({
      add: (view) => this.#add(view),
      change: (marker, view, before) => {
        marker.setLngLat(position(view.point));
        const element = marker.getElement();
        element.ariaLabel = element.title = view.label;
        if (sameAppearance(view.appearance, before.appearance)) return;
        element.replaceChildren(markerContent(view.appearance));
      },
      remove: (marker) => marker.remove(),
    });
  }

  viewport() {
    const bounds = this.#map.getBounds();
    return {
      bounds: {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      },
      zoom: this.#map.getZoom() + ZOOM_OFFSET,
    };
  }

  buttons() {
    // The container of the buttons, including its margin to the edge of the map.
    return coverOf(this.#map.getContainer().querySelector<HTMLElement>('.maplibregl-ctrl-top-right'));
  }

  moveTo({ center, zoom }: MapView, byHand = false): void {
    this.#map.easeTo({ center: position(center), zoom: zoom - ZOOM_OFFSET, duration: 250 }, { byHand });
  }

  panTo(point: Point): void {
    this.#map.resize();
    this.#map.easeTo({ center: position(point), duration: 250 });
  }

  onMoved(listener: (byHand: boolean) => void): () => void {
    const move = (event: MapLibreEvent<unknown> & { byHand?: boolean }) =>
      listener(event.byHand === true || Boolean(event.originalEvent));
    const resize = () => listener(false);
    this.#map.on('moveend', move);
    this.#map.on('resize', resize);
    return () => {
      this.#map.off('moveend', move);
      this.#map.off('resize', resize);
    };
  }

  setFree(isFree: boolean): void {
    if (isFree) this.#map.cooperativeGestures.disable();
    else this.#map.cooperativeGestures.enable();
  }

  showMarkers(markers: readonly MarkerView[]): void {
    const elements = this.#markers.show(markers).map((marker) => marker.getElement());
    // Moves only new elements: an element taken out of the document loses the focus.
    let next: Element | null = elements[0]?.parentElement?.querySelector('[data-map-marker]') ?? null;
    for (const element of elements) {
      if (element === next) next = next.nextElementSibling;
      else element.parentElement?.insertBefore(element, next);
    }
  }

  focusMarker(key: string): boolean {
    const marker = this.#markers.find(key);
    marker?.getElement().focus({ preventScroll: true });
    return marker !== undefined;
  }

  showCircle(center: Point, metres: number): void {
    const data = circleFeature(center, metres);
    const source = this.#map.getSource('circle');
    if (source instanceof GeoJSONSource) {
      void source.setData(data);
      return;
    }
    const color = themeColor('ci-blue-700');
    this.#map.addSource('circle', { type: 'geojson', data });
    this.#map.addLayer({
      id: 'circle',
      type: 'fill',
      source: 'circle',
      paint: { 'fill-color': color, 'fill-opacity': 0.18 },
    });
    this.#map.addLayer({
      id: 'circle-edge',
      type: 'line',
      source: 'circle',
      paint: { 'line-color': color, 'line-width': 2 },
    });
  }

  destroy(): void {
    this.#markers.show([]);
  }

  #add({ key, label, appearance, point }: MarkerView): Marker {
    const button = document.createElement('button');
    button.type = 'button';
    // Gives circles padding as a larger target. A price is wide enough already, and more would cover what is next to
    // it.
    button.className = `group rounded-full ${appearance.kind === 'listing' ? 'py-1' : 'p-1'}`;
    button.dataset.mapMarker = appearance.kind;
    button.ariaLabel = label;
    button.title = label;
    button.append(markerContent(appearance));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#markers.viewOf(key)?.onSelect();
    });
    hearPointing(button, (isThere) => this.#markers.viewOf(key)?.onPoint(isThere));
    return new Marker({ element: button }).setLngLat(position(point)).addTo(this.#map);
  }
}

export function mapLibreAdapter(map: MapLibreMap): MapAdapter {
  if (allowedTilesUrl() === '') showLabels(map);
  return new MapLibreAdapter(map);
}

const labelClass = 'pointer-events-none font-sans text-[13px] leading-none font-semibold';

/** The names of the towns, as HTML: a map style could only write them with a downloaded font. */
function showLabels(map: MapLibreMap): void {
  const names = labels.map((label) => {
    const element = document.createElement('span');
    element.ariaHidden = 'true';
    element.textContent = label.name;
    element.className = `${labelClass} ${label.atSea ? 'text-ci-blue-800' : 'text-ci-gray-700'}`;
    const place: MarkerOptions = label.atSea
      ? { anchor: 'right', offset: [LABEL_OFFSET.x, LABEL_OFFSET.y] }
      : { anchor: 'center' };
    new Marker({ element, ...place }).setLngLat(position(label)).addTo(map);
    return { element, minZoom: label.minZoom };
  });
  const choose = () => {
    const zoom = map.getZoom() + ZOOM_OFFSET;
    for (const { element, minZoom } of names) element.hidden = zoom < minZoom;
  };
  map.on('zoomend', choose);
  choose();
}
