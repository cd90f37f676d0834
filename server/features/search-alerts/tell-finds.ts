import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { readQuery } from '@/lib/search-alerts/read-query';
import { filtersToQuery } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { wordsOf } from '@/lib/search-alerts/words';
import type { Ask } from '@/server/changes/change-log';
import { sql, prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { inLanguage } from '@/server/language';
import { queueMails } from '@/server/mail/queue-mail';
import { issueAlertTokens } from '@/server/features/search-alerts/alert-tokens';
import { FoundListings } from '@/server/features/search-alerts/found-listings';
import type { MailedListing } from '@/server/features/search-alerts/found-listings';
import { findEach, indexOf, readKnownListings } from '@/server/features/search-alerts/opened-listings';

/** Between two mails of one alert. */
const PAUSE_MS = 24 * 3600 * 1000;
/** How many alerts are checked together. */
const JUDGED_AT_A_TIME = 10_000;
/** How many alerts are mailed in one transaction. */
const AT_A_TIME = 200;

const ask: Ask = ({ name, text, values }) => sql(name, text, values);

/** An alert that has finds to mail. */
interface DueAlert {
  id: number;
  listingId: number | null;
  locale: Language;
  filters: SearchFilters;
  /** Listings found and not mailed yet, newest find first. */
  finds: number[];
  /** The ones among them that its search still finds. */
  fitting: number[];
}

/** The same with the listings to show in its mail. */
interface ShownAlert extends DueAlert {
  homes: MailedListing[];
}

/** The same, locked until its mail is queued. */
interface HeldAlert extends ShownAlert {
  email: string;
  /** Time of the last mail, or of the confirmation. */
  since: Date;
}

/** Queues a mail for each alert that has finds and was not mailed for a day; finds that no longer match are dropped. */
export async function tellFinds(now: Date): Promise<void> {
  const today = todayIn(undefined, now);
  const due = await judgeFinds(await findDue(now), today);
  const homes = new FoundListings(today);
  for (let at = 0; at < due.length; at += AT_A_TIME) {
    const some = await withListings(due.slice(at, at + AT_A_TIME), homes);
    await transaction(async (tx) => {
      const held = await holdDue(tx, some, now);
      const telling = held.filter(({ fitting }) => fitting.length > 0);
      await markTold(tx, held, telling, now);
      await writeMails(tx, telling);
    });
  }
}

/** By id. Read before anything is locked. */
async function withListings(
  due: readonly DueAlert[],
  homes: FoundListings,
): Promise<Map<number, ShownAlert>> {
  const shown = await homes.describe(
    due.map(({ locale, filters, fitting }) => ({ locale, filters, ids: fitting })),
  );
  return new Map(due.map((alert, place) => [alert.id, { ...alert, homes: shown[place] ?? [] }]));
}

/**
 * Ids of confirmed, active alerts with finds, sorted by their days, so that the prices of nearby stays are read
 * together.
 */
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

/** Which finds still match: every listing is read once for all alerts. */
async function judgeFinds(ids: readonly number[], today: Day): Promise<DueAlert[]> {
  const rows = await ask<{
    id: number;
    query: string;
    listingId: number | null;
    locale: string;
    finds: number[];
  }>({
    name: 'search-alerts-found',
    text: `SELECT id, query, listing_id AS "listingId", locale, found_ids AS finds
      FROM unnest($1::int[]) WITH ORDINALITY AS due (id, place)
      JOIN search_alerts USING (id) JOIN search_alert_finds ON search_alert_id = id ORDER BY due.place`,
    values: [ids],
  });
  const known = await readKnownListings(ask, [...new Set(rows.flatMap(({ finds }) => finds))], today);
  const index = indexOf(known, today);
  const due: DueAlert[] = [];
  for (let at = 0; at < rows.length; at += JUDGED_AT_A_TIME) {
    const asked = rows.slice(at, at + JUDGED_AT_A_TIME).map(({ query, locale, ...row }) => ({
      ...row,
      locale: languageOf(locale),
      filters: readQuery(query),
    }));
    const found = findEach(index, known, asked, today);
    for (const [place, alert] of asked.entries()) {
      const fitting = new Set(found[place]);
      due.push({ ...alert, fitting: alert.finds.filter((id) => fitting.has(id)) });
    }
  }
  return due;
}

/** Locks alerts and finds: of two workers only one mails, and an alert that ends meanwhile sends nothing. */
async function holdDue(tx: Tx, due: ReadonlyMap<number, ShownAlert>, now: Date): Promise<HeldAlert[]> {
  const latest = new Date(now.getTime() - PAUSE_MS);
  const held = await tx.$queryRaw<Pick<HeldAlert, 'id' | 'email' | 'since'>[]>`
    SELECT id, email::text AS email, coalesce(last_mailed_at, confirmed_at) AS since
    FROM search_alerts JOIN search_alert_finds ON search_alert_id = id
    WHERE id = ANY (${[...due.keys()]}::int[]) AND ended_at IS NULL AND found_ids <> '{}'
      AND (last_mailed_at IS NULL OR last_mailed_at <= ${latest})
    ORDER BY id FOR UPDATE SKIP LOCKED`;
  return held.flatMap((row) => {
    const alert = due.get(row.id);
    return alert ? [{ ...alert, ...row }] : [];
  });
}

/** A find that no longer matches is found again when it reopens; finds made since are mailed another day. */
async function markTold(
  tx: Tx,
  held: readonly HeldAlert[],
  telling: readonly HeldAlert[],
  now: Date,
): Promise<void> {
  const list = (ids: readonly number[]) => `{${ids.join()}}`;
  await tx.$executeRaw`
    UPDATE search_alert_finds
    SET told_ids = told_ids || ARRAY(SELECT id FROM unnest(told::int[]) AS id WHERE id <> ALL (told_ids)),
      found_ids = CASE WHEN found_ids = judged::int[] THEN '{}'
        ELSE ARRAY(SELECT id FROM unnest(found_ids) AS id WHERE id <> ALL (judged::int[])) END
    FROM unnest(${held.map(({ id }) => id)}::int[], ${held.map(({ fitting }) => list(fitting))}::text[],
      ${held.map(({ finds }) => list(finds))}::text[]) AS news (alert, told, judged)
    WHERE search_alert_id = alert`;
  await tx.$executeRaw`
    UPDATE search_alerts SET last_mailed_at = ${now} WHERE id = ANY (${telling.map(({ id }) => id)}::int[])`;
}

async function writeMails(tx: Tx, telling: readonly HeldAlert[]): Promise<void> {
  if (telling.length === 0) return;
  const tokens = await issueAlertTokens(
    tx,
    telling.map(({ id }) => id),
  );
  await queueMails(
    tx,
    telling.map(({ id, email, locale, filters, listingId, since, fitting, homes }) => ({
      template: 'search-alert-found',
      props: {
        token: tokens.get(id) ?? '',
        words: inLanguage(locale, () => wordsOf(filters)),
        query: filtersToQuery(filters),
        isOfHome: listingId !== null,
        homes,
        more: fitting.length - homes.length,
      },
      to: email,
      locale,
      // Identifies the mail by the one before it.
      dedupeKey: `search-alert:${id}:after:${since.toISOString()}`,
    })),
  );
}
