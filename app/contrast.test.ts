/**
 * The theme's promise: every pair of colours in use reaches WCAG AA. The colours are read from globals.css.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeColors } from '@/lib/theme';

const css = readFileSync(new URL('./globals.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6}|var\(--color-([a-z0-9-]+)\))/g)].map((match) => [
    match[1],
    match[3] ?? match[2],
  ]),
);

function hex(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token ${name}`);
  return value.startsWith('#') ? value : hex(value);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex(name).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const lightSurfaces = ['white', 'ci-gray-50', 'ci-gray-100', 'sand', 'ci-blue-50'];

/** Text on its background: 4.5 to 1. */
const textPairs: [string, string][] = [
  ...lightSurfaces.flatMap((surface): [string, string][] => [
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
  ['white', 'ci-blue'],
  ['white', 'ci-blue-600'],
  ['white', 'ci-blue-800'],
  ['white', 'ci-blue-900'],
  ['ci-blue-100', 'ci-blue-800'],
  ['ci-blue-100', 'ci-blue-900'],
  ['ci-blue-200', 'ci-blue-900'],
  ['sand', 'ci-blue-900'],
  ['white', 'ci-red'],
  ['white', 'ci-red-700'],
  ['white', 'ci-gray-800'],
  ['white', 'ci-gray-900'],
];

/** Edges of controls, focus rings and meaningful signs: 3 to 1. */
const edgePairs: [string, string][] = [
  ...lightSurfaces.flatMap((surface): [string, string][] => [
    ['ci-gray-500', surface],
    ['ci-blue-600', surface],
    ['ci-red-600', surface],
  ]),
  ['ci-blue-600', 'ci-blue-100'],
  ['ci-blue-600', 'sand-deep'],
  ['white', 'ci-blue-800'],
  ['white', 'ci-blue-900'],
];

describe('colour contrast', () => {
  it.each(textPairs)('reads as text: %s on %s', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows as an edge: %s on %s', (edge, surface) => {
    expect(contrast(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours outside style sheets', () => {
  it.each(Object.entries(themeColors))('are those of the theme: %s', (name, value) => {
    expect(hex(name)).toBe(value);
  });
});
