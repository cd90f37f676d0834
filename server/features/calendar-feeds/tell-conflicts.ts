import 'server-only';

import { findNewConflicts } from '@/server/features/calendar-feeds/find-conflicts';
import type { Conflict, ConflictQuestion } from '@/server/features/calendar-feeds/find-conflicts';
import type { Tx } from '@/server/db';

/**
 * The stays that this reading shows to be double-booked for the first time; records them as reported, in the
 * transaction that holds the listing's calendar lock.
 */
export async function tellConflicts(tx: Tx, question: ConflictQuestion): Promise<Conflict[]> {
  const { conflicts, told } = findNewConflicts(question);
  if (question.told.length > 0) {
    const ids = question.stays.map(({ id }) => id);
    await tx.$executeRaw`DELETE FROM told_conflicts WHERE occupancy_id = ANY (${ids}::int[])`;
  }
  if (told.length > 0) {
    await tx.$executeRaw`
      INSERT INTO told_conflicts (occupancy_id, start_date, end_date, seen_at)
      SELECT * FROM unnest(${told.map(({ stayId }) => stayId)}::int[], ${told.map(({ start }) => start)}::date[],
        ${told.map(({ end }) => end)}::date[], ${told.map(({ seenAt }) => seenAt.toISOString())}::timestamptz[])`;
  }
  return conflicts;
}
