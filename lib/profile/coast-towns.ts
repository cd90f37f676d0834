/** Helps with typing an address, from our own table of towns; any other place can be typed as well. */
import { cities } from '@/lib/listings/cities';

export const coastTownNames: readonly string[] = cities.map(({ name }) => name);

/** The town with this postcode, if exactly one coast town has it. */
export function townOfPostcode(postcode: string): string | null {
  const found = cities.filter((city) => city.postcode === postcode.trim());
  return found.length === 1 ? (found[0]?.name ?? null) : null;
}
