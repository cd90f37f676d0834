/** A backup on disk: plain files, and `SHA256SUMS`, which `sha256sum -c` reads too. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from '@/lib/api/zod';

export const manifestFile = 'manifest.json';
const sumsFile = 'SHA256SUMS';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Keys of the photo storage; each is a file below `photos`. */
  photos: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const photoFile = (key: string) => `photos/${key}`;

/** Says what keeps a backup from being made or put back; no stack is needed. */
export class BackupError extends Error {}

export async function hashOf(file: string): Promise<string> {
  const hash = crypto.createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the sums of all files below the folder, in the order of their names. */
export async function writeSums(folder: string): Promise<void> {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await hashOf(path.join(folder, name))}  ${name}\n`);
  fs.writeFileSync(path.join(folder, sumsFile), lines.join(''));
}

/**
 * The description of a whole and unharmed backup.
 * @throws BackupError naming what is missing or not as it was written
 */
export async function readBackup(folder: string): Promise<Manifest> {
  if (!fs.existsSync(path.join(folder, sumsFile))) throw new BackupError(`${folder} holds no whole backup.`);
  const sums = new Map<string, string>();
  for (const line of fs.readFileSync(path.join(folder, sumsFile), 'utf8').split('\n').filter(Boolean)) {
    sums.set(line.slice(66), line.slice(0, 64));
  }
  for (const [name, sum] of sums) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw new BackupError(`${name} is missing in the backup.`);
    if ((await hashOf(file)) !== sum)
      throw new BackupError(`${name} in the backup is not as it was written.`);
  }
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, manifestFile), 'utf8')));
  const wanted = [
    ...manifest.tables.map(({ file }) => file),
    ...manifest.photos.map(photoFile),
    manifestFile,
  ];
  const unknown = wanted.find((name) => !sums.has(name));
  if (unknown) throw new BackupError(`${unknown} is missing in the backup.`);
  return manifest;
}
