import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { readQuery } from '@/lib/search-alerts/read-query';
import { wordsOf } from '@/lib/search-alerts/words';
import type { Ask } from '@/server/changes/change-log';
import { sql, prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { queueMails } from '@/server/mail/queue-mail';
import { issueAlertTokens } from '@/server/search-alerts/alert-tokens';
import { FoundHomes } from '@/server/search-alerts/found-homes';
import { findEach, indexOf, readKnownHomes } from '@/server/search-alerts/opened-homes';

/** Between two mails of one alert. */
const PAUSE_MS = 24 * 3600 * 1000;
/** Alerts that are told in one transaction. */
const AT_A_TIME = 500;

const ask: Ask = ({ name, text, values }) => sql(name, text, values);

/** An alert that has something to tell. */
interface DueAlert {
  id: number;
  email: string;
  query: string;
  listingId: number | null;
  /** Of the last mail, or of confirming. */
  since: Date;
  /** Homes that it found and did not tell of, the newest find first. */
  finds: number[];
}

/** Writes a mail for each alert with finds that had none for a day; what does not fit any more is forgotten. */
export async function tellFinds(now: Date): Promise<void> {
  const ids = await findDue(now);
  if (ids.length === 0) return;
  const today = todayIn(undefined, now);
  const [judge, homes] = [await readJudge(ids, today), new FoundHomes(today)];
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME);
    await transaction(async (tx) => {
      const held = await holdDue(tx, some, now);
      const telling = judge(held).filter(({ finds }) => finds.length > 0);
      await markTold(tx, held, telling, now);
      await writeMails(tx, telling, homes);
    });
  }
}

/** Of confirmed ones that run; those for days near each other stand together: what their stays cost is read at once. */
async function findDue(now: Date): Promise<number[]> {
  const rows = await prisma().searchAlert.findMany({
    where: {
      finds: { foundIds: { isEmpty: false } },
      confirmedAt: { not: null },
      endedAt: null,
      endsOn: { gte: dayToUtcDate(todayIn(undefined, now)) },
      OR: [{ lastMailedAt: null }, { lastMailedAt: { lte: new Date(now.getTime() - PAUSE_MS) } }],
    },
    select: { id: true },
    orderBy: [{ firstDay: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id }) => id);
}

/** Leaves of each alert's finds those that its search finds still: every home is read once for all of them. */
async function readJudge(ids: readonly number[], today: Day) {
  const homes = await ask<{ id: number }>({
    name: 'search-alerts-found',
    text: `SELECT DISTINCT unnest(found_ids) AS id FROM search_alert_finds WHERE search_alert_id = ANY ($1::int[])`,
    values: [ids],
  });
  const known = await readKnownHomes(
    ask,
    homes.map(({ id }) => id),
    today,
  );
  const index = indexOf(known, today);
  return (due: readonly DueAlert[]): DueAlert[] => {
    const questions = due.map(({ query, listingId }) => ({ filters: readQuery(query), listingId }));
    const found = findEach(index, known, questions, today);
    return due.map((alert, place) => {
      const fitting = new Set(found[place]);
      return { ...alert, finds: alert.finds.filter((id) => fitting.has(id)) };
    });
  };
}

/**
 * Holds alerts and finds until their mails are written: of two workers one tells, and an alert that ends meanwhile tells
 * nothing.
 */
async function holdDue(tx: Tx, ids: readonly number[], now: Date): Promise<DueAlert[]> {
  const latest = new Date(now.getTime() - PAUSE_MS);
  return tx.$queryRaw<DueAlert[]>`
    SELECT id, email::text AS email, query, listing_id AS "listingId", found_ids AS finds,
      coalesce(last_mailed_at, confirmed_at) AS since
    FROM search_alerts JOIN search_alert_finds ON search_alert_id = id
    WHERE id = ANY (${ids}::int[]) AND ended_at IS NULL AND found_ids <> '{}'
      AND (last_mailed_at IS NULL OR last_mailed_at <= ${latest})
    ORDER BY id FOR UPDATE SKIP LOCKED`;
}

/** What was found and does not fit any more is found anew when it opens again. */
async function markTold(
  tx: Tx,
  held: readonly DueAlert[],
  telling: readonly DueAlert[],
  now: Date,
): Promise<void> {
  const heldIds = held.map(({ id }) => id);
  const ids = telling.map(({ id }) => id);
  const finds = telling.map((alert) => `{${alert.finds.join()}}`);
  await tx.$executeRaw`
    UPDATE search_alert_finds
    SET told_ids = told_ids || ARRAY(SELECT id FROM unnest(told.finds::int[]) AS id WHERE id <> ALL (told_ids))
    FROM unnest(${ids}::int[], ${finds}::text[]) AS told (alert, finds)
    WHERE search_alert_id = alert`;
  await tx.$executeRaw`UPDATE search_alert_finds SET found_ids = '{}' WHERE search_alert_id = ANY (${heldIds}::int[])`;
  await tx.searchAlert.updateMany({ where: { id: { in: ids } }, data: { lastMailedAt: now } });
}

async function writeMails(tx: Tx, telling: readonly DueAlert[], homes: FoundHomes): Promise<void> {
  const tokens = await issueAlertTokens(
    tx,
    telling.map(({ id }) => id),
  );
  const wishes = telling.map(({ query, finds }) => ({ filters: readQuery(query), ids: finds }));
  const shown = await homes.describe(wishes);
  await queueMails(
    tx,
    telling.map(({ id, email, query, listingId, since, finds }, place) => ({
      template: 'search-alert-found',
      props: {
        token: tokens.get(id) ?? '',
        words: wordsOf(readQuery(query)),
        query,
        isOfHome: listingId !== null,
        homes: shown[place] ?? [],
        more: finds.length - (shown[place]?.length ?? 0),
      },
      to: email,
      // The mail that follows that one.
      dedupeKey: `search-alert:${id}:after:${since.toISOString()}`,
    })),
  );
}
