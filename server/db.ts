import 'server-only';

import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '@/prisma/generated/client';
import type { Prisma } from '@/prisma/generated/client';
import { env } from '@/server/env';
import { log } from '@/server/log';

/**
 * The two ways to the database: `prisma()` for use-cases, `sql()` for hot paths in prepared SQL.
 * Both are made at first use, so that a build needs no database.
 */

const poolSettings = () => ({
  connectionString: env.DATABASE_URL,
  max: 10,
  // Without it a full pool waits for ever.
  connectionTimeoutMillis: 10_000,
  // Days and times travel as text: no calendar day may pass through a time zone.
  options: '-c timezone=UTC',
});

interface Connections {
  prisma?: PrismaClient;
  pool?: pg.Pool;
}

// Survives the module reloads of development.
const store = globalThis as typeof globalThis & { kustConnections?: Connections };
const connections = (store.kustConnections ??= {});

export type Tx = Prisma.TransactionClient;

export function prisma(): PrismaClient {
  return (connections.prisma ??= new PrismaClient({ adapter: new PrismaPg(poolSettings()) }));
}

export function pool(): pg.Pool {
  return (connections.pool ??= openPool());
}

/** A connection that breaks while it is idle is replaced by the next query; it must not end the process. */
function openPool(): pg.Pool {
  const made = new pg.Pool(poolSettings());
  made.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  return made;
}

/** One transaction per change; everything in `work` happens or nothing does. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return prisma().$transaction(work, { maxWait: 10_000, timeout: 20_000 });
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

/** The SQLSTATE behind an error of Prisma or pg, where there is one. */
export function sqlState(error: unknown): string | undefined {
  for (const path of [
    ['code'],
    ['cause', 'originalCode'],
    ['meta', 'driverAdapterError', 'cause', 'originalCode'],
  ]) {
    let value: unknown = error;
    for (const key of path) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    }
    if (typeof value === 'string' && /^[0-9A-Z]{5}$/.test(value) && !/^P[12]\d{3}$/.test(value)) return value;
    if (value === 'P2002') return uniqueViolation;
  }
  return undefined;
}

export const exclusionViolation = '23P01';
export const uniqueViolation = '23505';

/** Closes every connection: at the end of a process, and between the databases of tests. */
export async function closeDatabase(): Promise<void> {
  const { prisma: client, pool: open } = connections;
  delete connections.prisma;
  delete connections.pool;
  await Promise.all([client?.$disconnect(), open?.end()]);
}
