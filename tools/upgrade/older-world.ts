/**
 * Fills a database of an older release with the rows of a filled current one, in the columns that existed. Tables that
 * its migrations had filled stay as they are.
 */
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { readTables } from '@/scripts/backup/catalogue';
import { connected } from '@/scripts/postgres/connection';

interface Column {
  name: string;
  type: string;
  /** Whether a row needs a value for it. */
  required: boolean;
}

export interface Filled {
  table: string;
  rows: number;
  /** Current rows that the older table refuses. */
  refused: number;
}

const columnsQuery = `
  SELECT quote_ident(a.attname) AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AND NOT a.atthasdef AND a.attidentity = '' AS required
  FROM pg_attribute a WHERE a.attrelid = to_regclass($1) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY a.attnum`;

const columnsOf = async (client: pg.Client, table: string) =>
  (await client.query<Column>(columnsQuery, [table])).rows;

/** A value for a column that current rows lack. */
function someValue(type: string): string {
  if (/^(timestamp|date)/.test(type)) return `now()::${type}`;
  if (type.endsWith('[]')) return `'{}'::${type}`;
  if (type.startsWith('json')) return `'{}'::${type}`;
  if (/^(int|bigint|smallint|numeric|double|real)/.test(type)) return `0::${type}`;
  return type === 'boolean' ? 'false' : `''::${type}`;
}

async function stage(source: pg.Client, target: pg.Client, table: string, names: readonly string[]) {
  await target.query(
    `DROP TABLE IF EXISTS staged; CREATE TEMP TABLE staged (${names.map((name) => `${name} text`).join(', ')})`,
  );
  const columns = names.map((name) => `${name}::text`).join(', ');
  await pipeline(
    source.query(copyTo(`COPY (SELECT ${columns} FROM ${table}) TO STDOUT`)),
    target.query(copyFrom('COPY staged FROM STDIN')),
  );
}

/** All at once, or, if one is refused, each by itself. */
async function insertStaged(target: pg.Client, into: string, values: string): Promise<void> {
  await target.query('SAVEPOINT whole');
  try {
    await target.query(`INSERT INTO ${into} OVERRIDING SYSTEM VALUE SELECT ${values} FROM staged AS r`);
  } catch {
    await target.query('ROLLBACK TO whole');
    await target.query(`DO $each$ DECLARE r staged; BEGIN
      FOR r IN SELECT * FROM staged LOOP
        BEGIN INSERT INTO ${into} OVERRIDING SYSTEM VALUE SELECT ${values};
        EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN NULL; END;
      END LOOP; END $each$`);
  }
}

const countOf = async (client: pg.Client, table: string) =>
  Number((await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);

async function fillTable(source: pg.Client, target: pg.Client, table: string): Promise<Filled[]> {
  const known = new Set((await columnsOf(source, table)).map(({ name }) => name));
  if (known.size === 0 || (await countOf(target, table)) > 0) return [];
  const columns = await columnsOf(target, table);
  const shared = columns.filter(({ name }) => known.has(name));
  const others = columns.filter(({ name, required }) => required && !known.has(name));
  await stage(
    source,
    target,
    table,
    shared.map(({ name }) => name),
  );
  const into = `${table} (${[...shared, ...others].map(({ name }) => name).join(', ')})`;
  const values = [
    ...shared.map(({ name, type }) => `r.${name}::${type}`),
    ...others.map(({ type }) => someValue(type)),
  ].join(', ');
  await insertStaged(target, into, values);
  const [rows, given] = [await countOf(target, table), await countOf(target, 'staged')];
  return [{ table: table.replace('public.', ''), rows, refused: given - rows }];
}

/** Removes rows whose parent was refused, until there are none. */
async function removeOrphans(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ remove: string }>(
    `SELECT format('DELETE FROM %s c WHERE %s AND NOT EXISTS (SELECT FROM %s p WHERE %s)', k.conrelid::regclass,
       string_agg(format('c.%I IS NOT NULL', a.attname), ' AND '), k.confrelid::regclass,
       string_agg(format('p.%I = c.%I', b.attname, a.attname), ' AND ')) AS remove
     FROM pg_constraint k, unnest(k.conkey, k.confkey) AS pair (mine, theirs)
     JOIN pg_attribute a ON a.attnum = pair.mine JOIN pg_attribute b ON b.attnum = pair.theirs
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
       AND a.attrelid = k.conrelid AND b.attrelid = k.confrelid GROUP BY k.oid`,
  );
  for (let removed = 1; removed > 0;) {
    removed = 0;
    for (const { remove } of rows) removed += (await client.query(remove)).rowCount ?? 0;
  }
}

const continueSequences = `
  DO $$ DECLARE s record; BEGIN
    FOR s IN SELECT a.attrelid::regclass AS owner, a.attname AS name, pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) AS sequence
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
        AND pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) IS NOT NULL
    LOOP EXECUTE format('SELECT setval(%L, greatest((SELECT max(%I) FROM %s), 1))', s.sequence, s.name, s.owner); END LOOP;
  END $$`;

/** @param from the URL of a filled database of today @param to that of an older one, without rows */
export async function fillOlderWorld(from: string, to: string): Promise<Filled[]> {
  return connected(from, (source) =>
    connected(to, async (target) => {
      // Current rows satisfy what triggers would ensure.
      for (const client of [source, target])
        await client.query(`SET timezone = 'UTC'; SET session_replication_role = replica`);
      await target.query('BEGIN');
      const filled: Filled[] = [];
      for (const { name } of await readTables(target))
        if (name.startsWith('public.')) filled.push(...(await fillTable(source, target, name)));
      await removeOrphans(target);
      await target.query(continueSequences);
      await target.query('COMMIT');
      await target.query('VACUUM (ANALYZE)');
      return filled;
    }),
  );
}
