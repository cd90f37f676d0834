import 'server-only';

import fs from 'node:fs/promises';
import path from 'node:path';
import { checkKey } from '@/server/storage/photo-storage';
import type { PhotoStorage, StoredFile } from '@/server/storage/photo-storage';
import { makePrivateFolder, writePrivately } from '@/server/storage/private-files';

/** Files being written; those that a crash leaves behind are not valid keys and do no harm. */
const UNFINISHED = '.unfinished';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Null instead of an error if it does not exist. */
async function orMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Photos in a folder on this machine that no other account may enter. */
export class FolderStorage implements PhotoStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = path.resolve(root);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const target = this.#pathOf(key);
    await makePrivateFolder(this.#root);
    await writePrivately(target, bytes, path.join(this.#root, UNFINISHED));
  }

  async get(key: string): Promise<Buffer | null> {
    return orMissing(fs.readFile(this.#pathOf(key)));
  }

  async exists(key: string): Promise<boolean> {
    const found = await orMissing(fs.stat(this.#pathOf(key)));
    return found?.isFile() ?? false;
  }

  async delete(key: string): Promise<void> {
    await fs.rm(this.#pathOf(key), { force: true });
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const root = this.#pathOf(folder);
    // Streamed, since the folder may contain millions of files.
    const entries = await orMissing(fs.opendir(root, { recursive: true }));
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const stat = await orMissing(fs.stat(file));
      // May have been deleted since the folder was read.
      if (stat) yield { key: this.#keyOf(file), storedAt: stat.mtime };
    }
  }

  #pathOf(key: string): string {
    return path.join(this.#root, ...checkKey(key).split('/'));
  }

  #keyOf(file: string): string {
    return path.relative(this.#root, file).split(path.sep).join('/');
  }
}
