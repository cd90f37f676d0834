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
const AT_A_TIME = 200;

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
  const homes = new FoundHomes(todayIn(undefined, now));
  const ids = await findDue(now);
  for (let at = 0; at < ids.length; at += AT_A_TIME) {
    const some = ids.slice(at, at + AT_A_TIME);
    await transaction((tx) => tellSome(tx, some, homes, now));
  }
}

/** Those for days near each other stand together: what their stays cost is read at once. */
async function findDue(now: Date): Promise<number[]> {
  const rows = await prisma().searchAlert.findMany({
    where: {
      finds: { some: { toldAt: null } },
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

/** Holds the alerts until their mails are written: of two workers one tells, and one that ends meanwhile tells nothing. */
async function holdDue(tx: Tx, ids: readonly number[], now: Date): Promise<DueAlert[]> {
  const latest = new Date(now.getTime() - PAUSE_MS);
  const held = await tx.$queryRaw<Omit<DueAlert, 'finds'>[]>`
    SELECT id, email::text AS email, query, listing_id AS "listingId", coalesce(last_mailed_at, confirmed_at) AS since
    FROM search_alerts
    WHERE id = ANY (${ids}::int[]) AND ended_at IS NULL AND (last_mailed_at IS NULL OR last_mailed_at <= ${latest})
    ORDER BY id FOR UPDATE SKIP LOCKED`;
  const rows = await tx.searchAlertFind.findMany({
    where: { searchAlertId: { in: held.map(({ id }) => id) }, toldAt: null },
    select: { searchAlertId: true, listingId: true },
    orderBy: [{ foundAt: 'desc' }, { listingId: 'desc' }],
  });
  const finds = Map.groupBy(rows, ({ searchAlertId }) => searchAlertId);
  return held.map((alert) => ({
    ...alert,
    finds: (finds.get(alert.id) ?? []).map(({ listingId }) => listingId),
  }));
}

async function tellSome(tx: Tx, ids: readonly number[], homes: FoundHomes, now: Date): Promise<void> {
  const due = await holdDue(tx, ids, now);
  const telling = (await keepFitting(due, todayIn(undefined, now))).filter(({ finds }) => finds.length > 0);
  // What was found and does not fit any more is found anew when it opens again.
  await markTold(tx, telling, now);
  await tx.searchAlertFind.deleteMany({
    where: { searchAlertId: { in: due.map(({ id }) => id) }, toldAt: null },
  });
  await writeMails(tx, telling, homes);
}

/** The same alerts with what their search finds now. */
async function keepFitting(due: readonly DueAlert[], today: Day): Promise<DueAlert[]> {
  const known = await readKnownHomes(ask, [...new Set(due.flatMap(({ finds }) => finds))], today);
  const questions = due.map(({ query, listingId }) => ({ filters: readQuery(query), listingId }));
  const found = findEach(indexOf(known, today), known, questions, today);
  return due.map((alert, place) => {
    const fitting = new Set(found[place]);
    return { ...alert, finds: alert.finds.filter((id) => fitting.has(id)) };
  });
}

async function markTold(tx: Tx, telling: readonly DueAlert[], now: Date): Promise<void> {
  const alertIds = telling.flatMap(({ id, finds }) => finds.map(() => id));
  const listingIds = telling.flatMap(({ finds }) => finds);
  await tx.$executeRaw`
    UPDATE search_alert_finds SET told_at = ${now}
    FROM unnest(${alertIds}::int[], ${listingIds}::int[]) AS told (alert, listing)
    WHERE search_alert_id = alert AND listing_id = listing`;
  await tx.searchAlert.updateMany({
    where: { id: { in: telling.map(({ id }) => id) } },
    data: { lastMailedAt: now },
  });
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
