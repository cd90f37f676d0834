/** The timeline's dimensions in pixels. */
export type Zoom = 'weeks' | 'months';

export interface Sizes {
  /** Width of a day. */
  day: number;
  /** Height of a listing's row. */
  row: number;
  /** Width of the names beside the days; 0 when they are above the days. */
  name: number;
  /** Height of the header with months and days. */
  head: number;
  bar: number;
  /** Distance from the top of a row to its bars. */
  barTop: number;
}

const measures = (day: number, isWide: boolean): Sizes =>
  isWide
    ? { day, row: 44, name: 176, head: 60, bar: 30, barTop: 7 }
    : { day, row: 68, name: 0, head: 60, bar: 34, barTop: 28 };

/** @param scale the font size relative to the default */
export function sizesOf(zoom: Zoom, isWide: boolean, scale: number): Sizes {
  const { day, row, name, head, bar, barTop } = measures(zoom === 'weeks' ? 46 : 22, isWide);
  const scaled = (size: number) => Math.round(size * scale);
  return {
    day: scaled(day),
    row: scaled(row),
    name: scaled(name),
    head: scaled(head),
    bar: scaled(bar),
    barTop: scaled(barTop),
  };
}
