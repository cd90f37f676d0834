import 'server-only';

import type { ImportedSource } from '@/lib/listings/calendar-sources';
import { listingName } from '@/lib/listings/title';
import type { Conflict } from '@/server/features/calendar-feeds/find-conflicts';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface NewConflicts {
  /** Id of the link. */
  id: number;
  listingId: number;
  source: ImportedSource;
  name: string | null;
  at: Date;
  conflicts: readonly Conflict[];
}

/**
 * Tells the owner about stays that are booked twice, even if receive_emails is off: otherwise two families arrive at
 * one door.
 */
export async function queueConflictMail(
  tx: Tx,
  { id, listingId, source, name, at, conflicts }: NewConflicts,
): Promise<void> {
  if (conflicts.length === 0) return;
  const listing = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { slug: true, nameHolidayHome: true, user: { select: { firstName: true, email: true } } },
  });
  await queueMail(tx, {
    template: 'calendar-conflict',
    props: {
      ownerFirstName: listing.user.firstName,
      listingName: listingName({ name: listing.nameHolidayHome }),
      slug: listing.slug,
      source,
      name,
      conflicts: conflicts.map(({ stay, imported }) => ({
        guestName: stay.guestName,
        code: stay.code,
        stay: { start: stay.start, end: stay.end },
        imported: imported.map(({ start, end }) => ({ start, end })),
      })),
    },
    to: listing.user.email,
    dedupeKey: `calendar-feed:${id}:conflict:${at.toISOString()}`,
  });
}
