import 'server-only';

import { setTimeout as pause } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '@/prisma/generated/client';
import { currentAction, recordAction } from '@/server/audit/admin-action';
import { env } from '@/server/env';
import { log } from '@/server/log';

/**
 * The two ways to query the database: `prisma()` and `transaction()` for use-cases, `sql()` and `sqlTransaction()` for
 * prepared SQL on hot paths. Both connect at first use, so that a build needs no database.
 */

/** Connection settings, for this process or for a thread with a connection of its own. */
export const connectionSettings = () => ({
  connectionString: env.DATABASE_URL,
  // Without it a full pool waits for ever.
  connectionTimeoutMillis: 10_000,
  // Days and times travel as text: no calendar day may pass through a time zone.
  options: '-c timezone=UTC',
});

/** How long one statement may take, and how long it may wait for locked rows; in milliseconds. */
export interface Patience {
  lockMs: number;
  statementMs: number;
}

/** Somebody is waiting for the answer, so well below the time limit of a whole `transaction`. */
export const webPatience: Patience = { lockMs: 4000, statementMs: 15_000 };
/** Nobody is waiting, and some statements read whole tables. */
export const workerPatience: Patience = { lockMs: 30_000, statementMs: 600_000 };

interface Connections {
  /** Absent in scripts: migrations, seeds and backups take as long as they need. */
  patience?: Patience;
  prisma?: PrismaClient;
  prismaPool?: pg.Pool;
  /** Names the statements of that pool, whichever bundle sends them. */
  statementName?: (statement: { sql: string }) => string;
  pool?: pg.Pool;
}

// Survives the module reloads of development.
const store = globalThis as typeof globalThis & { kustConnections?: Connections };
const connections = (store.kustConnections ??= {});

/**
 * Sets the timeouts for every statement of this process's two pools; call it before the first one. A hanging call would
 * keep a connection from everybody else.
 */
export function boundStatements(patience: Patience): void {
  connections.patience = patience;
}

/**
 * How long a server keeps a connection that nobody needs, in milliseconds. A new one costs more than many a page: a
 * process of PostgreSQL, a proof of the password, and every statement parsed and planned anew.
 */
const IDLE_MS = 300_000;

/** Probes idle connections, before a firewall or router in between drops them silently. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 };

/** Pool settings of servers besides the address; scripts, which soon end, need none. */
function poolSettings(options: string): pg.PoolConfig {
  const { patience } = connections;
  if (!patience) return { options };
  return {
    ...alive,
    idleTimeoutMillis: IDLE_MS,
    options: `${options} -c lock_timeout=${patience.lockMs} -c statement_timeout=${patience.statementMs}`,
  };
}

export type Tx = Prisma.TransactionClient;

/** A transaction for SQL alone: `sqlTransaction`'s or Prisma's. */
export interface SqlTx {
  $queryRaw<Rows>(text: TemplateStringsArray, ...values: unknown[]): Promise<Rows>;
  /** Resolves to the number of rows. */
  $executeRaw(text: TemplateStringsArray, ...values: unknown[]): Promise<number>;
}

export function prisma(): PrismaClient {
  return (connections.prisma ??= new PrismaClient({
    adapter: new PrismaPg(prismaPool(), { statementNameGenerator: statementName() }),
  }));
}

const prismaPool = () => (connections.prismaPool ??= openPool());

/** How many of Prisma's statements get a name. Those that take lists come in endless variants, one per length. */
const MOST_NAMES = 300;

const statementName = () => (connections.statementName ??= statementNames());

/** Names Prisma's statements, so that each connection parses and plans them once; '' for no name. */
function statementNames(): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql: text }) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMES) return '';
    const name = `prisma-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** The open pools, by purpose. */
export function openPools(): Record<string, pg.Pool> {
  const { prismaPool: ofPrisma, pool: sqlPool } = connections;
  return { ...(ofPrisma && { prisma: ofPrisma }), ...(sqlPool && { sql: sqlPool }) };
}

export function pool(): pg.Pool {
  return (connections.pool ??= openPool());
}

/**
 * A connection that breaks while it is idle is replaced by the next query, and one that is in use fails its query, the
 * next one if it breaks between two of them; neither must end the process.
 */
function openPool(): pg.Pool {
  const { options, ...settings } = connectionSettings();
  const made = new pg.Pool({ ...settings, ...poolSettings(options), max: env.DATABASE_POOL });
  made.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // The pool itself listens to idle connections only, and an 'error' that nobody hears is thrown.
  made.on('connect', (client) => client.on('error', () => undefined));
  return made;
}

const once = <T>(work: (tx: Tx) => Promise<T>) =>
  prisma().$transaction(work, { maxWait: 10_000, timeout: 20_000 });

/** Log message for a transaction that is run a second time. */
export const lostRace = 'a transaction lost a race and is run again';

/**
 * Runs `work` in one transaction, all or nothing. What an admin changes is recorded in it. If the
 * database aborts it because of a deadlock or a serialization failure, it is run once more: `work` may run twice, so it
 * must not do anything that the database does not roll back.
 */
export async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const action = currentAction();
  const inWhole = async (tx: Tx) => {
    const result = await work(tx);
    if (action) await recordAction(tx, action);
    return result;
  };
  const result = await twiceAtMost(inWhole, once);
  if (action) action.isWritten = true;
  return result;
}

/**
 * In milliseconds. The winner of a deadlock is woken only when the loser has let go; a loser that starts again at once
 * may take the row from under it, and both meet in a second deadlock.
 */
const headStart = 50;

async function twiceAtMost<T, Transaction>(
  work: (tx: Transaction) => Promise<T>,
  run: (work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<T> {
  try {
    return await run(work);
  } catch (error) {
    const state = sqlState(error);
    if (!isLostRace(state)) throw error;
    log.warn({ state }, lostRace);
    await pause(headStart);
    return run(work);
  }
}

/**
 * The same for SQL alone, without Prisma, whose transactions take four times the processor time: for hot paths. It uses
 * a connection of Prisma's pool, so that waiting for locks never takes those of `sql()`. Only the timeouts of
 * `boundStatements` limit how long it takes.
 */
export function sqlTransaction<T>(work: (tx: SqlTx) => Promise<T>): Promise<T> {
  return currentAction() ? transaction(work) : twiceAtMost(work, onceInSql);
}

async function onceInSql<T>(work: (tx: SqlTx) => Promise<T>): Promise<T> {
  const client = await prismaPool().connect();
  let isBroken = false;
  try {
    await client.query('BEGIN');
    const result = await work(sqlTx(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function sqlTx(client: pg.PoolClient): SqlTx {
  const query = (strings: TemplateStringsArray, given: unknown[]) => {
    const { text, values } = Prisma.sql(strings, ...given);
    return client.query({ name: statementName()({ sql: text }), text, values });
  };
  return {
    $queryRaw: async <Rows>(strings: TemplateStringsArray, ...values: unknown[]) =>
      (await query(strings, values)).rows as Rows,
    $executeRaw: async (strings, ...values) => (await query(strings, values)).rowCount ?? 0,
  };
}

/** Runs a named prepared statement; the rows have the shape that the caller's SQL selects. */
export async function sql<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const result = await pool().query<Row>({ name, text, values });
  return result.rows;
}

/** A string at a path inside any error; '' if there is none. */
export function textAt(error: unknown, path: readonly string[]): string {
  let value: unknown = error;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' ? value : '';
}

/** The SQLSTATE behind an error from Prisma or pg, if any. */
export function sqlState(error: unknown): string | undefined {
  for (const path of [
    ['code'],
    ['cause', 'originalCode'],
    ['meta', 'driverAdapterError', 'cause', 'originalCode'],
  ]) {
    const value = textAt(error, path);
    if (/^[0-9A-Z]{5}$/.test(value) && !/^P[12]\d{3}$/.test(value)) return value;
    if (value === 'P2002') return uniqueViolation;
    if (value === 'P2003') return foreignKeyViolation;
    if (value === 'P2034') return serializationFailure;
  }
  return undefined;
}

export const exclusionViolation = '23P01';
export const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';
/** Our own (`keep_one_owner` in the migrations): the site would be without an owner. */
export const lastOwner = 'KV001';
const serializationFailure = '40001';
const deadlockDetected = '40P01';
/** Raised by the timeouts of `boundStatements`: for waiting on a lock, and for a slow statement. */
export const lockNotAvailable = '55P03';
export const queryCanceled = '57014';

/** Whether the database aborted a transaction in favour of another one; run again it may succeed. */
export function isLostRace(state: string | undefined): boolean {
  return state === serializationFailure || state === deadlockDetected;
}

/** Prisma's error for a row that disappeared between being found and being changed. */
export function isRowGone(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Prisma's error for a transaction that could not begin, or did not end, in the time that `transaction` allows. */
export function isOverdue(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2028';
}

/** Closes every connection: at the end of a process, and between the databases of tests. */
export async function closeDatabase(): Promise<void> {
  const { prisma: client, prismaPool: ofPrisma, pool: open } = connections;
  delete connections.prisma;
  delete connections.prismaPool;
  delete connections.statementName;
  delete connections.pool;
  await client?.$disconnect();
  await Promise.all([ofPrisma?.end(), open?.end()]);
}
