/**
 * The theme's promise: every pair of colours in use meets WCAG AA, in light and dark mode. The colours are read from
 * globals.css.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkThemeColors, themeColors } from '@/lib/theme';

const css = readFileSync(new URL('./globals.css', import.meta.url), 'utf8');

type Tokens = ReadonlyMap<string, string>;

const tokensIn = (text: string) =>
  [...text.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6}|var\(--color-([a-z0-9-]+)\))/g)].map(
    (match) => [match[1] ?? '', match[3] ?? match[2] ?? ''] as const,
  );

/** The light tokens, and the dark ones that replace them. */
const [day = '', night = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const light: Tokens = new Map(tokensIn(day));
const dark: Tokens = new Map([...light, ...tokensIn(night)]);
const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

function hex(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  return value.startsWith('#') ? value : hex(tokens, value);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Backgrounds for text of every kind. */
const surfaces = ['page', 'surface', 'ci-gray-50', 'ci-gray-100', 'sand', 'ci-blue-50'];

/** Text on its background: at least 4.5 to 1. */
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['ci-gray-900', surface],
    ['ci-gray-800', surface],
    ['ci-gray-700', surface],
    ['ci-gray-600', surface],
    ['ci-blue-700', surface],
    ['ci-blue-900', surface],
    ['ci-red-600', surface],
    ['ci-red-700', surface],
  ]),
  ['ci-gray-800', 'ci-gray-200'],
  ['ci-gray-900', 'sand-deep'],
  ['ci-gray-800', 'sand-deep'],
  ['ci-blue-800', 'ci-blue-100'],
  ['ci-blue-700', 'ci-blue-100'],
  ['ci-gray-700', 'ci-blue-100'],
  ['ci-red-700', 'ci-red-50'],
  ['ci-red-800', 'ci-red-100'],
  ['ci-gray-800', 'ci-red-50'],
  ['ci-blue-900', 'ci-blue-100'],
  ['ci-blue-900', 'ci-blue-200'],
  // The kinds of taken days, and the sentence beside a calendar.
  ...['taken', 'imported', 'imported-line', 'ci-red-700', 'ci-gray-900'].map((day): [string, string] => [
    'surface',
    day,
  ]),
  ['ci-gray-900', 'ci-gray-200'],
  ['ci-gray-900', 'ci-gray-300'],
  ['white', 'ci-blue'],
  ['white', 'ci-blue-500'],
  ['white', 'ci-blue-dark'],
  ['white', 'ci-blue-deep'],
  ['ci-blue-mist', 'ci-blue-dark'],
  ['ci-blue-mist', 'ci-blue-deep'],
  ['ci-blue-dark', 'white'],
  ['ci-blue-dark', 'ci-blue-mist'],
  ['white', 'ci-red'],
  ['white', 'ci-red-dark'],
  ['white', 'night'],
];

/** Borders of controls, focus rings and meaningful icons: at least 3 to 1. */
const edgePairs: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['ci-gray-500', surface],
    ['ci-blue-600', surface],
    ['ci-red-600', surface],
  ]),
  ['ci-blue-600', 'ci-blue-100'],
  ['ci-blue-600', 'sand-deep'],
  // Selected states: checkboxes, switches, the slider; hearts.
  ...['page', 'surface'].flatMap((surface): [string, string][] => [
    ['ci-blue', surface],
    ['ci-red', surface],
  ]),
  ['white', 'ci-gray-500'],
  ['white', 'ci-blue-dark'],
  ['white', 'ci-blue-deep'],
  ['sand-bright', 'ci-blue-dark'],
];

describe.each(schemes)('colour contrast, %s', (_scheme, tokens) => {
  it.each(textPairs)('reads as text: %s on %s', (text, surface) => {
    expect(contrast(hex(tokens, text), hex(tokens, surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows as an edge: %s on %s', (edge, surface) => {
    expect(contrast(hex(tokens, edge), hex(tokens, surface))).toBeGreaterThanOrEqual(3);
  });
});

it('has a dark value for every colour that does not stay', () => {
  const own = new Map(tokensIn(night));
  const staying = [...light.keys()].filter((name) => !own.has(name));
  expect(staying).toEqual(['white', 'sand-bright', 'ci-blue-deep', 'ci-blue-mist', 'ci-gray']);
});

describe('the colours outside style sheets', () => {
  it.each(Object.entries(themeColors))('are those of the theme: %s', (name, value) => {
    expect(hex(light, name)).toBe(value);
  });

  it.each(Object.entries(darkThemeColors))('are those of the dark scheme: %s', (name, value) => {
    expect(hex(dark, name)).toBe(value);
  });
});
