import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/**
 * The listing whose calendar opens by default: the user's newest own one, else the one last shared with them. Returns
 * its slug, or null if there is none.
 */
export async function findLastCalendar(actor: Actor): Promise<string | null> {
  const own = await prisma().listing.findFirst({
    where: { userId: actor.id },
    select: { slug: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  if (own) return own.slug;
  const shared = await prisma().listingManager.findFirst({
    where: { userId: actor.id, role: 'calendar' },
    select: { listing: { select: { slug: true } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return shared?.listing.slug ?? null;
}
