import 'server-only';

import { changeRanges } from '@/lib/calendar/change-ranges';
import type { NightChange } from '@/lib/calendar/change-ranges';
import type { ListingLogType } from '@/lib/calendar/contract';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

interface Changes {
  listingId: number;
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  type: ListingLogType;
  /** Ordered by night. */
  changes: readonly NightChange[];
}

/**
 * Records the history of a calendar, one row for everything that changes at once, in the transaction of the change
 * itself.
 */
export async function logChanges(tx: Tx, { listingId, actor, type, changes }: Changes): Promise<void> {
  if (changes.length === 0) return;
  await tx.listingLog.create({
    data: { listingId, userId: actor.id, byAdmin: isByAdmin(actor), type, newValues: changeRanges(changes) },
  });
}
