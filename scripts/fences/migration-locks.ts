/**
 * What a migration may not do to a table that visitors read, because they would wait for it, or because the running
 * release would break (docs/operations.md, "Migrate without downtime"). A migration is one transaction: it holds each
 * lock to its end.
 */
import { partsOf, statementsOf } from '@/scripts/fences/sql-statements';

interface Judged {
  sql: string;
  /** The SQL of all earlier migrations. */
  earlier: readonly string[];
  visitorTables: readonly string[];
}

const flags = 'i';
const nameOf = (text: string | undefined) => text?.replace(/^public\./i, '').toLowerCase() ?? '';

/** Expressions that PostgreSQL computes once for all existing rows. */
const onceForAll =
  /\b(now|current_timestamp|current_date|transaction_timestamp|statement_timestamp)\b\s*(\(\s*\))?/gi;

function defaultRewrites(action: string): boolean {
  const [, given] = /\bDEFAULT\s+(.*)$/i.exec(action) ?? [];
  if (given === undefined) return false;
  // Up to the column's next clause; calls in it rewrite the table.
  const [expression = ''] = given.split(/\s(?:NOT NULL|CHECK|CONSTRAINT|REFERENCES|UNIQUE)\b/i);
  return /\w\s*\(/.test(expression.replaceAll(onceForAll, ''));
}

/** Whether an earlier migration validated this for every row, so that SET NOT NULL scans nothing. */
function isKnownNotNull(column: string, earlier: readonly string[]): boolean {
  const statements = earlier.flatMap(statementsOf);
  const names = statements.flatMap((statement) =>
    Array.from(
      statement.matchAll(
        new RegExp(String.raw`ADD CONSTRAINT (\w+) CHECK \(\(?${column} IS NOT NULL\)?\)`, 'gi'),
      ),
      ([, name = '']) => name,
    ),
  );
  return names.some((name) =>
    statements.some((statement) =>
      new RegExp(String.raw`VALIDATE CONSTRAINT ${name}\b`, flags).test(statement),
    ),
  );
}

const brief = /^(VALIDATE CONSTRAINT|(ENABLE|DISABLE) TRIGGER)\b/i;

function addColumnFault(action: string): string | undefined {
  if (/\bGENERATED\b|\b(small|big)?serial\b/i.test(action)) return 'a generated column rewrites the table';
  if (defaultRewrites(action)) return 'a default that is computed for each row rewrites the table';
  if (/\b(CHECK|UNIQUE|PRIMARY KEY)\b/i.test(action))
    return 'a check or a key of a new column reads every row: add it by itself, NOT VALID or USING INDEX';
  return undefined;
}

function addConstraintFault(action: string): string | undefined {
  if (/\bUSING INDEX\b/i.test(action)) return undefined;
  if (/\b(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(action))
    return 'a key builds its index meanwhile: make that before, CONCURRENTLY, and say USING INDEX';
  return /\bNOT VALID\b/i.test(action)
    ? undefined
    : 'a constraint reads every row: add it NOT VALID, and VALIDATE CONSTRAINT in a later migration';
}

/** What is wrong with one action of ALTER TABLE. */
function actionFault(action: string, { earlier }: Judged): string | undefined {
  if (/^ADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/i.test(action))
    return addConstraintFault(action);
  if (/^ADD\b/i.test(action)) return addColumnFault(action);
  if (/^ALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i.test(action)) return 'another type rewrites the table';
  const [, column] = /^ALTER (?:COLUMN )?(\S+) SET NOT NULL/i.exec(action) ?? [];
  if (column !== undefined && !isKnownNotNull(column, earlier))
    return `SET NOT NULL reads every row: first a CHECK (${column} IS NOT NULL) NOT VALID, validated in a later migration`;
  if (/^RENAME\b/i.test(action)) return 'the release that still runs reads the old name';
  if (/^DROP (?!CONSTRAINT|NOT NULL|DEFAULT)/i.test(action))
    return 'the release that still runs may read the column: see docs/operations.md';
  return /^SET (TABLESPACE|LOGGED|UNLOGGED|ACCESS METHOD)\b/i.test(action)
    ? 'it rewrites the table'
    : undefined;
}

interface Seen {
  /** Tables that this migration made: nobody reads them yet. */
  made: Set<string>;
  /** Tables locked against reads until its end. */
  closed: Set<string>;
  /** Statements whose time grows with rows. */
  long: string[];
  faults: string[];
}

const start = (statement: string) => statement.slice(0, 90);

function judgeAlter(
  statement: string,
  judged: Judged,
  seen: Seen,
  isVisited: (table: string) => boolean,
): void {
  const [, table, actions = ''] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(statement) ?? [];
  if (!isVisited(nameOf(table))) return;
  for (const action of partsOf(actions)) {
    const fault = actionFault(action, judged);
    if (fault !== undefined) seen.faults.push(`${start(`ALTER TABLE ${nameOf(table)} ${action}`)}: ${fault}`);
    if (/^VALIDATE\b/i.test(action)) seen.long.push(start(statement));
    if (!brief.test(action)) seen.closed.add(nameOf(table));
  }
}

const always: readonly [RegExp, string][] = [
  [/^LOCK (?:TABLE )?(?:ONLY )?(\S+)/i, 'visitors would wait for it'],
  [/^TRUNCATE (?:TABLE )?(?:ONLY )?(\S+)/i, 'the release that still runs reads its rows'],
  [/^DROP TABLE (?:IF EXISTS )?(\S+)/i, 'the release that still runs reads it'],
  [/^CLUSTER (\S+)/i, 'it rewrites the table'],
  [/^REINDEX (?:TABLE|INDEX) (\S+)/i, 'nobody can read by that index meanwhile'],
  [/^(?:VACUUM|REFRESH MATERIALIZED VIEW)\b.* (\S+)$/i, 'it is no part of a migration'],
];
/** Statements that lock a table against reads until the end. */
const closing = /^(?:(?:CREATE|ALTER|DROP) (?:RULE|POLICY)|(?:ALTER|DROP) TRIGGER) .*?\bON (?:TABLE )?(\S+)/i;
const writing = /^(?:UPDATE|DELETE|MERGE|WITH|DO|CALL|SELECT)\b|^INSERT\b.*\bSELECT\b/i;

function judgeStatement(statement: string, judged: Judged, seen: Seen): void {
  const isVisited = (table: string) => judged.visitorTables.includes(table) && !seen.made.has(table);
  const [, made] = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([^\s(]+)/i.exec(statement) ?? [];
  if (made !== undefined) seen.made.add(nameOf(made));
  if (writing.test(statement)) seen.long.push(start(statement));
  judgeAlter(statement, judged, seen, isVisited);
  for (const [pattern, why] of always) {
    const [, table] = pattern.exec(statement) ?? [];
    if (isVisited(nameOf(table))) seen.faults.push(`${start(statement)}: ${why}`);
  }
  const [, closed] = closing.exec(statement) ?? [];
  if (isVisited(nameOf(closed))) seen.closed.add(nameOf(closed));
  const [, safe, indexed] =
    /^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(IF NOT EXISTS )?.*?\bON (?:ONLY )?([^\s(]+)/i.exec(
      statement,
    ) ?? [];
  if (isVisited(nameOf(indexed)) && safe === undefined)
    seen.faults.push(
      `${start(statement)}: nobody can write meanwhile: make it before, CONCURRENTLY, and say IF NOT EXISTS here`,
    );
}

/** What is wrong with a migration, one line each; none if visitors notice nothing. */
export function lockFaults(judged: Judged): string[] {
  const seen: Seen = { made: new Set(), closed: new Set(), long: [], faults: [] };
  for (const statement of statementsOf(judged.sql)) judgeStatement(statement, judged, seen);
  const closed = [...seen.closed];
  if (closed.length > 0)
    for (const statement of seen.long)
      seen.faults.push(
        `${statement}: nobody can read ${closed.join(', ')} meanwhile: a migration of its own`,
      );
  if (closed.length > 1)
    seen.faults.push(`${closed.join(', ')}: closed while it waits for the others: one to a migration`);
  return seen.faults;
}
