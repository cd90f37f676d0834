import 'server-only';

/**
 * The log of what changed, which triggers write in the transaction of a change, whoever makes it
 * (docs/decisions/2026-11-22-one-change-feed.md). Who follows it asks for the rows that their last snapshot of the
 * database could not see: transactions that end in another order than they began are not missed, and readers need not
 * know of each other.
 */

/**
 * home: the home itself, its settings or photos; nights: when it is occupied; rates: special prices of some nights;
 * landlord: the name of an owner, by the owner's id; deleted_home: what stays of a home that is no more.
 */
export const changeKinds = ['home', 'nights', 'rates', 'landlord', 'deleted_home', 'setting'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  kind: ChangeKind;
  /** Null where any of that kind may have changed. */
  id: number | null;
}

/** How far somebody has read. */
export interface Position {
  /** A `pg_snapshot`. */
  snapshot: string;
  /** Id of the last row that was there. */
  last: string;
}

export interface News {
  position: Position;
  /** Each change once, in no order; null where anything may have changed. */
  changes: readonly Change[] | null;
}

interface Question {
  name: string;
  text: string;
  values: unknown[];
}
/** Asks the database one question, on whichever connection; the rows have the shape that its text selects. */
export type Ask = <Row extends object>(question: Question) => Promise<Row[]>;

const snapshot = 'pg_current_snapshot()::text';
const last = 'coalesce((SELECT max(id) FROM changes), 0)::text';

/** Where the log stands now. */
export async function currentPosition(ask: Ask): Promise<Position> {
  const text = `SELECT ${snapshot} AS snapshot, ${last} AS last`;
  const [row] = await ask<Position>({ name: 'changes-position', text, values: [] });
  if (!row) throw new Error('The database does not say where its log stands');
  return row;
}

/** Asked before every search and kept page: where no transaction ended since, nothing is looked up. */
const unlessSame = (expression: string) => `CASE WHEN ${snapshot} <> $1 THEN ${expression} END`;

const newsQuery = `
  SELECT ${snapshot} AS snapshot, ${unlessSame(last)} AS last,
    ${unlessSame('EXISTS (SELECT FROM changes WHERE id = $2::bigint)')} AS connected,
    ${unlessSame(`(SELECT array_agg(DISTINCT kind || ':' || coalesce(subject_id::text, '')) FROM changes
      WHERE transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction_id, $1::pg_snapshot))`)} AS changed`;

export interface NewsRow {
  snapshot: string;
  /** Null, as are the others, where the database looks as it did. */
  last: string | null;
  /** Whether the log still holds the last row that was seen. */
  connected: boolean | null;
  /** Null when nothing changed. */
  changed: string[] | null;
}

/** Asks what was committed since. */
export const questionSince = ({ snapshot: seen, last: lastSeen }: Position): Question => ({
  name: 'changes-since',
  text: newsQuery,
  values: [seen, lastSeen],
});

/** The same on a connection of anybody's. */
export const readNews = async (ask: Ask, since: Position): Promise<News> =>
  newsIn(await ask<NewsRow>(questionSince(since)), since);

/** What the answer says; of a log that no longer reaches back so far, that anything may have changed. */
export function newsIn([row]: readonly NewsRow[], since: Position): News {
  if (!row) throw new Error('The database does not say what changed');
  if (row.last === null) return { position: since, changes: [] };
  const position = { snapshot: row.snapshot, last: row.last };
  return { position, changes: row.connected ? toChanges(row.changed ?? []) : null };
}

/** Null where one of them is of no kind that is known here: then it is 'everything'. */
function toChanges(texts: readonly string[]): Change[] | null {
  const changes: Change[] = [];
  for (const text of texts) {
    const [name, id] = text.split(':', 2);
    const kind = changeKinds.find((known) => known === name);
    if (!kind) return null;
    changes.push({ kind, id: id ? Number(id) : null });
  }
  return changes;
}
