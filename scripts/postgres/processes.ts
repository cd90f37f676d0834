/** What the system knows about processes: whether they are alive, and whether a pid was reused. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const ps = (pid: number, column: string) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';

function fromProc(pid: number, file: string): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

const hasProc = fs.existsSync('/proc/self/stat');

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // A zombie, killed but not yet reaped by its parent, counts as dead.
  return !hasProc || !/\) Z /.test(fromProc(pid, 'stat') ?? '');
}

/** The command line of a process, its arguments joined by spaces; empty if there is none. */
export function commandLine(pid: number): string {
  return hasProc ? (fromProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim() : ps(pid, 'command');
}

/** When a process started, in the system's own unit: the pid together with this identifies a process. */
export function startOf(pid: number): string {
  if (!hasProc) return ps(pid, 'lstart');
  // The name in parentheses may contain spaces; the 22nd field is the 20th after it.
  return fromProc(pid, 'stat')?.split(') ').at(-1)?.split(' ')[19] ?? '';
}

/** The processes whose working directory is `folder`, as every PostgreSQL process has its data folder. Linux only. */
export function processesIn(folder: string): number[] {
  if (!hasProc) return [];
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isAlive(pid))
    .filter((pid) => {
      try {
        return fs.readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** Calls `done` every 100 ms until it returns true or the time is up; resolves to whether it did. */
export async function waitUntil(
  done: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await done())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}
