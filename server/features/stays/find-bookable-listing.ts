import 'server-only';

import { listingOptionId } from '@/lib/listings/options';
import type { StayTerms } from '@/lib/stays/terms';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { whereListing } from '@/server/features/listings/find-listing';
import { askedListingSelect, orNoListing, toAskedListing } from '@/server/features/requests/asked-listing';
import type { AskedListing } from '@/server/features/requests/asked-listing';
import { findStayTerms } from '@/server/features/stays/find-stay-terms';

const select = {
  ...askedListingSelect,
  maxCapacity: true,
  city: { select: { id: true, name: true } },
  settings: { select: { value: true }, where: { optionId: listingOptionId('pets_allowed') } },
} as const satisfies Prisma.ListingSelect;

/** A listing that guests can request, with its terms for a stay and whom to notify. */
export interface BookableListing extends AskedListing {
  city: { id: number; name: string } | null;
  terms: StayTerms;
}

/** The listing if it is public now, else null. */
export async function findBookableListing(ref: string): Promise<BookableListing | null> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select });
  const listing = row && toAskedListing(row);
  const terms = listing && (await findStayTerms(listing.id));
  // A public listing has a price and a capacity: a check constraint guarantees it.
  if (!listing || !terms || row.maxCapacity === null) return null;
  return {
    ...listing,
    city: row.city,
    terms: {
      ...terms,
      max_capacity: row.maxCapacity,
      pets_allowed: row.settings.some(({ value }) => value > 0),
    },
  };
}

/** @throws DomainError listing_not_found also for a listing that is not, or no longer, public */
export const getBookableListing = (ref: string) => orNoListing(findBookableListing(ref));
