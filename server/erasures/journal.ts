import 'server-only';

import { createHash } from 'node:crypto';
import type { Tx } from '@/server/db';
import { erasureSchema } from '@/server/jobs/erasure';
import type { Erasure } from '@/server/jobs/erasure';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/log';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';

/**
 * A journal of erasures, kept outside the database so that they can be repeated after an older backup is restored
 * (docs/decisions/2026-11-28-erased-after-a-restore.md). One file per erasure, beside the photos, which all machines
 * share.
 */

const FOLDER = 'erasures';

type New<E> = E extends { at: string } ? Omit<E, 'at'> : never;

/** Call in the transaction that erases: the job that writes the journal exists exactly if the erasure is committed. */
export async function noteErasure(tx: Tx, erasure: New<Erasure>): Promise<void> {
  const [{ at }] = await tx.$queryRaw<[{ at: Date }]>`SELECT now() AS at`;
  await enqueue(tx, 'note-erasure', { ...erasure, at: at.toISOString() });
}

/** The job 'note-erasure'; running it twice writes the same file. */
export async function keepErasure(erasure: Erasure): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(erasure));
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const day = erasure.at.slice(0, 10);
  await getPhotoStorage().put(`${FOLDER}/${day}/${name}.json`, bytes, 'application/json');
}

/** The erasures since a moment, oldest first. Unreadable files are logged and left out. */
export async function erasedSince(moment: Date): Promise<Erasure[]> {
  const found: Erasure[] = [];
  const storage = getPhotoStorage();
  for await (const { key } of storage.list(FOLDER)) {
    const text = (await storage.get(key))?.toString('utf8') ?? '';
    const erasure = erasureSchema.safeParse(parsed(text));
    if (!erasure.success) log.warn({ key }, 'an entry of the journal of erasures cannot be read');
    else if (new Date(erasure.data.at) >= moment) found.push(erasure.data);
  }
  return found.toSorted((a, b) => a.at.localeCompare(b.at));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
