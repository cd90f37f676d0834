/**
 * Locks in a folder that know whether their holder is alive: a pid only counts together with the start time of its
 * process, so that a lock left by a killed process, or whose pid now belongs to another, is taken over.
 *
 * Each holder has its own number: `lock.1`, `lock.2` … Only the highest counts and it is never removed. Taking over
 * from a dead holder creates the next number, which only one process can do, so that nothing is removed that might
 * belong to somebody else by now (docs/decisions/2026-11-22-start-lock.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, startOf, waitUntil } from '@/scripts/postgres/processes';

export interface Holder {
  pid: number;
  started: string;
  /** Information about the holder, such as its URL. */
  note: string;
}

export interface Lock {
  /** Changes the note that other processes read. */
  say(note: string): void;
  release(): void;
}

/** The holder of a released lock. */
const FREE: Holder = { pid: 0, started: '', note: 'free' };

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The existing numbers, highest last. */
function numbers(file: string): number[] {
  const prefix = `${path.basename(file)}.`;
  return fs
    .readdirSync(path.dirname(file))
    .filter((name) => name.startsWith(prefix) && /^[1-9]\d*$/.test(name.slice(prefix.length)))
    .map((name) => Number(name.slice(prefix.length)))
    .toSorted((a, b) => a - b);
}

const highest = (file: string) => numbers(file).at(-1) ?? 0;
const folderOf = (file: string, number: number) => `${file}.${number}`;
const holderFile = (file: string, number: number) => path.join(folderOf(file, number), 'holder');

function read(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(fs.readFileSync(holderFile(file, highest(file)), 'utf8'));
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

/** Creates a folder with the holder in it, under a name unique to this process. */
function prepare(file: string, own: Holder): string {
  const beside = fs.mkdtempSync(`${file}.beside-`);
  fs.writeFileSync(path.join(beside, 'holder'), JSON.stringify(own));
  return beside;
}

/**
 * Renames a prepared folder to its number; false if another process has it: a rename cannot replace a folder that is
 * not empty.
 */
function claim(beside: string, folder: string): boolean {
  try {
    fs.renameSync(beside, folder);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOTEMPTY', 'EPERM', 'EACCES'].includes(String(codeOf(error))) && fs.existsSync(folder))
      return false;
    throw error;
  }
}

function forget(place: string): void {
  try {
    fs.rmSync(place, { recursive: true, force: true });
  } catch {
    // A slow process took this number at the same moment, and releases it again.
  }
}

/** Removes numbers below the highest, which have no meaning any more. */
function forgetBelow(file: string, number: number): void {
  for (const old of numbers(file)) {
    if (old < number) forget(folderOf(file, old));
  }
}

/** The number under which this process now holds the lock, or undefined. */
function tryTake(file: string, own: Holder): number | undefined {
  const last = highest(file);
  if (holderOf(file)) return undefined;
  const beside = prepare(file, own);
  try {
    const number = last + 1;
    if (!claim(beside, folderOf(file, number))) return undefined;
    // A slow process may take a number that others have passed and that was removed since.
    if (highest(file) !== number) {
      forget(folderOf(file, number));
      return undefined;
    }
    forgetBelow(file, number);
    return number;
  } finally {
    forget(beside);
  }
}

/** Takes the lock, waiting up to `patience` ms for a living holder; undefined when it is still held then. */
export async function takeLock(file: string, note: string, patience: number): Promise<Lock | undefined> {
  const own: Holder = { pid: process.pid, started: startOf(process.pid), note };
  let number: number | undefined;
  if (!(await waitUntil(() => (number = tryTake(file, own)) !== undefined, patience))) return undefined;
  const target = holderFile(file, number ?? 0);
  let isOwn = true;
  const write = (holder: Holder) => {
    // Written atomically, since others read it meanwhile.
    fs.writeFileSync(`${target}.next`, JSON.stringify(holder));
    fs.renameSync(`${target}.next`, target);
  };
  return {
    say(next) {
      if (isOwn) write({ ...own, note: next });
    },
    release() {
      if (isOwn) write(FREE);
      isOwn = false;
    },
  };
}
