/** The drawing of the coast as the paths of an SVG, in pixels around the middle of a view. */
import type { Point } from '@/lib/listings/cities';
import { drawingLayers, labels } from '@/lib/map/coast';
import type { DrawingLayer, Label, Line } from '@/lib/map/coast';
import { pixelIn } from '@/lib/map/mercator';
import type { MapView, Pixel } from '@/lib/map/mercator';

/** Pixels; the view's centre is in its middle. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Path {
  layer: DrawingLayer;
  /** The `d` of an SVG path. */
  d: string;
}

const isIn = ({ width, height }: Frame, { x, y }: Pixel, margin = 0) =>
  Math.abs(x) <= width / 2 + margin && Math.abs(y) <= height / 2 + margin;

/** Whether anything of a line can be seen; what surrounds the frame counts. */
function touches(frame: Frame, pixels: readonly Pixel[]): boolean {
  const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
  return (
    Math.max(...xs) >= -frame.width / 2 &&
    Math.min(...xs) <= frame.width / 2 &&
    Math.max(...ys) >= -frame.height / 2 &&
    Math.min(...ys) <= frame.height / 2
  );
}

function pathOf(view: MapView, frame: Frame, line: Line, isClosed: boolean): string {
  const pixels = line.map(([longitude, latitude]) => pixelIn(view, { longitude, latitude }));
  if (!touches(frame, pixels)) return '';
  const steps = pixels.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return `M${steps.join('L')}${isClosed ? 'Z' : ''}`;
}

/** What is to be seen of the coast, from the lowest layer to the one on top. */
export function drawingIn(view: MapView, frame: Frame): Path[] {
  return drawingLayers
    .filter(({ minZoom = 0 }) => view.zoom >= minZoom)
    .map((layer) => ({
      layer,
      d: layer.lines.map((line) => pathOf(view, frame, line, layer.kind === 'area')).join(''),
    }))
    .filter(({ d }) => d !== '');
}

/** Those of some points that are to be seen, with where they are. */
export function placedIn<P extends Point>(
  view: MapView,
  frame: Frame,
  points: readonly P[],
  margin = 0,
): (P & Pixel)[] {
  return points
    .map((point) => ({ ...point, ...pixelIn(view, point) }))
    .filter((point) => isIn(frame, point, margin));
}

/** The names that there is room for. */
export function labelsIn(view: MapView, frame: Frame): (Label & Pixel)[] {
  return placedIn(
    view,
    frame,
    labels.filter(({ minZoom }) => view.zoom >= minZoom),
  );
}
