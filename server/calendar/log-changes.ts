import 'server-only';

import type { CalendarChange, ListingLogType } from '@/lib/calendar/contract';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';

/** What one night, or nights in a row, got. */
type NightChange = Omit<CalendarChange, 'until'> & { until?: Day };

/** Nights in a row that got the same become one change; they come in order. */
function inRanges(changes: readonly NightChange[]): CalendarChange[] {
  const ranges: CalendarChange[] = [];
  for (const { until, ...change } of changes) {
    const next = { ...change, until: until ?? addDays(change.valid_at, 1) };
    const last = ranges.at(-1);
    const isOn =
      last?.until === next.valid_at && last.price === next.price && last.disabled === next.disabled;
    if (isOn) last.until = next.until;
    else ranges.push(next);
  }
  return ranges;
}

interface Changes {
  listingId: number;
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  type: ListingLogType;
  /** In order of their nights. */
  changes: readonly NightChange[];
}

/** Writes the history of a calendar, a row for all that changes at once, in the transaction of the change itself. */
export async function logChanges(tx: Tx, { listingId, actor, type, changes }: Changes): Promise<void> {
  if (changes.length === 0) return;
  await tx.listingLog.create({
    data: { listingId, userId: actor.id, byAdmin: isByAdmin(actor), type, newValues: inRanges(changes) },
  });
}
