/**
 * Keeps the temporary files of a test run in memory: its databases, and what browsers share between their processes.
 * They create and delete hundreds of small files per second, which is slow on a disk's file system.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { isAlive } from '@/scripts/postgres/processes';

interface Place {
  memory: string;
  /** Bytes. */
  room: number;
}

/** Linux's file system in memory; in a container it is often too small. A run writes one gigabyte. */
const usual: Place = { memory: '/dev/shm', room: 4 * 2 ** 30 };

const prefix = 'kust-run-';

function hasRoom({ memory, room }: Place): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) >= room;
  } catch {
    return false;
  }
}

/** Removes what a killed run left in memory. */
function removeLeftovers(memory: string): void {
  for (const name of fs.readdirSync(memory)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const folder = path.join(memory, name);
    const isOurs = fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** From here on, this process and its children write temporary files to memory, if there is room. */
export async function keepTemporaryFilesInMemory(
  shutdown: Pick<Shutdown, 'onEnd'>,
  place = usual,
): Promise<void> {
  if (!hasRoom(place)) return;
  removeLeftovers(place.memory);
  const folder = fs.mkdtempSync(path.join(place.memory, `${prefix}${process.pid}-`));
  // The user that PostgreSQL runs as when this process is root must be able to traverse it, not to list it.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  await shutdown.onEnd('the temporary files', () => fs.rmSync(folder, { recursive: true, force: true }));
}
