import 'server-only';

import type { ManagerRole } from '@/lib/listings/manager-roles';
import { prisma } from '@/server/db';
import { hashInvitationToken } from '@/server/features/invitations/open-invitation';

/** The invitation behind a mailed link. */
export interface FoundInvitation {
  id: number;
  /** The address that was invited. */
  email: string;
  role: ManagerRole;
  landlordFirstName: string;
  listing: { name: string | null; town: string | null };
}

/** The open invitation behind a mailed link; null once it is accepted or withdrawn. */
export async function findInvitation(token: unknown): Promise<FoundInvitation | null> {
  if (typeof token !== 'string' || token === '') return null;
  const row = await prisma().listingManager.findUnique({
    where: { invitationHash: hashInvitationToken(token), userId: null },
    select: {
      id: true,
      email: true,
      role: true,
      listing: {
        select: {
          nameHolidayHome: true,
          city: { select: { name: true } },
          user: { select: { firstName: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { nameHolidayHome, city, user } = row.listing;
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    landlordFirstName: user.firstName,
    listing: { name: nameHolidayHome, town: city?.name ?? null },
  };
}
