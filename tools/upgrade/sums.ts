/** Checksums of tables by column, to compare a database before and after migrations. */
import type pg from 'pg';
import { connected } from '@/scripts/postgres/connection';

export interface TableSum {
  rows: number;
  /** By column: a checksum over its values, each with the row's key. */
  columns: Record<string, string>;
}
export type Sums = Record<string, TableSum>;

const tablesQuery = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
    (SELECT array_agg(k.attname::text ORDER BY k.attnum) FROM pg_index i
     JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY (i.indkey)
     WHERE i.indrelid = c.oid AND i.indisprimary) AS key
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname = ANY ($1)
  GROUP BY c.oid, c.relname ORDER BY 1`;

interface Table {
  name: string;
  columns: string[];
  key: string[] | null;
}

async function sumOf(client: pg.Client, { name, columns, key }: Table): Promise<TableSum> {
  const quoted = (column: string) => `${client.escapeIdentifier(column)}::text`;
  const ofRow = (key ?? []).map(quoted);
  const sums = columns.map(
    (column) =>
      `coalesce(sum(hashtextextended(concat_ws('|', ${[...ofRow, `coalesce(${quoted(column)}, '∅')`].join(', ')}), 0)), 0)::text`,
  );
  const { rows } = await client.query<{ rows: string; sums: string[] }>(
    `SELECT count(*) AS rows, ARRAY[${sums.join(', ')}] AS sums FROM ${client.escapeIdentifier(name)}`,
  );
  const [found] = rows;
  return {
    rows: Number(found?.rows),
    columns: Object.fromEntries(columns.map((column, at) => [column, found?.sums[at] ?? ''])),
  };
}

/** For those of the tables that exist. */
export async function sumsOf(url: string, tables: readonly string[]): Promise<Sums> {
  return connected(url, async (client) => {
    await client.query(`SET timezone = 'UTC'`);
    const { rows } = await client.query<Table>(tablesQuery, [tables]);
    const sums: Sums = {};
    for (const table of rows) sums[table.name] = await sumOf(client, table);
    return sums;
  });
}

/** Differences in `after`: `table.column`, or only the table if its rows differ. */
export function differences(before: Sums, after: Sums): string[] {
  return Object.entries(before).flatMap(([table, { rows, columns }]) => {
    const now = after[table];
    if (now === undefined || now.rows !== rows) return [table];
    return Object.entries(columns)
      .filter(([column, sum]) => now.columns[column] !== sum)
      .map(([column]) => `${table}.${column}`);
  });
}
