import 'server-only';

import { freeSlug, listingSlug } from '@/lib/listings/slug';
import type { Tx } from '@/server/db';

/**
 * A slug for a new listing that no other has, and no deleted one had: that address answers 410 for good. Whoever wants
 * the same one waits until this transaction ends, so that two at once get two.
 */
export async function claimSlug(tx: Tx, name: string | null, city: string | null): Promise<string> {
  const wanted = listingSlug(name ?? '', city);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`listing-slug:${wanted}`}, 0))`;
  // One statement: a deletion in between is seen whole or not at all.
  const taken = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM listings WHERE slug = ${wanted} OR starts_with(slug, ${`${wanted}-`})
    UNION ALL
    SELECT slug FROM deleted_listings WHERE slug = ${wanted} OR starts_with(slug, ${`${wanted}-`})`;
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}
