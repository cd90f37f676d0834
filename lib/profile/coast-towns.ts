/** Our own table of towns as a help while typing an address; any other place can be typed as well. */
import { cities } from '@/lib/listings/cities';

export const coastTownNames: readonly string[] = cities.map(({ name }) => name);

/** The town of a postcode, where the coast has exactly one. */
export function townOfPostcode(postcode: string): string | null {
  const found = cities.filter((city) => city.postcode === postcode.trim());
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}
