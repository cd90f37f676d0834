import 'server-only';

import type { OwnListing } from '@/lib/listings/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayEditListing } from '@/server/features/listings/policy';
import { listingSelect } from '@/server/features/listings/select';
import { serializeOwnListing } from '@/server/features/listings/serialize';

/** The listing that a form starts from; null if it is unknown, or the actor may not edit it. */
export async function findEditableListing(slug: string, actor: Actor): Promise<OwnListing | null> {
  const row = await prisma().listing.findUnique({ where: { slug, removedAt: null }, select: listingSelect });
  return row && mayEditListing(actor, row) ? serializeOwnListing(row, actor) : null;
}
