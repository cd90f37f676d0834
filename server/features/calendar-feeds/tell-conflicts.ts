import 'server-only';

import { dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import { findNewConflicts } from '@/server/features/calendar-feeds/find-conflicts';
import type { Conflict, ConflictQuestion } from '@/server/features/calendar-feeds/find-conflicts';
import type { Tx } from '@/server/db';

/**
 * The stays that this reading shows to be double-booked for the first time; records them as reported, in the
 * transaction that holds the listing's calendar lock.
 */
export async function findUntoldConflicts(
  tx: Tx,
  question: Omit<ConflictQuestion, 'told'>,
): Promise<Conflict[]> {
  const occupancyId = { in: question.stays.map(({ id }) => id) };
  const rows = await tx.toldConflict.findMany({ where: { occupancyId } });
  const { conflicts, told } = findNewConflicts({
    ...question,
    told: rows.map(({ occupancyId: stayId, startDate, endDate, seenAt }) => ({
      stayId,
      seenAt,
      start: utcDateToDay(startDate),
      end: utcDateToDay(endDate),
    })),
  });
  if (rows.length > 0) await tx.toldConflict.deleteMany({ where: { occupancyId } });
  if (told.length > 0) {
    await tx.toldConflict.createMany({
      data: told.map(({ stayId, start, end, seenAt }) => ({
        occupancyId: stayId,
        startDate: dayToUtcDate(start),
        endDate: dayToUtcDate(end),
        seenAt,
      })),
    });
  }
  return conflicts;
}
