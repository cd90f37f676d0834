import { townName } from '@/lib/listings/town-name';
import { cities } from '@/lib/listings/cities';

/**
 * The text in the search bar: 'De Haan, Oostende', 'Oostende · ‘Zeewind’'; null for the whole coast.
 * @param towns their ids
 * @param name part of a name, '' for any
 */
export function whereText(towns: readonly number[], name: string): string | null {
  const names = cities.filter(({ id }) => towns.includes(id)).map((city) => townName(city.name));
  const parts = [names.join(', '), name && `‘${name}’`].filter(Boolean);
  return parts.join(' · ') || null;
}
