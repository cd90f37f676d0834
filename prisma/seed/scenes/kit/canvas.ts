/**
 * A page of 1600x1067 that collects SVG. Shapes are painted in the order of the calls.
 */
export const WIDTH = 1600;
export const HEIGHT = 1067;

export type Point = readonly [x: number, y: number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** x1, y1, x2, y2: fractions of the shape's box, or page pixels with `page`. */
export type Axis = readonly [number, number, number, number];

export const DOWN: Axis = [0, 0, 0, 1];
export const RIGHT: Axis = [0, 0, 1, 0];

export type Style = {
  opacity?: number;
  stroke?: string;
  width?: number;
  /** Round caps and joins. */
  round?: boolean;
  dash?: string;
};

/** Coordinates with one decimal: smaller files, same picture. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data of a closed polygon. */
export function outline(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** Path data of an open line. */
export function trace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
}

const part = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * Opacity goes to fill and stroke apart: on the element it would make the renderer paint every shape on a
 * layer of its own, which is several times slower.
 */
function attributes(fill: string, style: Style): string {
  let text = ` fill="${fill}"`;
  if (style.opacity !== undefined && fill !== 'none') text += ` fill-opacity="${part(style.opacity)}"`;
  if (style.stroke) {
    text += ` stroke="${style.stroke}" stroke-width="${num(style.width ?? 1)}"`;
    if (style.opacity !== undefined) text += ` stroke-opacity="${part(style.opacity)}"`;
  }
  if (style.round) text += ' stroke-linecap="round" stroke-linejoin="round"';
  if (style.dash) text += ` stroke-dasharray="${style.dash}"`;
  return text;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const faded = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${faded}/>`;
    })
    .join('');
}

/** Whether any of it falls on the page and is at least a good part of a pixel wide. */
function visible(points: readonly Point[], stroke: number): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const thin = Math.min(right - left, bottom - top) + stroke < 0.3;
  return !thin && right > -stroke && left < WIDTH + stroke && bottom > -stroke && top < HEIGHT + stroke;
}

function clockwise(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area > 0;
}

export class Canvas {
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];
  #run: { fill: string; data: string } | undefined;

  #flush(): void {
    if (this.#run) this.#body.push(`<path d="${this.#run.data}" fill="${this.#run.fill}"/>`);
    this.#run = undefined;
  }

  #push(markup: string): void {
    this.#flush();
    this.#body.push(markup);
  }

  /** Registers a definition once and returns its id. */
  #define(tag: string, attrs: string, content: string): string {
    const key = `${tag}|${attrs}|${content}`;
    const known = this.#defs.get(key);
    if (known) return known;
    const id = `d${this.#defs.size}`;
    this.#defs.set(key, id);
    return id;
  }

  /** A linear gradient as a fill. */
  linear(stops: readonly Stop[], axis: Axis = DOWN, page = false): string {
    const [x1, y1, x2, y2] = axis.map((v) => Math.round(v * 100) / 100);
    const units = page ? ' gradientUnits="userSpaceOnUse"' : '';
    const attrs = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`;
    return `url(#${this.#define('linearGradient', attrs, stopTags(stops))})`;
  }

  /** A radial gradient over the box of the shape it fills. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const attrs = `cx="${cx}" cy="${cy}" r="${r}"`;
    return `url(#${this.#define('radialGradient', attrs, stopTags(stops))})`;
  }

  raw(markup: string): void {
    this.#push(markup);
  }

  path(data: string, fill: string, style: Style = {}): void {
    if (data) this.#push(`<path d="${data}"${attributes(fill, style)}/>`);
  }

  /** A polygon; left out when it lies off the page or is too small to see. */
  poly(points: readonly Point[], fill: string, style: Style = {}): void {
    if (!visible(points, style.stroke ? (style.width ?? 1) : 0)) return;
    if (!fill.startsWith('#') || Object.keys(style).length > 0)
      return this.path(outline(points), fill, style);
    // Neighbours of one colour become one path; all wind the same way, so that overlaps never cut holes.
    if (fill !== this.#run?.fill) {
      this.#flush();
      this.#run = { fill, data: '' };
    }
    this.#run.data += outline(clockwise(points) ? points : points.toReversed());
  }

  line(points: readonly Point[], stroke: string, width: number, style: Style = {}): void {
    if (points.length > 1 && visible(points, Math.max(1, width)))
      this.path(trace(points), 'none', { ...style, stroke, width });
  }

  rect(x: number, y: number, w: number, h: number, fill: string, style: Style & { rx?: number } = {}): void {
    if (w <= 0 || h <= 0) return;
    const rx = style.rx ? ` rx="${num(style.rx)}"` : '';
    this.#push(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${rx}${attributes(fill, style)}/>`,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, style: Style = {}): void {
    this.#push(
      `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(Math.abs(rx))}" ry="${num(Math.abs(ry))}"${attributes(fill, style)}/>`,
    );
  }

  /** A light that fades to nothing at its edge. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: string, opacity: number): void {
    const fill = this.radial([
      [0, colour, opacity],
      [0.2, colour, opacity * 0.72],
      [0.4, colour, opacity * 0.4],
      [0.6, colour, opacity * 0.17],
      [0.8, colour, opacity * 0.05],
      [1, colour, 0],
    ]);
    this.ellipse(cx, cy, rx, ry, fill);
  }

  /** Everything painted by `draw`, cut to the shape. */
  clip(data: string, draw: () => void): void {
    if (!data) return;
    const id = this.#define('clipPath', '', `<path d="${data}"/>`);
    this.#push(`<g clip-path="url(#${id})">`);
    draw();
    this.#push('</g>');
  }

  /** Everything painted by `draw`, moved: scaled around (0, 0), then shifted to (x, y). */
  moved(x: number, y: number, scale: number, draw: () => void, flip = false): void {
    this.#push(`<g transform="translate(${num(x)} ${num(y)}) scale(${flip ? -scale : scale} ${scale})">`);
    draw();
    this.#push('</g>');
  }

  /** The finished document on a ground of one colour; `mirror` swaps left and right. */
  toSvg(ground: string, mirror = false): string {
    this.#flush();
    const defs = [...this.#defs].map(([key, id]) => {
      const [tag = '', attrs = '', content = ''] = key.split('|');
      return `<${tag} id="${id}"${attrs ? ` ${attrs}` : ''}>${content}</${tag}>`;
    });
    const open = mirror ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">` : '<g>';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
      `<defs>${defs.join('')}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${open}${this.#body.join('')}</g></svg>`
    );
  }
}
