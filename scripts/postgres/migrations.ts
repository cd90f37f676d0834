/**
 * Applies `prisma/migrations` with `pg` only: the same table, checksum and lock as `prisma migrate deploy`, without its
 * engine. Each migration runs in one transaction together with its row in that table, so that a start killed midway
 * leaves nothing half done. Also creates the tables of the job queue.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connected, withDatabase } from '@/scripts/postgres/connection';

const table = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
/** Prisma Migrate's own advisory lock: when two processes start at once, one waits for the other. */
const migrationLock = 72_707_369;

const silent = new Logger(() => () => undefined);

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Of former texts with the same effect, applied in some databases: `-- Also applied as: CHECKSUM`. */
  formerChecksums: string[];
  /** The names of those that do a part of it beforehand: `-- Requires: NAME`. */
  requires: string[];
}

const said = (sql: string, line: RegExp) => Array.from(sql.matchAll(line), ([, value = '']) => value);

function readMigrations(folder: string): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
    .toSorted()
    .map((name) => {
      const bytes = fs.readFileSync(path.join(folder, name, 'migration.sql'));
      const sql = bytes.toString('utf8');
      return {
        name,
        sql,
        checksum: crypto.createHash('sha256').update(bytes).digest('hex'),
        formerChecksums: said(sql, /^-- Also applied as: ([0-9a-f]{64})$/gm),
        requires: said(sql, /^-- Requires: (\w+)$/gm),
      };
    });
}

/** The names of the migrations in this version of the program, in order. */
export const migrationNames = () => readMigrations(path.resolve('prisma/migrations')).map(({ name }) => name);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

async function createDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  await connected(withDatabase(url, 'postgres'), async (client) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      // Created by another start in the meantime.
      if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error;
    });
  });
}

async function pending(
  client: pg.Client,
  migrations: Migration[],
  warn: (line: string) => void,
): Promise<Migration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const unfinished = rows.find((row) => !row.finished_at);
  if (unfinished) {
    throw new Error(
      `Migration ${unfinished.migration_name} was begun by another tool and not finished. ` +
        `Look at the database, then run: npx prisma migrate resolve --applied (or --rolled-back) ${unfinished.migration_name}`,
    );
  }
  const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  for (const { name, checksum, formerChecksums } of migrations) {
    const known = [undefined, checksum, ...formerChecksums];
    if (!known.includes(applied.get(name))) warn(`Migration ${name} was edited after it was applied.`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

interface Patience {
  /** How long a migration waits for a table lock, in milliseconds. */
  lockMs: number;
  /** Milliseconds until the next attempt. */
  pauseMs: number;
  tries: number;
}

/** Readers wait behind a waiting migration: a moment at a time, for five minutes. */
const usualPatience: Patience = { lockMs: 150, pauseMs: 850, tries: 300 };

const lockNotAvailable = '55P03';

/**
 * A migration waiting for a lock blocks every later query on that table: it gives up soon, lets those through and tries
 * again, so that a running site is not blocked behind a long query.
 */
async function applyPatiently(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  for (let left = patience.tries; ; left -= 1) {
    try {
      await apply(client, migration, patience.lockMs);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && codeOf(error.cause) === lockNotAvailable;
      if (!isBusy || left <= 1) throw error;
      await setTimeout(patience.pauseMs);
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, lockMs: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [crypto.randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    const line =
      cause instanceof pg.DatabaseError && cause.position
        ? sql.slice(0, Number(cause.position)).split('\n').length
        : 0;
    const where = line ? ` (line ${line})` : '';
    throw new Error(`Migration ${name}${where}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

function wantedOf(migrations: Migration[], only: ReadonlySet<string>): Migration[] {
  const wanted = new Set([
    ...only,
    ...migrations.filter(({ name }) => only.has(name)).flatMap(({ requires }) => requires),
  ]);
  return migrations.filter(({ name }) => wanted.has(name));
}

/**
 * Brings the database at `url` up to date, creating it if missing.
 * @param only the migrations to apply, with what they require; all by default
 * @returns the names of the migrations applied now
 */
export async function applyMigrations(
  url: string,
  {
    folder = path.resolve('prisma/migrations'),
    warn = console.warn,
    only,
    patience = usualPatience,
  }: { folder?: string; warn?: (line: string) => void; only?: ReadonlySet<string>; patience?: Patience } = {},
): Promise<string[]> {
  try {
    await connected(url, (client) => client.query('SELECT 1'));
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error;
    await createDatabase(url);
  }
  return connected(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(table);
    const all = readMigrations(folder);
    const wanted = only ? wantedOf(all, only) : all;
    const todo = await pending(client, wanted, warn);
    for (const migration of todo) await applyPatiently(client, migration, patience);
    // The lock belongs to the session, so the tables of the job queue are created under it too.
    await runMigrations({ connectionString: url, logger: silent, noHandleSignals: true });
    return todo.map(({ name }) => name);
  });
}
