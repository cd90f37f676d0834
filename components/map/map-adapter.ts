import type { ComponentType } from 'react';
import type { Point } from '@/lib/listings/cities';
import type { Cover } from '@/lib/map/cover';
import type { Bounds, MapView } from '@/lib/geometry/mercator';

/** A marker on the map, for any map provider. */
export interface MarkerView {
  /** Views with the same key are the same marker. */
  key: string;
  point: Point;
  /** The marker's accessible name. */
  label: string;
  appearance: MarkerAppearance;
  onSelect(): void;
  /** Called when a pointer or the focus enters or leaves the marker. */
  onPoint(isThere: boolean): void;
}

export interface MarkerAppearance {
  kind: 'listing' | 'stack' | 'cluster';
  /** The text in the marker; '' for a listing whose price is unknown. */
  text: string;
  count: number;
  isSelected: boolean;
  /** Whether the listing is pointed at in the list. */
  isPointed: boolean;
}

/**
 * The interface of an interactive map, implemented for MapLibre and Google. Zoom levels are for tiles of 256 pixels.
 */
export interface MapAdapter {
  /** The current view. */
  viewport(): { bounds: Bounds; zoom: number };
  /** The area of the map covered by its zoom buttons; null when unknown. */
  buttons(): Cover | null;
  /** @param byHand whether the visitor asked for it */
  moveTo(view: MapView, byHand?: boolean): void;
  panTo(point: Point): void;
  /**
   * Calls back after every movement and resize, and says whether the visitor caused it; returns a function that
   * unsubscribes.
   */
  onMoved(listener: (byHand: boolean) => void): () => void;
  /** Whether one finger, or the wheel alone, moves the map; if so, the page does not scroll over it. */
  setFree(isFree: boolean): void;
  /** Shows exactly these markers; this is also their tab order. */
  showMarkers(markers: readonly MarkerView[]): void;
  /** Focuses a marker; false if it does not exist. */
  focusMarker(key: string): boolean;
  /** A circle around a location that must not be shown exactly. */
  showCircle(center: Point, metres: number): void;
  /** Removes markers and listeners. */
  destroy(): void;
  /** Shows street-level photos at a point, in an element of the page. Resolves to whether there are any. */
  showStreetView?(box: HTMLElement, point: Point): Promise<boolean>;
}

export interface MapCanvasProps {
  /** The initial view. */
  view: MapView;
  /** Called when the map has been drawn. */
  onReady(adapter: MapAdapter): void;
  onFailure(): void;
  /** Called on an error that no retry can fix. */
  onRejected(): void;
}

/** Renders a map that fills its container. */
export type MapCanvas = ComponentType<MapCanvasProps>;
