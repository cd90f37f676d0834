import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStorage } from '@/server/storage/folder-storage';
import type { PhotoStorage } from '@/server/storage/photo-storage';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-storage-'));
const storage: PhotoStorage = new FolderStorage(path.join(root, 'photos'));

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

beforeAll(() => fs.writeFileSync(path.join(root, 'secret.txt'), 'not a photo'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('the folder of photos', () => {
  it('gives back what was put, replaces it, and forgets it', async () => {
    await storage.put('originals/a.jpg', Buffer.from('one'), 'image/jpeg');
    await storage.put('originals/a.jpg', Buffer.from('two'), 'image/jpeg');
    expect(String(await storage.get('originals/a.jpg'))).toBe('two');
    expect(await storage.exists('originals/a.jpg')).toBe(true);
    await storage.delete('originals/a.jpg');
    expect(await storage.get('originals/a.jpg')).toBeNull();
    expect(await storage.exists('originals/a.jpg')).toBe(false);
  });

  it('finds nothing where nothing is, and does not mind removing it', async () => {
    expect(await storage.get('originals/none.jpg')).toBeNull();
    await expect(storage.delete('originals/none.jpg')).resolves.toBeUndefined();
    expect(await keysBelow('widths/none')).toEqual([]);
  });

  it('lists the keys of a folder and of no other', async () => {
    for (const key of ['widths/a/0-320.webp', 'widths/a/90-320.webp', 'widths/ab/0-320.webp']) {
      await storage.put(key, Buffer.from(key), 'image/webp');
    }
    expect(await keysBelow('widths/a')).toEqual(['widths/a/0-320.webp', 'widths/a/90-320.webp']);
  });

  it('never shows a part of a photo while it is replaced', async () => {
    const versions = ['x', 'y'].map((letter) => Buffer.from(letter.repeat(200_000)));
    await storage.put('originals/b.jpg', Buffer.from('x'.repeat(200_000)), 'image/jpeg');
    const writing = Promise.all(versions.map((bytes) => storage.put('originals/b.jpg', bytes, 'image/jpeg')));
    const reads = await Promise.all(Array.from({ length: 20 }, () => storage.get('originals/b.jpg')));
    await writing;
    for (const bytes of reads) {
      expect(bytes?.length).toBe(200_000);
      expect(bytes?.every((byte) => byte === bytes[0])).toBe(true);
    }
  });

  it.each([
    '../secret.txt',
    'originals/../../secret.txt',
    '/etc/passwd',
    'originals//a.jpg',
    'originals/.unfinished',
    '.unfinished/a',
    'Originals/a.jpg',
    'a\0.jpg',
    'a\\..\\b.jpg',
    '',
    `originals/${'a'.repeat(120)}.jpg`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
  });
});
