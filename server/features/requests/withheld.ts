import 'server-only';

import type { Prisma } from '@/prisma/generated/client';

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
