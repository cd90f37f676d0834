/**
 * Lock files that know whether their holder lives: the pid counts only together with the time its process
 * started, so a lock left by a killed process, or whose pid now belongs to another, is taken over.
 */
import fs from 'node:fs';
import { isAlive, startOf, waitUntil } from '@/scripts/postgres/processes';

export interface Holder {
  pid: number;
  started: string;
  /** What the holder says about itself, such as its address. */
  note: string;
}

export interface Lock {
  /** Changes the note that others read. */
  say(note: string): void;
  release(): void;
}

function read(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof holder.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}

const isHeld = (holder: Holder | undefined) =>
  holder !== undefined && isAlive(holder.pid) && startOf(holder.pid) === holder.started;

/** The living holder of a lock, or undefined. */
export function holderOf(file: string): Holder | undefined {
  const holder = read(file);
  return isHeld(holder) ? holder : undefined;
}

/** A second name for a whole file; where the file system has no links, the file is written under it. */
function link(from: string, to: string, text: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    fs.writeFileSync(to, text, { flag: 'wx' });
  }
}

function tryTake(file: string, own: Holder): boolean {
  if (holderOf(file)) return false;
  const beside = `${file}.${process.pid}`;
  fs.writeFileSync(beside, JSON.stringify(own));
  try {
    if (fs.existsSync(file)) fs.renameSync(file, `${beside}.stale`);
    // Neither replaces what is there, so of two that found the same stale lock one wins.
    link(beside, file, JSON.stringify(own));
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(beside, { force: true });
    fs.rmSync(`${beside}.stale`, { force: true });
  }
}

/** Takes the lock, waiting up to `patience` ms for a holder that is alive; undefined when it is still held then. */
export async function takeLock(file: string, note: string, patience: number): Promise<Lock | undefined> {
  const own: Holder = { pid: process.pid, started: startOf(process.pid), note };
  if (!(await waitUntil(() => tryTake(file, own), patience))) return undefined;
  const isOwn = () => read(file)?.pid === process.pid;
  return {
    say(next) {
      if (isOwn()) fs.writeFileSync(file, JSON.stringify({ ...own, note: next }));
    },
    release() {
      if (isOwn()) fs.rmSync(file, { force: true });
    },
  };
}
