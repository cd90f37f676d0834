import 'server-only';

import type { ListingLogDto, ListingLogType } from '@/lib/calendar/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

export type CalendarChange = ListingLogDto['new_values'];

interface Changes {
  listingId: number;
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  type: ListingLogType;
  /** A night each, as the history shows them. */
  changes: readonly CalendarChange[];
}

/** Writes the history of a calendar, in the transaction of the change itself. */
export async function logChanges(tx: Tx, { listingId, actor, type, changes }: Changes): Promise<void> {
  await tx.listingLog.createMany({
    data: changes.map((newValues) => ({
      listingId,
      userId: actor.id,
      byAdmin: isByAdmin(actor),
      type,
      newValues,
    })),
  });
}
