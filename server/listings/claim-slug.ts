import 'server-only';

import { freeSlug, listingSlug } from '@/lib/listings/slug';
import type { Tx } from '@/server/db';

/**
 * A slug for a new listing that no other has. Whoever wants the same one waits until this transaction ends, so that
 * two at once get two.
 */
export async function claimSlug(tx: Tx, name: string | null, city: string | null): Promise<string> {
  const wanted = listingSlug(name ?? '', city);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`listing-slug:${wanted}`}, 0))`;
  const taken = await tx.listing.findMany({
    where: { OR: [{ slug: wanted }, { slug: { startsWith: `${wanted}-` } }] },
    select: { slug: true },
  });
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}
