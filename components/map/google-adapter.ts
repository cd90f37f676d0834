import type { MapAdapter, MarkerView } from '@/components/map/map-adapter';
import { hearPointing, markerContent, sameAppearance } from '@/components/map/marker-content';
import { MarkerList } from '@/components/map/marker-list';
import type { Point } from '@/lib/listings/cities';
import type { MapView } from '@/lib/geometry/mercator';

type Marker = google.maps.marker.AdvancedMarkerElement;

/** The parts of Google's library that are used; tests pass a fake. */
export interface GoogleMaps {
  marker: Pick<typeof google.maps.marker, 'AdvancedMarkerElement'>;
  Circle: typeof google.maps.Circle;
  StreetViewPanorama: typeof google.maps.StreetViewPanorama;
  StreetViewService: typeof google.maps.StreetViewService;
}

/** The radius in metres within which Street View photos are looked for. */
const STREET_VIEW_RADIUS = 80;

const position = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

class GoogleAdapter implements MapAdapter {
  readonly #map: google.maps.Map;
  readonly #maps: GoogleMaps;
  readonly #markers: MarkerList<Marker>;
  #circle: google.maps.Circle | undefined;
  #listeners: google.maps.MapsEventListener[] = [];
  /** Whether the current movement was started by the visitor. */
  #isByHand = false;

  constructor(map: google.maps.Map, maps: GoogleMaps) {
    this.#map = map;
    this.#maps = maps;
    this.#markers = new MarkerList({
      add: (view) => this.#add(view),
      change: (marker, view, before) => {
        marker.position = position(view.point);
        marker.title = view.label;
        if (!sameAppearance(view.appearance, before.appearance))
          marker.content = markerContent(view.appearance);
      },
      remove: (marker) => {
        marker.map = null;
      },
    });
  }

  viewport() {
    // Bounds and zoom are known once the map has first been idle.
    const { west, south, east, north } = this.#map.getBounds()?.toJSON() ?? {
      west: -180,
      south: -90,
      east: 180,
      north: 90,
    };
    return { bounds: { west, south, east, north }, zoom: this.#map.getZoom() ?? 0 };
  }

  /** Google positions its own buttons. */
  buttons() {
    return null;
  }

  moveTo({ center, zoom }: MapView, byHand = false): void {
    this.#isByHand = byHand;
    this.#map.panTo(position(center));
    this.#map.setZoom(zoom);
  }

  panTo(point: Point): void {
    this.#map.panTo(position(point));
  }

  onMoved(listener: (byHand: boolean) => void): () => void {
    const dragging = this.#map.addListener('dragend', () => {
      this.#isByHand = true;
    });
    const idling = this.#map.addListener('idle', () => {
      listener(this.#isByHand);
      this.#isByHand = false;
    });
    this.#listeners.push(dragging, idling);
    return () => {
      dragging.remove();
      idling.remove();
    };
  }

  setFree(isFree: boolean): void {
    this.#map.setOptions({ gestureHandling: isFree ? 'greedy' : 'cooperative' });
  }

  showMarkers(markers: readonly MarkerView[]): void {
    this.#markers.show(markers);
  }

  focusMarker(key: string): boolean {
    const marker = this.#markers.find(key);
    marker?.focus();
    return marker !== undefined;
  }

  showCircle(center: Point, metres: number): void {
    this.#circle?.setMap(null);
    const color = getComputedStyle(document.documentElement).getPropertyValue('--color-ci-blue-700').trim();
    this.#circle = new this.#maps.Circle({
      map: this.#map,
      center: position(center),
      radius: metres,
      clickable: false,
      fillColor: color,
      fillOpacity: 0.18,
      strokeColor: color,
      strokeWeight: 2,
    });
  }

  async showStreetView(box: HTMLElement, point: Point): Promise<boolean> {
    const near = { location: position(point), radius: STREET_VIEW_RADIUS };
    const found = await new this.#maps.StreetViewService().getPanorama(near).catch(() => null);
    const pano = found?.data.location?.pano;
    if (!pano) return false;
    const panorama = new this.#maps.StreetViewPanorama(box, { pano, addressControl: false });
    panorama.setVisible(true);
    return true;
  }

  destroy(): void {
    this.#markers.show([]);
    this.#circle?.setMap(null);
    for (const listening of this.#listeners) listening.remove();
  }

  #add({ key, label, appearance, point }: MarkerView): Marker {
    const marker = new this.#maps.marker.AdvancedMarkerElement({
      map: this.#map,
      position: position(point),
      title: label,
      content: markerContent(appearance),
      gmpClickable: true,
    });
    marker.addEventListener('gmp-click', () => this.#markers.viewOf(key)?.onSelect());
    hearPointing(marker, (isThere) => this.#markers.viewOf(key)?.onPoint(isThere));
    return marker;
  }
}

export function googleAdapter(map: google.maps.Map, maps: GoogleMaps): MapAdapter {
  return new GoogleAdapter(map, maps);
}
