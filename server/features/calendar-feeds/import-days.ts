import 'server-only';

import { ownSources } from '@/lib/listings/calendar-sources';
import type { ImportedSource, OccupancySource } from '@/lib/listings/calendar-sources';
import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { Prisma } from '@/prisma/generated/client';
import type { BookedStay, Conflict, ConflictQuestion } from '@/server/features/calendar-feeds/find-conflicts';
import { planImport } from '@/server/features/calendar-feeds/plan-import';
import type { ImportPlan } from '@/server/features/calendar-feeds/plan-import';
import type { FeedRange } from '@/server/features/calendar-feeds/read-calendar';
import { tellConflicts } from '@/server/features/calendar-feeds/tell-conflicts';
import type { Tx } from '@/server/db';

/** A range that occupies a listing; for a stay, with the double-booked nights its landlord was told about. */
export interface Coming {
  id: number;
  listingId: number;
  source: OccupancySource;
  feedId: number | null;
  start: Day;
  end: Day;
  summary: string | null;
  /** For a stay booked here. */
  stay: Pick<BookedStay, 'guestName' | 'code'> | null;
  told: { start: Day; end: Day; seenAt: string }[] | null;
}

/** All that occupies these listings after today: our own, and from every linked calendar. */
export const comingQuery = (listingIds: readonly number[], today: Day) => Prisma.sql`
  SELECT o.id, o.listing_id AS "listingId", o.source::text AS source, o.calendar_feed_id AS "feedId",
    o.start_date::text AS start, o.end_date::text AS end, o.summary,
    CASE WHEN r.id IS NOT NULL THEN json_build_object('code', r.code,
      'guestName', trim(concat(r.first_name, ' ', r.last_name))) END AS stay,
    CASE WHEN r.id IS NOT NULL THEN (
      SELECT json_agg(json_build_object('start', t.start_date, 'end', t.end_date, 'seenAt', t.seen_at) ORDER BY t.id)
      FROM told_conflicts t WHERE t.occupancy_id = o.id) END AS told
  FROM occupancies o LEFT JOIN booking_requests r ON r.id = o.booking_request_id
  WHERE o.listing_id = ANY (${listingIds}::int[]) AND o.end_date > ${today}::date
  ORDER BY o.start_date, o.id`;

export interface ImportTarget {
  id: number;
  listingId: number;
  source: ImportedSource;
}

/** What a reading changes, and the input to find conflicts. */
export interface PlannedImport {
  feed: ImportTarget;
  plan: ImportPlan;
  question: ConflictQuestion;
}

/** Compares what a calendar says with what occupies its listing. */
export function planDays(
  feed: ImportTarget,
  ranges: readonly FeedRange[],
  { coming, today }: { coming: readonly Coming[]; today: Day },
): PlannedImport {
  const ours: readonly string[] = ownSources;
  const plan = planImport({
    today,
    ranges: ranges.filter(({ end }) => end > today),
    rows: coming.filter(({ feedId }) => feedId === feed.id),
    own: coming.filter(({ source }) => ours.includes(source)),
  });
  const stays = coming.flatMap(({ id, stay, start, end }) => (stay ? { id, start, end, ...stay } : []));
  const told = coming.flatMap(({ id: stayId, told: known }) =>
    (known ?? []).map(({ seenAt, ...range }) => ({ ...range, stayId, seenAt: new Date(seenAt) })),
  );
  const imported = [...withPlan(coming, plan), ...plan.added.map((range) => ({ ...range, feedId: feed.id }))];
  const ofFeed = imported.filter(({ feedId }) => feedId === feed.id);
  const before = coming.filter(({ feedId }) => feedId !== null);
  return { feed, plan, question: { stays, told, before, imported, ofFeed, at: new Date() } };
}

/** A few statements that carry out the plans, however large. None touches unchanged days. */
export function writeQueries(imports: readonly PlannedImport[]): Prisma.Sql[] {
  const removed = imports.flatMap(({ plan }) => plan.removed);
  const changed = imports.flatMap(({ plan }) => plan.changed);
  const added = imports.flatMap(({ feed, plan }) => plan.added.map((range) => ({ ...range, feed })));
  const queries: Prisma.Sql[] = [];
  if (removed.length > 0)
    queries.push(Prisma.sql`DELETE FROM occupancies WHERE id = ANY (${removed}::int[])`);
  if (changed.length > 0) {
    queries.push(Prisma.sql`
      UPDATE occupancies o SET end_date = c.end_date, summary = c.summary, updated_at = now()
      FROM unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ end }) => end)}::date[],
        ${changed.map(({ summary }) => summary)}::text[]) AS c (id, end_date, summary)
      WHERE o.id = c.id`);
  }
  if (added.length > 0) {
    queries.push(Prisma.sql`
      INSERT INTO occupancies (listing_id, source, calendar_feed_id, start_date, end_date, summary)
      SELECT * FROM unnest(${added.map(({ feed }) => feed.listingId)}::int[],
        ${added.map(({ feed }) => feed.source)}::occupancy_source[], ${added.map(({ feed }) => feed.id)}::int[],
        ${added.map(({ start }) => start)}::date[], ${added.map(({ end }) => end)}::date[],
        ${added.map(({ summary }) => summary)}::text[])`);
  }
  return queries;
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
  const coming = await tx.$queryRaw<Coming[]>(comingQuery([feed.listingId], today));
  const planned = planDays(feed, ranges, { coming, today });
  for (const query of writeQueries([planned])) await tx.$executeRaw(query);
  return { conflicts: await tellConflicts(tx, planned.question), echoes: planned.plan.echoes };
}

/** The imported rows that remain after the plan is applied. */
function withPlan(
  rows: readonly Coming[],
  { removed, changed }: ImportPlan,
): (DayRange & { feedId: number | null })[] {
  const gone = new Set(removed);
  const ends = new Map(changed.map(({ id, end }) => [id, end]));
  return rows
    .filter(({ id, feedId }) => feedId !== null && !gone.has(id))
    .map(({ id, feedId, start, end }) => ({ feedId, start, end: ends.get(id) ?? end }));
}
