/** Copies the photos of a backup out of any photo storage, and into any. */
import fs from 'node:fs';
import path from 'node:path';
import { originalType } from '@/server/features/photos/keys';
import type { PhotoStorage } from '@/server/storage/photo-storage';
import { photoFile } from '@/scripts/backup/folder';

/** All keys of the storage start with one of these. */
const folders = ['originals', 'widths'];

export async function photoKeys(storage: PhotoStorage): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of folders) for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

/** Copies the photos that the backup does not have yet. Returns how many it then has. */
export async function savePhotos(storage: PhotoStorage, folder: string): Promise<void> {
  for (const key of await photoKeys(storage)) {
    const file = path.join(folder, photoFile(key));
    if (fs.existsSync(file)) continue;
    const bytes = await storage.get(key);
    // Removed since the keys were listed.
    if (!bytes) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
}

/** The keys of the photos in a backup. */
export function savedKeys(folder: string): string[] {
  const root = path.join(folder, 'photos');
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

export async function putPhotosBack(
  storage: PhotoStorage,
  folder: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const type = originalType(path.extname(key).slice(1));
    await storage.put(key, fs.readFileSync(path.join(folder, photoFile(key))), type);
  }
}

/** Removes all other photos from the storage. */
export async function removeOtherPhotos(storage: PhotoStorage, keys: readonly string[]): Promise<void> {
  const kept = new Set(keys);
  for (const key of await photoKeys(storage)) if (!kept.has(key)) await storage.delete(key);
}
