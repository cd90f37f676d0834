import 'server-only';

import { moderationState } from '@/lib/moderation/lifecycle';
import { listingTexts } from '@/lib/texts/listings';
import { orderOf, orderSelect } from '@/server/features/listings/order';
import { prisma } from '@/server/db';

/** What admins see of a home above its notes and its history; null if it does not exist any more. */
export async function findListingFile(id: number) {
  const row = await prisma().listing.findUnique({
    where: { id, removedAt: null },
    select: {
      slug: true,
      nameHolidayHome: true,
      logiesdecreet: true,
      approvedAt: true,
      disabledAt: true,
      deniedAt: true,
      denialMessage: true,
      ...orderSelect,
      createdAt: true,
      user: { select: { id: true, firstName: true, lastName: true } },
    },
  });
  return (
    row && {
      id,
      slug: row.slug,
      name: row.nameHolidayHome ?? listingTexts.nameless,
      licence: row.logiesdecreet,
      state: moderationState({ approved: row.approvedAt, disabled: row.disabledAt }),
      deniedAt: row.deniedAt?.toISOString() ?? null,
      denialMessage: row.denialMessage,
      order: orderOf(row),
      createdAt: row.createdAt.toISOString(),
      owner: { id: row.user.id, name: `${row.user.firstName} ${row.user.lastName}`.trim() },
    }
  );
}
