import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { refusalOf, whereListing } from '@/server/features/listings/find-listing';
import { askedListingSelect, orNoListing, toAskedListing } from '@/server/features/requests/asked-listing';
import type { AskedListing } from '@/server/features/requests/asked-listing';

const select = {
  ...askedListingSelect,
  city: { select: { name: true } },
} as const satisfies Prisma.ListingSelect;

/** A listing whose landlord can be contacted, and how to notify them. */
export interface ContactableListing extends AskedListing {
  city: string | null;
}

/** The listing if it is public now, else null. */
export async function findContactableListing(ref: string): Promise<ContactableListing | null> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select });
  const listing = row && toAskedListing(row);
  return listing && { ...listing, city: row.city?.name ?? null };
}

/**
 * @throws DomainError listing_not_found, or listing_ordered_offline, for a listing that is not (or no longer) public
 */
export const getContactableListing = (ref: string) =>
  orNoListing(findContactableListing(ref), () => refusalOf(ref));
