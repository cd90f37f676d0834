import 'server-only';

import type pg from 'pg';
import { todayIn } from '@/lib/dates/day';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import type { Prisma } from '@/prisma/generated/client';
import { pool } from '@/server/db';
import type { ClaimedFeed } from '@/server/features/calendar-feeds/claim-due';
import { findNewConflicts } from '@/server/features/calendar-feeds/find-conflicts';
import { comingQuery, planDays, writeQueries } from '@/server/features/calendar-feeds/import-days';
import type { Coming, PlannedImport } from '@/server/features/calendar-feeds/import-days';
import { saysNothing } from '@/server/features/calendar-feeds/read-calendar';
import { standingAfterWhole } from '@/server/features/calendar-feeds/record-reading';
import type { WholeOutcome } from '@/server/features/calendar-feeds/record-reading';

/** A reading that brought a whole calendar, of a link as it was when the reading began. */
export interface WholeReading {
  feed: ClaimedFeed;
  /** Until when the link is leased; recording the reading ends the lease. */
  until: Date;
  startedAt: Date;
  outcome: WholeOutcome;
}

/** Only unlocked ones: batches that waited for each other's calendars would hold everybody up. */
const holdFree = `
  SELECT hold_calendars(ARRAY(
    SELECT id FROM listings WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)) AS ids`;

const feedsAsTaken = `
  SELECT f.id FROM calendar_feeds f
  JOIN unnest($1::int[], $2::text[], $3::timestamptz[]) AS taken (id, url, last_attempt_at) USING (id)
  WHERE f.listing_id = ANY ($4::int[]) AND f.url = taken.url
    AND f.last_attempt_at IS NOT DISTINCT FROM taken.last_attempt_at`;

const saveFeeds = `
  UPDATE calendar_feeds f SET last_attempt_at = r."lastReadAt", last_read_at = r."lastReadAt",
    last_success_at = r."lastSuccessAt", next_run_at = r."nextRunAt", failures = r.failures,
    failing_since = r."failingSince", error = r.error, empty_count = r."emptyCount", empty_since = r."emptySince",
    etag = r.etag, last_modified = r."lastModified", content_hash = r."contentHash", outcome = r.outcome,
    updated_at = now(),
    reading_until = CASE WHEN f.reading_until = r.until THEN NULL ELSE f.reading_until END
  FROM jsonb_to_recordset($1::jsonb) AS r (id int, until timestamptz, "lastReadAt" timestamptz,
    "lastSuccessAt" timestamptz, "nextRunAt" timestamptz, failures int, "failingSince" timestamptz, error text,
    "emptyCount" int, "emptySince" timestamptz, etag text, "lastModified" text, "contentHash" text, outcome jsonb)
  WHERE f.id = r.id`;

/** Whether its landlord has to be told of a conflict, or those told have to be updated. */
function bringsConflict({ question }: PlannedImport): boolean {
  return question.told.length > 0 || findNewConflicts(question).told.length > 0;
}

async function hold(client: pg.ClientBase, readings: readonly WholeReading[]): Promise<WholeReading[]> {
  const feeds = readings.map(({ feed }) => feed);
  const held = await client.query<{ ids: number[] }>({
    name: 'hold-free-calendars',
    text: holdFree,
    values: [feeds.map(({ listingId }) => listingId)],
  });
  const asTaken = await client.query<{ id: number }>({
    name: 'links-as-taken',
    text: feedsAsTaken,
    values: [
      feeds.map(({ id }) => id),
      feeds.map(({ url }) => url),
      feeds.map(({ lastAttemptAt }) => lastAttemptAt),
      held.rows[0]?.ids ?? [],
    ],
  });
  const ids = new Set(asTaken.rows.map(({ id }) => id));
  return readings.filter(({ feed }) => ids.has(feed.id));
}

async function write(client: pg.ClientBase, readings: readonly WholeReading[]): Promise<Set<number>> {
  const held = await hold(client, readings);
  const today = todayIn();
  const { text, values } = comingQuery(
    held.map(({ feed }) => feed.listingId),
    today,
  );
  const { rows } = await client.query<Coming>({ name: 'coming-days', text, values });
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  const planned = held.flatMap(({ feed, until, startedAt, outcome }) => {
    const { id, listingId, source } = feed;
    if (!isImportedSource(source)) return [];
    const coming = byListing.get(listingId) ?? [];
    const one = planDays({ id, listingId, source }, outcome.contents.ranges, { coming, today });
    const standing = standingAfterWhole(startedAt, outcome, one.plan.echoes);
    return bringsConflict(one) ? [] : { ...one, save: { id, until, ...standing } };
  });
  for (const query of writeQueries(planned)) await client.query(toStatement(query));
  const saves = planned.map(({ save }) => save);
  await client.query({ name: 'save-links', text: saveFeeds, values: [JSON.stringify(saves)] });
  return new Set(saves.map(({ id }) => id));
}

const toStatement = ({ text, values }: Prisma.Sql) => ({ text, values });

/**
 * Records whole calendars in one transaction, where nobody holds the listing's calendar and the link is as it was when
 * it was taken. The others are left to `recordReading`: those that need a mail about a conflict or say nothing.
 * @returns the ids of the recorded links
 */
export async function recordWhole(readings: readonly WholeReading[]): Promise<Set<number>> {
  const plain = readings.filter(({ outcome }) => !saysNothing(outcome.contents));
  if (plain.length === 0) return new Set();
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    const recorded = await write(client, plain);
    await client.query('COMMIT');
    client.release();
    return recorded;
  } catch (error) {
    // This ends the transaction.
    client.release(true);
    throw error;
  }
}
