/**
 * What the system reports about a process: its processor time and memory. Other programs on the machine make a request
 * slower, but hardly more expensive. Without /proc nothing is reported, and nothing is guessed.
 */
import fs from 'node:fs';
import { connected } from '@/scripts/postgres/connection';

/** Linux reports processor time in hundredths of a second, whatever the frequency of its timer. */
const TICK_MS = 10;

interface ProcessorTime {
  /** All threads of the process, user and kernel mode, in milliseconds. */
  own: number;
  /** Children that have ended, in milliseconds. */
  children: number;
}

/** The fields of /proc/PID/stat after the program's name, which is in brackets and may contain anything. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** The parent process, from /proc/PID/stat. */
export const readParent = (stat: string) => Number(fieldsOf(stat)[1]);

/** Reads /proc/PID/stat. */
export function readStat(stat: string): ProcessorTime {
  const [user, system, childUser, childSystem] = fieldsOf(stat).slice(11, 15).map(Number);
  const total = (a = Number.NaN, b = Number.NaN) => (a + b) * TICK_MS;
  return { own: total(user, system), children: total(childUser, childSystem) };
}

/** The resident memory in /proc/PID/status, in bytes. */
export function readResident(status: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1024;
}

const told = (pid: number | 'self', file: string): string | undefined =>
  fs.existsSync('/proc/self/stat') ? fs.readFileSync(`/proc/${pid}/${file}`, 'utf8') : undefined;

/** Undefined if the system does not report it. @throws Error if there is no such process */
export function processorTime(pid: number | 'self'): ProcessorTime | undefined {
  const stat = told(pid, 'stat');
  return stat === undefined ? undefined : readStat(stat);
}

/** The resident memory of a process in bytes; undefined if the system does not report it. */
export function residentMemory(pid: number): number | undefined {
  const status = told(pid, 'status');
  return status === undefined ? undefined : readResident(status);
}

const childrenOf = (pid: number): number[] =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .flatMap((child) => (child === '' ? [] : Number(child)));

/** A process's time; once it has ended, its parent's time includes it. */
const timeOfChild = (pid: number) => {
  try {
    return processorTime(pid)?.own ?? 0;
  } catch {
    return 0;
  }
};

/**
 * The first process of the PostgreSQL at a URL, which must run on this machine; NaN if the system does not report it.
 */
export async function findDatabaseServer(databaseUrl: string): Promise<number> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const stat = told(rows[0]?.pid ?? 'self', 'stat');
    return stat === undefined ? Number.NaN : readParent(stat);
  });
}

/** Processor time of all processes of a PostgreSQL, in milliseconds; undefined if not reported. */
export function databaseTime(server: number): number | undefined {
  if (Number.isNaN(server)) return undefined;
  const { own = 0, children = 0 } = processorTime(server) ?? {};
  return childrenOf(server).reduce((sum, child) => sum + timeOfChild(child), own + children);
}
