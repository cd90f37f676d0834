/**
 * zod schemas for names of people and things: a single line that appears in emails and lists, and therefore must not
 * contain a web or email address. In a file of its own because the list of domains behind it is only needed where names
 * are typed.
 */
import { holdsSiteAddress } from '@/lib/api/site-address';
import { nullableLine, optionalLine, requiredLine } from '@/lib/api/text';
import { siteAddressFault } from '@/lib/api/zod';

const isPlain = (name: string | null) => name === null || !holdsSiteAddress(name);

/** A required name of at most `max` characters. */
export function requiredName(max: number) {
  return requiredLine(max).refine(isPlain, siteAddressFault);
}

/** A name that may be left out, empty or null; all three become null. */
export function optionalName(max: number) {
  return optionalLine(max).refine(isPlain, siteAddressFault);
}

/** A name whose field must be present; empty or null becomes null. */
export function nullableName(max: number) {
  return nullableLine(max).refine(isPlain, siteAddressFault);
}
