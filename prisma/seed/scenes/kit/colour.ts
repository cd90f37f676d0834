/**
 * Colours as '#rrggbb'. Mixing happens in OKLab, so that gradients between sea and sand never turn muddy.
 */
export type Colour = string;

type Triple = readonly [number, number, number];

const parsed = new Map<Colour, Triple>();

function channels(colour: Colour): Triple {
  const known = parsed.get(colour);
  if (known) return known;
  const value = Number.parseInt(colour.slice(1), 16);
  const triple: Triple = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  parsed.set(colour, triple);
  return triple;
}

function toHex(r: number, g: number, b: number): Colour {
  const clamp = (v: number): number => Math.max(0, Math.min(255, Math.round(v)));
  return `#${((clamp(r) << 16) | (clamp(g) << 8) | clamp(b)).toString(16).padStart(6, '0')}`;
}

const linear = (v: number): number => (v <= 10.31 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toLab(colour: Colour): Triple {
  const [r8, g8, b8] = channels(colour);
  const r = linear(r8);
  const g = linear(g8);
  const b = linear(b8);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex(
    gamma(Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    gamma(Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    gamma(Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  );
}

/** `from` at t = 0, `to` at t = 1. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const p = toLab(from);
  const q = toLab(to);
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** Lighter for a positive, darker for a negative amount (-1 to 1); the hue stays. */
export function tone(colour: Colour, amount: number): Colour {
  const [l, a, b] = toLab(colour);
  const next = amount >= 0 ? l + (1 - l) * amount : l * (1 + amount);
  const chroma = amount >= 0 ? 1 - amount * 0.7 : 1;
  return fromLab([next, a * chroma, b * chroma]);
}

/** What a surface of this colour looks like under light of that colour. */
export function under(colour: Colour, light: Colour): Colour {
  const [r, g, b] = channels(colour);
  const [lr, lg, lb] = channels(light);
  return toHex((r * lr) / 255, (g * lg) / 255, (b * lb) / 255);
}
