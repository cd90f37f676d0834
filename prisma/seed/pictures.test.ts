import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_SIZE, readCatalogue, readPicture } from './picture-catalogue';

const catalogue = readCatalogue();
const files = fs
  .readdirSync(path.join('prisma', 'seed', 'pictures'))
  .filter((name) => !['README.md', 'catalogue.csv'].includes(name));
const pictures = await Promise.all(files.map(async (file) => ({ file, bytes: await readPicture(file) })));

describe('the pictures of the demo world', () => {
  it('are the files of the folder, each once in the catalogue', () => {
    expect(catalogue.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('are 700 or more, all different, and 18 MB at most', () => {
    const hashes = new Set(pictures.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')));
    expect(hashes.size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThanOrEqual(700);
    expect(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(18_000_000);
  });

  it('are as large as their rows say, and are AVIF as their names say', { timeout: 60_000 }, async () => {
    for (const { file, bytes } of pictures) {
      const { width, height, compression } = await sharp(bytes).metadata();
      expect({ width, height, compression }, file).toEqual({ ...PICTURE_SIZE, compression: 'av1' });
      expect(file).toMatch(/^[a-z-]+-\d\d\.avif$/);
    }
  });

  // Checks only some: decoding every picture would take half a minute.
  it('have a placeholder in the colours of the picture', { timeout: 60_000 }, async () => {
    const pixels = (image: Sharp) => image.removeAlpha().raw().toBuffer();
    for (const { file, placeholder } of catalogue.filter((_, index) => index % 36 === 0)) {
      const shown = await pixels(
        sharp(await readPicture(file))
          .resize(18, 12)
          .blur(0.6),
      );
      const tiny = await pixels(sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')));
      const off = shown.reduce((sum, value, index) => sum + Math.abs(value - (tiny[index] ?? 0)), 0);
      expect(off / shown.length, file).toBeLessThan(12);
    }
  });
});
