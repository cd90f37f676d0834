import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import type { DomainError } from '@/server/http/errors';
import { listingVisibility } from '@/lib/moderation/visibility';

/** What both kinds of requests need of their listing. */
export const askedListingSelect = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  orderedAt: true,
  user: { select: { email: true, firstName: true, receiveEmails: true } },
} as const satisfies Prisma.ListingSelect;

/** A listing that can be asked about, and whom to notify. */
export interface AskedListing {
  id: number;
  slug: string;
  name: string;
  owner: { email: string; firstName: string; receiveEmails: boolean };
}

/** Null for a listing that is not, or no longer, public: nobody can be asked about it. */
export function toAskedListing(
  row: Prisma.ListingGetPayload<{ select: typeof askedListingSelect }>,
): AskedListing | null {
  if (listingVisibility(row) !== 'online') return null;
  return { id: row.id, slug: row.slug, name: row.nameHolidayHome ?? row.slug, owner: row.user };
}

/** @throws DomainError as `refusal` says, if there is none */
export async function orNoListing<Listing>(
  found: Promise<Listing | null>,
  refusal: () => Promise<DomainError>,
): Promise<Listing> {
  const listing = await found;
  if (!listing) throw await refusal();
  return listing;
}
