/**
 * The favourites' names and towns for a plain list that also works offline: kept beside the favourites themselves, only
 * on this device (docs/rules/favorites.md).
 */
import { saveText, savedText } from '@/lib/device-memory';
import { readFavorites } from '@/lib/favorites/favorites';
import { capitalised } from '@/lib/format/words';

export const favoriteLinesName = 'favorite_lines';

export interface FavoriteLine {
  slug: string;
  name: string;
  town?: string;
}

/** Stores these lines, and drops stored ones that are no longer favourites. */
export function keepFavoriteLines(lines: readonly FavoriteLine[]): void {
  const known = new Map([...readSaved(), ...lines].map((line) => [line.slug, line]));
  const saved = readFavorites().flatMap((slug) => known.get(slug) ?? []);
  const text = JSON.stringify(saved.map(({ slug, name, town }) => ({ slug, name, town })));
  if (text !== savedText(favoriteLinesName)) saveText(favoriteLinesName, text);
}

/** The favourites, newest first. One without a stored name is named after its slug. */
export function readFavoriteLines(): FavoriteLine[] {
  const known = new Map(readSaved().map((line) => [line.slug, line]));
  return readFavorites()
    .toReversed()
    .map((slug) => known.get(slug) ?? { slug, name: capitalised(slug.replaceAll('-', ' ')) });
}

function readSaved(): FavoriteLine[] {
  try {
    const value: unknown = JSON.parse(savedText(favoriteLinesName) ?? '[]');
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

function isLine(value: unknown): value is FavoriteLine {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name, town }: Partial<Record<keyof FavoriteLine, unknown>> = value;
  return [slug, name, town ?? ''].every((text) => typeof text === 'string');
}
