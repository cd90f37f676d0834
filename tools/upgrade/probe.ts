/** Reads each table that visitors read, every few milliseconds, and reports how long it waited for locks. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connected } from '@/scripts/postgres/connection';
import { lockWaits } from '@/tools/upgrade/lock-log';

/** The longest allowed wait for a table. */
export const MOST_MS = 200;
const EVERY_MS = 15;

export interface TableWait {
  table: string;
  milliseconds: number;
}

export interface Probe {
  /** Tables with waits over MOST_MS since the last call, as PostgreSQL reports. */
  waits(): Promise<TableWait[]>;
  /** How often all tables were read, and the slowest read, including waiting for the processor. */
  stop(): Promise<{ reads: number; slowestMs: number }>;
}

interface Session {
  table: string;
  client: pg.Client;
  pid: number;
  reads: number;
  slowestMs: number;
}

async function openSession(url: string, table: string): Promise<Session> {
  const client = new pg.Client({ connectionString: url });
  // The next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SET log_lock_waits = on; SET deadlock_timeout = '${MOST_MS}ms'`);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return { table, client, pid: rows[0]?.pid ?? 0, reads: 0, slowestMs: 0 };
}

async function readOn(session: Session, isOver: () => boolean): Promise<void> {
  const { client, table } = session;
  while (!isOver()) {
    const from = performance.now();
    await client.query(`SELECT 1 FROM ${client.escapeIdentifier(table)} LIMIT 1`);
    session.slowestMs = Math.max(session.slowestMs, performance.now() - from);
    session.reads += 1;
    await setTimeout(EVERY_MS);
  }
}

/** @param url of an embedded server, whose log lies in its folder */
async function logOf(url: string): Promise<string> {
  const { rows } = await connected(url, (client) =>
    client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`),
  );
  return path.join(rows[0]?.folder ?? '', 'server.log');
}

/** Starts reading those of the tables that exist. */
export async function startProbe(url: string, tables: readonly string[]): Promise<Probe> {
  const { rows } = await connected(url, (client) =>
    client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY ($1)`,
      [tables],
    ),
  );
  const log = await logOf(url);
  let read = fs.statSync(log).size;
  const sessions = await Promise.all(rows.map(({ name }) => openSession(url, name)));
  let isOver = false;
  const reading = Promise.all(sessions.map((session) => readOn(session, () => isOver)));
  // Reported when awaited.
  reading.catch(() => undefined);
  const roundDone = async () => {
    const before = sessions.map(({ reads }) => reads);
    while (sessions.some(({ reads }, at) => reads < (before[at] ?? 0) + 2))
      await Promise.race([setTimeout(EVERY_MS), reading]);
  };
  return {
    async waits() {
      await roundDone();
      const bytes = fs.readFileSync(log).subarray(read);
      read += bytes.length;
      return lockWaits(bytes.toString('utf8')).flatMap(({ pid, milliseconds }) => {
        const table = sessions.find((session) => session.pid === pid)?.table;
        return table === undefined ? [] : [{ table, milliseconds }];
      });
    },
    async stop() {
      isOver = true;
      await reading;
      await Promise.all(sessions.map(({ client }) => client.end()));
      return {
        reads: Math.min(...sessions.map(({ reads }) => reads)),
        slowestMs: Math.max(...sessions.map(({ slowestMs }) => slowestMs)),
      };
    },
  };
}
