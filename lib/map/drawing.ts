/** Draws the coast as SVG paths, in pixels relative to the centre of a view. */
import { clipPolygon, clipPolyline } from 'lineclip';
import type { Point } from '@/lib/listings/cities';
import { drawingLayers, labels } from '@/lib/map/coast';
import type { DrawingLayer, Label, Line } from '@/lib/map/coast';
import { pixelIn, worldSize, worldX, worldY } from '@/lib/geometry/mercator';
import type { MapView, Pixel } from '@/lib/geometry/mercator';

/** Size in pixels; the view's centre is in the middle. */
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

/** Margin around the frame that is drawn too, so that line ends at the edge are not visible. */
const overhang = 8;

/** A line in world coordinates, and its bounding box. */
interface Trace {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const traces = new WeakMap<Line, Trace>();

/** Computed once: each listing has its own drawing, and nearly all lines are outside of it. */
function traceOf(line: Line): Trace {
  const known = traces.get(line);
  if (known) return known;
  const points = line.map(([longitude, latitude]) => [worldX(longitude), worldY(latitude)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const trace = {
    points,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  traces.set(line, trace);
  return trace;
}

/** The part of a line, or of the area that it encloses, within the frame, as SVG path commands. */
function pathOf(view: MapView, { width, height }: Frame, line: Line, isClosed: boolean): string {
  const size = worldSize(view.zoom);
  const [middleX, middleY] = [worldX(view.center.longitude), worldY(view.center.latitude)];
  const [x, y] = [width / 2 + overhang, height / 2 + overhang];
  const trace = traceOf(line);
  const isBeside = (trace.right - middleX) * size < -x || (trace.left - middleX) * size > x;
  if (isBeside || (trace.bottom - middleY) * size < -y || (trace.top - middleY) * size > y) return '';
  const box = [middleX - x / size, middleY - y / size, middleX + x / size, middleY + y / size] as const;
  const pieces = isClosed ? [clipPolygon(trace.points, box)] : clipPolyline(trace.points, box);
  const pixel = ([pointX, pointY]: readonly [number, number]) =>
    [(pointX - middleX) * size, (pointY - middleY) * size] as const;
  return pieces.map((piece) => commandsOf(piece.map(pixel), isClosed)).join('');
}

/** Path commands in relative, whole pixels: those are shorter than absolute ones and compress better. */
function commandsOf(points: readonly (readonly [number, number])[], isClosed: boolean): string {
  const places = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [[startX, startY] = [0, 0]] = places;
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0];
    return [x - fromX, y - fromY] as const;
  });
  // Points that fall on the same pixel are merged.
  const written = steps.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => `${x} ${y}`);
  if (written.length === 0) return '';
  // A minus sign also separates two numbers.
  return `M${startX} ${startY}l${written.join(' ')}${isClosed ? 'z' : ''}`.replaceAll(' -', '-');
}

const drawn = new Map<string, Path[]>();
/** There are about thirty views of the coast and its towns; those around a listing hardly ever repeat. */
const MOST_DRAWN = 60;

/** The visible part of the drawing, from bottom to top layer. Cached for views that repeat. */
export function drawingIn(view: MapView, frame: Frame): Path[] {
  const key = JSON.stringify([view, frame]);
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const paths = draw(view, frame);
  drawn.set(key, paths);
  return paths;
}

function draw(view: MapView, frame: Frame): Path[] {
  return drawingLayers
    .filter(({ minZoom = 0 }) => view.zoom >= minZoom)
    .map((layer) => ({
      layer,
      d: layer.lines.map((line) => pathOf(view, frame, line, layer.kind === 'area')).join(''),
    }))
    .filter(({ d }) => d !== '');
}

/** The points that are visible, with their pixel positions. */
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
