import type { ComponentType } from 'react';
import type { Point } from '@/lib/listings/cities';
import type { Cover } from '@/lib/map/cover';
import type { Bounds, MapView } from '@/lib/geometry/mercator';

/** A marker as a map shows it, whoever draws the map. */
export interface MarkerView {
  /** Markers of the same key are the same marker. */
  key: string;
  point: Point;
  /** What it is called, for who cannot see it. */
  label: string;
  look: MarkerLook;
  onSelect(): void;
  /** A pointer, or the focus, came to it or left it. */
  onPoint(isThere: boolean): void;
}

export interface MarkerLook {
  kind: 'home' | 'stack' | 'cluster';
  /** Shown in it; '' for a home whose price is not known. */
  text: string;
  count: number;
  isSelected: boolean;
  /** Somebody points at its home in the list. */
  isPointed: boolean;
}

/** All that the screens know of an interactive map: MapLibre and Google are two. Zooms count tiles of 256 pixels. */
export interface MapAdapter {
  /** What is in view. */
  look(): { bounds: Bounds; zoom: number };
  /** Where the buttons to zoom stand on it; null where it does not say. */
  buttons(): Cover | null;
  /** @param byHand the visitor asked for it */
  moveTo(view: MapView, byHand?: boolean): void;
  panTo(point: Point): void;
  /** Calls back after every movement and change of size, and says whether a visitor moved it; returns what ends it. */
  onMoved(listener: (byHand: boolean) => void): () => void;
  /** Whether one finger, or the wheel alone, moves it: the page then does not scroll over it. */
  setFree(isFree: boolean): void;
  /** Exactly these markers; the keyboard meets them in this order. */
  showMarkers(markers: readonly MarkerView[]): void;
  /** Whether it is there to take the focus. */
  focusMarker(key: string): boolean;
  /** A circle around what must not be shown exactly. */
  showCircle(center: Point, metres: number): void;
  /** Takes away markers and listeners. */
  destroy(): void;
  /** Photos of the street at a point, in a box of the page. Resolves to whether there are any. */
  showStreetView?(box: HTMLElement, point: Point): Promise<boolean>;
}

export interface MapCanvasProps {
  /** Where it looks at first. */
  view: MapView;
  /** Once what is to be seen is drawn. */
  onReady(adapter: MapAdapter): void;
  onFailure(): void;
  /** No other try will help. */
  onRejected(): void;
}

/** Draws a map that fills its box. */
export type MapCanvas = ComponentType<MapCanvasProps>;
