/**
 * zod schemas of names of people and things: one line that ends up in letters and lists, and so holds no address of a
 * site or a mailbox. A file of its own, because the list of domains behind it is only wanted where names are typed.
 */
import { holdsSiteAddress } from '@/lib/api/site-address';
import { nullableLine, optionalLine, requiredLine } from '@/lib/api/text';
import { siteAddressFault } from '@/lib/api/zod';

const isPlain = (name: string | null) => name === null || !holdsSiteAddress(name);

/** A name that must be there, at most `max` characters. */
export function requiredName(max: number) {
  return requiredLine(max).refine(isPlain, siteAddressFault);
}

/** A name that may be left out, empty or null: null then. */
export function optionalName(max: number) {
  return optionalLine(max).refine(isPlain, siteAddressFault);
}

/** A name that must be named: empty or null is null. */
export function nullableName(max: number) {
  return nullableLine(max).refine(isPlain, siteAddressFault);
}
