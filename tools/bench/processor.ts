/**
 * What the system tells about a process: its processor time and its memory. Other programs on the machine make a request
 * take longer, but hardly make it cost more. Where there is no /proc nothing is told, and nothing is guessed.
 */
import fs from 'node:fs';

/** Linux tells processor time in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

interface ProcessorTime {
  /** Of all threads of the process, in user and kernel mode, in milliseconds. */
  own: number;
  /** Of the children that have ended, in milliseconds. */
  children: number;
}

/** Reads /proc/PID/stat. The name of the program stands in brackets and may hold anything. */
export function readStat(stat: string): ProcessorTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
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

/** Undefined where the system does not tell. @throws Error when there is no such process */
export function processorTime(pid: number | 'self'): ProcessorTime | undefined {
  const stat = told(pid, 'stat');
  return stat === undefined ? undefined : readStat(stat);
}

/** Bytes that the process has in memory; undefined where the system does not tell. */
export function residentMemory(pid: number): number | undefined {
  const status = told(pid, 'status');
  return status === undefined ? undefined : readResident(status);
}
