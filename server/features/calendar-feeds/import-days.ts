import 'server-only';

import { ownSources } from '@/lib/listings/calendar-sources';
import type { ImportedSource } from '@/lib/listings/calendar-sources';
import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Prisma } from '@/prisma/generated/client';
import type { Conflict } from '@/server/features/calendar-feeds/find-conflicts';
import { planImport } from '@/server/features/calendar-feeds/plan-import';
import type { ImportPlan } from '@/server/features/calendar-feeds/plan-import';
import type { FeedRange } from '@/server/features/calendar-feeds/read-calendar';
import { findUntoldConflicts } from '@/server/features/calendar-feeds/tell-conflicts';
import type { Tx } from '@/server/db';

const occupancySelect = {
  id: true,
  source: true,
  feedId: true,
  startDate: true,
  endDate: true,
  summary: true,
  bookingRequest: { select: { firstName: true, lastName: true, code: true } },
} as const satisfies Prisma.OccupancySelect;

/** Everything that occupies the listing after today: our own and from every linked calendar. */
async function findComing(tx: Tx, listingId: number, today: Day) {
  const rows = await tx.occupancy.findMany({
    where: { listingId, endDate: { gt: dayToUtcDate(today) } },
    select: occupancySelect,
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    start: utcDateToDay(startDate),
    end: utcDateToDay(endDate),
  }));
}

export interface ImportTarget {
  id: number;
  listingId: number;
  source: ImportedSource;
}

async function write(tx: Tx, feed: ImportTarget, { added, changed, removed }: ImportPlan): Promise<void> {
  if (removed.length > 0) await tx.occupancy.deleteMany({ where: { id: { in: removed } } });
  if (changed.length > 0) {
    await tx.$executeRaw`
      UPDATE occupancies o SET end_date = c.end_date, summary = c.summary, updated_at = now()
      FROM unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ end }) => end)}::date[],
        ${changed.map(({ summary }) => summary)}::text[]) AS c (id, end_date, summary)
      WHERE o.id = c.id`;
  }
  if (added.length === 0) return;
  await tx.occupancy.createMany({
    data: added.map(({ start, end, summary }) => ({
      listingId: feed.listingId,
      source: feed.source,
      feedId: feed.id,
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(end),
      summary,
    })),
  });
}

/** Whether any day after today was imported from this calendar. */
export async function hasComingDays(tx: Tx, feedId: number): Promise<boolean> {
  const count = await tx.occupancy.count({
    where: { feedId, endDate: { gt: dayToUtcDate(todayIn()) } },
  });
  return count > 0;
}

/**
 * Makes a calendar's days after today match what it says now, in the transaction that holds the listing's calendar
 * lock. Unchanged days are not written, so that no change is announced that did not happen.
 * @returns the new conflicts, and how many ranges only repeated our own
 */
export async function importDays(
  tx: Tx,
  feed: ImportTarget,
  ranges: readonly FeedRange[],
): Promise<{ conflicts: Conflict[]; echoes: number }> {
  const today = todayIn();
  const coming = await findComing(tx, feed.listingId, today);
  const ours: readonly string[] = ownSources;
  const plan = planImport({
    today,
    ranges: ranges.filter(({ end }) => end > today),
    rows: coming.filter(({ feedId }) => feedId === feed.id),
    own: coming.filter(({ source }) => ours.includes(source)),
  });
  await write(tx, feed, plan);
  const stays = coming.flatMap(({ id, bookingRequest, start, end }) => {
    if (!bookingRequest) return [];
    const { firstName, lastName, code } = bookingRequest;
    return { id, start, end, guestName: `${firstName} ${lastName}`.trim(), code };
  });
  const rows = [...withPlan(coming, plan), ...plan.added.map((range) => ({ ...range, feedId: feed.id }))];
  const ofFeed = rows.filter(({ feedId }) => feedId === feed.id);
  const conflicts = await findUntoldConflicts(tx, { stays, imported: rows, ofFeed, at: new Date() });
  return { conflicts, echoes: plan.echoes };
}

/** The imported rows that remain after the plan is applied. */
function withPlan(
  rows: Awaited<ReturnType<typeof findComing>>,
  { removed, changed }: ImportPlan,
): (DayRange & { feedId: number | null })[] {
  const gone = new Set(removed);
  const ends = new Map(changed.map(({ id, end }) => [id, end]));
  return rows
    .filter(({ id, feedId }) => feedId !== null && !gone.has(id))
    .map(({ id, feedId, start, end }) => ({ feedId, start, end: ends.get(id) ?? end }));
}
