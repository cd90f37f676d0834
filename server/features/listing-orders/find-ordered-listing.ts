import 'server-only';

import { listingTexts } from '@/lib/texts/listings';
import type { Tx } from '@/server/db';
import { whereListing } from '@/server/features/listings/find-listing';
import { DomainError } from '@/server/http/errors';
import { lockListingsWhole } from '@/server/lock-order';

/**
 * The listing in a path with its order and whom to tell, locked until the transaction ends.
 * @throws DomainError listing_not_found
 */
export async function getOrderedListing(tx: Tx, ref: string) {
  const found = await tx.listing.findUnique({ where: whereListing(ref), select: { id: true } });
  if (!found) throw new DomainError('listing_not_found');
  await lockListingsWhole(tx, { listingId: found.id });
  const row = await tx.listing.findUnique({
    where: { id: found.id, removedAt: null },
    select: {
      ...{ id: true, slug: true, nameHolidayHome: true, disabledAt: true },
      ...{ orderedAt: true, orderAuthority: true, orderReference: true },
      user: { select: { id: true, email: true, firstName: true } },
    },
  });
  if (!row) throw new DomainError('listing_not_found');
  const { nameHolidayHome: name, user: owner, ...listing } = row;
  return { ...listing, name: name ?? listingTexts.nameless, owner };
}
