import 'server-only';

import { findCity } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import { prisma } from '@/server/db';

/** What is known of a deleted home that the public once saw. */
export interface DeletedListing {
  town: City | null;
  /** Rounded; null where the address was not shown. */
  point: Point | null;
}

/** The deleted home of this address; null where the public never saw one. */
export async function findDeletedListing(slug: string): Promise<DeletedListing | null> {
  const row = await prisma().deletedListing.findUnique({ where: { slug } });
  if (!row) return null;
  const { cityId, latitude, longitude } = row;
  return {
    town: cityId === null ? null : findCity(cityId),
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}
