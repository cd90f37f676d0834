import 'server-only';

import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { whereListing } from '@/server/listings/find-listing';
import { listingVisibility } from '@/server/listings/policy';

const select = {
  id: true,
  slug: true,
  nameHolidayHome: true,
  approvedAt: true,
  disabledAt: true,
  firstPublishedAt: true,
  city: { select: { name: true } },
  user: { select: { email: true, firstName: true, receiveEmails: true } },
} as const satisfies Prisma.ListingSelect;

/** A listing whose landlord can be written to, and how to tell them. */
export interface ContactableListing {
  id: number;
  slug: string;
  name: string;
  city: string | null;
  owner: { email: string; firstName: string; receiveEmails: boolean };
}

/** The listing when the public can see it now, else null. */
export async function findContactableListing(ref: string): Promise<ContactableListing | null> {
  const row = await prisma().listing.findUnique({ where: whereListing(ref), select });
  if (!row || listingVisibility(row) !== 'online') return null;
  const { id, slug, nameHolidayHome, city, user } = row;
  return { id, slug, name: nameHolidayHome ?? slug, city: city?.name ?? null, owner: user };
}

/** @throws DomainError listing_not_found also for a listing that is not, or no longer, shown to the public */
export async function getContactableListing(ref: string): Promise<ContactableListing> {
  const listing = await findContactableListing(ref);
  if (!listing) throw new DomainError('listing_not_found');
  return listing;
}
