import 'server-only';

/**
 * The change log, which triggers write in the transaction of a change, whoever makes it
 * (docs/decisions/2026-11-22-one-change-feed.md). A reader asks for the rows that its last snapshot of the database
 * could not see: transactions that commit in another order than they began are not missed, and readers need not know of
 * each other.
 */

/**
 * home: the listing itself, its settings or photos; nights: when it is occupied; rates: special prices of some nights;
 * landlord: an owner's name, by the owner's id; deleted_home: what is kept of a deleted listing; text: one that the
 * operator edited; any page may show it.
 */
export const changeKinds = [
  'home',
  'nights',
  'rates',
  'landlord',
  'deleted_home',
  'setting',
  'text',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface Change {
  kind: ChangeKind;
  /** Null if any of that kind may have changed. */
  id: number | null;
}

/** How far a reader has read. */
export interface Position {
  /** A `pg_snapshot`. */
  snapshot: string;
  /** Id of the newest row at that time. */
  last: string;
}

export interface News {
  position: Position;
  /** Each change once, in no particular order; null if anything may have changed. */
  changes: readonly Change[] | null;
}

interface Question {
  name: string;
  text: string;
  values: unknown[];
}
/** Runs one query on some connection; the rows have the shape that its SQL selects. */
export type Ask = <Row extends object>(question: Question) => Promise<Row[]>;

const snapshot = 'pg_current_snapshot()::text';
const last = 'coalesce((SELECT max(id) FROM changes), 0)::text';

/** The current position of the log. */
export async function currentPosition(ask: Ask): Promise<Position> {
  const text = `SELECT ${snapshot} AS snapshot, ${last} AS last`;
  const [row] = await ask<Position>({ name: 'changes-position', text, values: [] });
  if (!row) throw new Error('The database does not say where its log stands');
  return row;
}

/** Runs before every search and cached page, so it looks nothing up if no transaction has ended since. */
const unlessSame = (expression: string) => `CASE WHEN ${snapshot} <> $1 THEN ${expression} END`;

const newsQuery = `
  SELECT ${snapshot} AS snapshot, ${unlessSame(last)} AS last,
    ${unlessSame('EXISTS (SELECT FROM changes WHERE id = $2::bigint)')} AS connected,
    ${unlessSame(`(SELECT array_agg(DISTINCT kind || ':' || coalesce(subject_id::text, '')) FROM changes
      WHERE transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction_id, $1::pg_snapshot))`)} AS changed`;

export interface NewsRow {
  snapshot: string;
  /** Null, like the others, if the snapshot is unchanged. */
  last: string | null;
  /** Whether the log still contains the last row that was read. */
  connected: boolean | null;
  /** Null when nothing changed. */
  changed: string[] | null;
}

/** The query for what was committed since. */
export const questionSince = ({ snapshot: seen, last: lastSeen }: Position): Question => ({
  name: 'changes-since',
  text: newsQuery,
  values: [seen, lastSeen],
});

/** The same on any connection. */
export const readNews = async (ask: Ask, since: Position): Promise<News> =>
  newsIn(await ask<NewsRow>(questionSince(since)), since);

/** Parses the answer. If the log no longer reaches back that far, anything may have changed. */
export function newsIn([row]: readonly NewsRow[], since: Position): News {
  if (!row) throw new Error('The database does not say what changed');
  if (row.last === null) return { position: since, changes: [] };
  const position = { snapshot: row.snapshot, last: row.last };
  return { position, changes: row.connected ? toChanges(row.changed ?? []) : null };
}

/** Null if one of them is of an unknown kind: that counts as everything. */
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
