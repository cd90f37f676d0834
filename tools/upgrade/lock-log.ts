/** Parses from PostgreSQL's log how long sessions waited for locks (`log_lock_waits`). */

export interface LockWait {
  /** The process of the session that waited. */
  pid: number;
  milliseconds: number;
}

const line = /process (\d+) (still waiting for|acquired) \w+ on \w+ .*? after (\d+(?:\.\d+)?) ms/g;

/** The longest wait of each process: logged while it still waits, and when it gets the lock. */
export function lockWaits(log: string): LockWait[] {
  const longest = new Map<number, number>();
  for (const [, pid, , milliseconds] of log.matchAll(line))
    longest.set(Number(pid), Math.max(longest.get(Number(pid)) ?? 0, Number(milliseconds)));
  return Array.from(longest, ([pid, milliseconds]) => ({ pid, milliseconds }));
}
