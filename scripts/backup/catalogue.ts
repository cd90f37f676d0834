/** What a backup contains of a database: every permanent table, in an order in which rows can be restored. */
import type pg from 'pg';

/** A table, with its names quoted for SQL. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** The columns that give its rows a fixed order. */
  orderBy: string[];
}

export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Includes the tables of the job queue: a mail that is due must still go out after a restore. */
const schemas = ['public', 'graphile_worker'];
/** Filled when migrations create the tables. */
const ofMigrations = ['public._prisma_migrations', 'graphile_worker.migrations'];

const tablesQuery = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns,
    coalesce((SELECT array_agg(quote_ident(k.attname) ORDER BY array_position(i.indkey::int2[], k.attnum))
              FROM pg_index i JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY (i.indkey)
              WHERE i.indrelid = c.oid AND i.indisprimary),
             array_agg(quote_ident(a.attname) ORDER BY a.attnum)) AS "orderBy"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE n.nspname = ANY ($1) AND c.relkind = 'r' AND c.relpersistence = 'p'
    AND n.nspname || '.' || c.relname <> ALL ($2)
  GROUP BY c.oid, n.nspname, c.relname ORDER BY 1`;

const referencesQuery = `
  SELECT format('%I.%I', a.nspname, c.relname) AS from, format('%I.%I', b.nspname, r.relname) AS to
  FROM pg_constraint k
  JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace a ON a.oid = c.relnamespace
  JOIN pg_class r ON r.oid = k.confrelid JOIN pg_namespace b ON b.oid = r.relnamespace
  WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`;

interface Reference {
  from: string;
  to: string;
}

/** Referenced tables first. @throws Error for tables that refer to each other in a cycle */
function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const rest = new Set(tables);
  const ordered: Table[] = [];
  while (rest.size > 0) {
    const waiting = new Set([...rest].map(({ name }) => name));
    const isFree = ({ name }: Table) => !references.some(({ from, to }) => from === name && waiting.has(to));
    const free = [...rest].filter(isFree);
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}`);
    for (const table of free) rest.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(tablesQuery, [schemas, ofMigrations]);
  const { rows: references } = await client.query<Reference>(referencesQuery);
  return inOrder(tables, references);
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1`,
    [schemas],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query(`SELECT last_value AS value, is_called AS "isCalled" FROM ${name}`);
    sequences.push({ name, ...found.rows[0] });
  }
  return sequences;
}

/** Makes every server format values the same way. */
export const sameEverywhere = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0`;
