import 'server-only';

import { findCity } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import { z } from '@/lib/api/zod';
import { prisma } from '@/server/db';
import { listingVisibility } from '@/lib/moderation/visibility';

/** What may be said about a listing that was once public and no longer is. */
export interface DeletedListing {
  town: City | null;
  /** Rounded; null if the address was not shown. */
  point: Point | null;
  /** It still exists for its owner and admins, who see it at the same address. */
  isWithdrawn: boolean;
  /** By order of an authority, in which case it is withdrawn too. */
  isOrdered?: true;
}

const townOf = (id: number | null) => (id === null ? null : findCity(id));

/**
 * The deleted or withdrawn listing at this address; null if the public never saw one, or still does. One that an order
 * keeps offline is always found.
 */
export async function findDeletedListing(slug: string): Promise<DeletedListing | null> {
  const row = await prisma().deletedListing.findUnique({ where: { slug } });
  if (!row) return findWithdrawnListing(slug);
  const { cityId, latitude, longitude } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { town: townOf(cityId), point, isWithdrawn: false };
}

/** What the page of such a listing answers; null for any other. */
export async function goneStatus(slug: string): Promise<410 | 451 | null> {
  const deleted = await findDeletedListing(slug);
  return deleted && statusOf(deleted);
}

export const statusOf = ({ isOrdered }: DeletedListing) => (isOrdered ? 451 : 410);

/** From what an admin last saw (`listing_shown` in the migrations). */
const placeSeen = z.object({ city_id: z.int().nullable() });

/** Uses the town that an admin last saw, since the owner may have changed it meanwhile. The point is not revealed. */
async function findWithdrawnListing(slug: string): Promise<DeletedListing | null> {
  const listing = await prisma().listing.findUnique({
    where: { slug },
    select: {
      approvedAt: true,
      disabledAt: true,
      firstPublishedAt: true,
      orderedAt: true,
      snapshot: { select: { shown: true } },
    },
  });
  if (!listing) return null;
  const isOrdered = listing.orderedAt !== null;
  if (!isOrdered && listingVisibility(listing) !== 'withdrawn') return null;
  const seen = placeSeen.safeParse(listing.snapshot?.shown);
  return {
    town: townOf(seen.data?.city_id ?? null),
    point: null,
    isWithdrawn: true,
    ...(isOrdered && { isOrdered }),
  };
}
