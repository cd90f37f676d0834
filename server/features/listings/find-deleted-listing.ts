import 'server-only';

import { findCity } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import { z } from '@/lib/api/zod';
import { prisma } from '@/server/db';
import { listingVisibility } from '@/lib/moderation/visibility';

/** What is told of a home that the public once saw, and does not any more. */
export interface DeletedListing {
  town: City | null;
  /** Rounded; null where the address was not shown. */
  point: Point | null;
  /** It is still there for its owner and admins, who see it at the same address. */
  isWithdrawn: boolean;
}

const townOf = (id: number | null) => (id === null ? null : findCity(id));

/** The deleted or withdrawn home of this address; null where the public never saw one, or still does. */
export async function findDeletedListing(slug: string): Promise<DeletedListing | null> {
  const row = await prisma().deletedListing.findUnique({ where: { slug } });
  if (!row) return findWithdrawnListing(slug);
  const { cityId, latitude, longitude } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { town: townOf(cityId), point, isWithdrawn: false };
}

/** Of what an admin last saw (`listing_shown` in the migrations). */
const placeSeen = z.object({ city_id: z.int().nullable() });

/** Where it is as an admin last saw it: its owner can write something else meanwhile. The point stays the admins'. */
async function findWithdrawnListing(slug: string): Promise<DeletedListing | null> {
  const home = await prisma().listing.findUnique({
    where: { slug },
    select: {
      approvedAt: true,
      disabledAt: true,
      firstPublishedAt: true,
      snapshot: { select: { shown: true } },
    },
  });
  if (!home || listingVisibility(home) !== 'withdrawn') return null;
  const seen = placeSeen.safeParse(home.snapshot?.shown);
  return { town: townOf(seen.data?.city_id ?? null), point: null, isWithdrawn: true };
}
