import 'server-only';

import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Mails and original photos are private to this account on the machine. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Creates a folder that only its owner may enter, or restricts an existing one. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await chmod(folder, PRIVATE_FOLDER);
}

/**
 * Writes or replaces a file that only its owner may read. It is written to a temporary file and renamed: a reader gets
 * the complete old or new one, and of two writers at once one wins.
 * @param beside the folder for unfinished files, on the same file system; by default that of the file
 */
export async function writePrivately(
  file: string,
  contents: Uint8Array,
  beside: string = path.dirname(file),
): Promise<void> {
  await makePrivateFolder(path.dirname(file));
  if (beside !== path.dirname(file)) await makePrivateFolder(beside);
  const unfinished = path.join(beside, `${randomUUID()}.part`);
  try {
    await writeFile(unfinished, contents, { mode: PRIVATE_FILE, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
