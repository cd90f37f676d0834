import 'server-only';

import { freeSlug, listingSlug } from '@/lib/listings/slug';
import type { Tx } from '@/server/db';

/**
 * A slug that no other listing has, and no deleted one had: a deleted listing's address answers 410 for good. Others
 * who want the same slug wait until this transaction ends, so that two at once get two.
 * @param ownId the listing that is to get it, if it exists already
 */
export async function claimSlug(
  tx: Tx,
  name: string | null,
  city: string | null,
  ownId = 0,
): Promise<string> {
  const wanted = listingSlug(name ?? '', city);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`listing-slug:${wanted}`}, 0))`;
  // One statement, so that a simultaneous deletion is seen wholly or not at all.
  const taken = await tx.$queryRaw<{ slug: string }[]>`
    SELECT slug FROM listings
    WHERE (slug = ${wanted} OR starts_with(slug, ${`${wanted}-`})) AND id <> ${ownId}
    UNION ALL
    SELECT slug FROM deleted_listings WHERE slug = ${wanted} OR starts_with(slug, ${`${wanted}-`})`;
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}
