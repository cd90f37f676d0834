import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { listingVisibility } from '@/lib/moderation/visibility';

/** What both kinds of requests need of the home they are about. */
export const askedListingSelect = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  user: { select: { email: true, firstName: true, receiveEmails: true } },
} as const satisfies Prisma.ListingSelect;

/** A home that can be asked about, and whom to tell. */
export interface AskedListing {
  id: number;
  slug: string;
  name: string;
  owner: { email: string; firstName: string; receiveEmails: boolean };
}

/** Null for a listing that is not, or no longer, shown to the public: nobody can be asked about it. */
export function toAskedListing(
  row: Prisma.ListingGetPayload<{ select: typeof askedListingSelect }>,
): AskedListing | null {
  if (listingVisibility(row) !== 'online') return null;
  return { id: row.id, slug: row.slug, name: row.nameHolidayHome ?? row.slug, owner: row.user };
}

/**
 * Refuses what was just written about a home that was taken away since it was looked at. The row that was written holds
 * the home until the transaction ends: whoever takes it away after this waits, and ends what it finds
 * (`closeRequests`).
 * @throws DomainError listing_not_found
 */
export async function refuseTakenAway(tx: Tx, listingId: number): Promise<void> {
  const row = await tx.listing.findUnique({
    where: { id: listingId },
    select: { approvedAt: true, disabledAt: true, firstPublishedAt: true },
  });
  if (!row || listingVisibility(row) !== 'online') throw new DomainError('listing_not_found');
}

/** @throws DomainError listing_not_found for none */
export async function orNoListing<Listing>(found: Promise<Listing | null>): Promise<Listing> {
  const listing = await found;
  if (!listing) throw new DomainError('listing_not_found');
  return listing;
}
