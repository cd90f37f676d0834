import 'server-only';

import { Prisma } from '@/prisma/generated/client';

/**
 * The columns that say whether a listing is withheld: an admin denied it, an authority's order stands
 * against it, or its landlord is suspended. Nothing can be booked then.
 */
export const withheldSelect = {
  deniedAt: true,
  orderedAt: true,
  user: { select: { suspendedAt: true } },
} as const satisfies Prisma.ListingSelect;

interface Listing {
  deniedAt: Date | null;
  orderedAt: Date | null;
  user: { suspendedAt: Date | null };
}

export const isWithheld = ({ deniedAt, orderedAt, user }: Listing): boolean =>
  deniedAt !== null || orderedAt !== null || user.suspendedAt !== null;

/** The opposite, as a query condition. */
export const whereOffered = {
  deniedAt: null,
  orderedAt: null,
  user: { suspendedAt: null },
} as const satisfies Prisma.ListingWhereInput;

/** What is being withheld: all of a landlord's listings, or one. */
export type Withheld = { userId: number } | { listingId: number };

/** SQL condition on a `listing_id` column for these listings. */
export const ofWithheld = (withheld: Withheld): Prisma.Sql =>
  'userId' in withheld
    ? Prisma.sql`listing_id IN (SELECT id FROM listings WHERE user_id = ${withheld.userId})`
    : Prisma.sql`listing_id = ${withheld.listingId}`;
