import 'server-only';

import type { InvitationDto } from '@/lib/invitations/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { openInvitationOf } from '@/server/features/invitations/open-invitation';

/** More invitations than anybody has at once. */
const MOST_SHOWN = 50;

/** GET /api/user/invitations: the calendars that this account is invited to manage, newest first. */
export async function listInvitations({ actor }: { actor: Actor }): Promise<{ data: InvitationDto[] }> {
  const rows = await prisma().listingManager.findMany({
    where: { ...openInvitationOf(actor), declinedAt: null },
    select: {
      id: true,
      role: true,
      createdAt: true,
      listing: {
        select: {
          nameHolidayHome: true,
          city: { select: { name: true } },
          user: { select: { firstName: true } },
        },
      },
    },
    orderBy: { id: 'desc' },
    take: MOST_SHOWN,
  });
  return {
    data: rows.map(({ id, role, createdAt, listing }) => ({
      ...{ id, role },
      landlord_first_name: listing.user.firstName,
      listing: { name: listing.nameHolidayHome, town: listing.city?.name ?? null },
      created_at: createdAt.toISOString(),
    })),
  };
}
