declare module 'lineclip' {
  type XY = readonly [number, number];
  type Box = readonly [west: number, south: number, east: number, north: number];

  /** The pieces of a line within a box. */
  export function clipPolyline(points: readonly XY[], box: Box): XY[][];
  /** A polygon (first point not repeated at the end) clipped to a box; empty if no part of it is inside. */
  export function clipPolygon(points: readonly XY[], box: Box): XY[];
}
