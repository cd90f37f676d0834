import 'server-only';

import { Prisma } from '@/prisma/generated/client';

/** What says whether a home is withheld: an admin denied it, or its landlord is suspended. No deal is made of one. */
export const withheldSelect = {
  deniedAt: true,
  user: { select: { suspendedAt: true } },
} as const satisfies Prisma.ListingSelect;

interface Home {
  deniedAt: Date | null;
  user: { suspendedAt: Date | null };
}

export const isWithheld = ({ deniedAt, user }: Home): boolean =>
  deniedAt !== null || user.suspendedAt !== null;

/** The reverse of it, as a query asks. */
export const whereOffered = {
  deniedAt: null,
  user: { suspendedAt: null },
} as const satisfies Prisma.ListingWhereInput;

/** Homes that are taken away: all that a landlord lets, or one. */
export type Withheld = { userId: number } | { listingId: number };

/** Whether a row with a `listing_id` is about one of them. */
export const ofWithheld = (withheld: Withheld): Prisma.Sql =>
  'userId' in withheld
    ? Prisma.sql`listing_id IN (SELECT id FROM listings WHERE user_id = ${withheld.userId})`
    : Prisma.sql`listing_id = ${withheld.listingId}`;
