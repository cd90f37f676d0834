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
  /** Names of the migrations that created the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), file: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Keys in the photo storage; each is a file below `photos`. */
  photos: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const photoFile = (key: string) => `photos/${key}`;

/** Why a backup cannot be made or restored; shown without a stack trace. */
export class BackupError extends Error {}

export async function hashOf(file: string): Promise<string> {
  const hash = crypto.createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the checksums of all files below the folder, sorted by name. */
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
 * The manifest of a complete and undamaged backup.
 * @throws BackupError naming what is missing or was changed
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
