import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES, photoFileFault, photoKindOf, pixelFault } from '@/lib/listings/photo-file';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The first box of a file in the container format that AVIF and HEIC share. */
const heif = (major: string, ...others: string[]) =>
  bytesOf(`\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join('')}`);

const jpeg = bytesOf('\xFF\xD8\xFF\xE0');

describe('the kind of a file', () => {
  it.each([
    ['a JPEG', jpeg, 'jpeg'],
    ['a PNG', bytesOf('\x89PNG\r\n\x1A\n'), 'png'],
    ['a WebP', bytesOf('RIFF1234WEBPVP8 '), 'webp'],
    ['other sound or film in the same container', bytesOf('RIFF1234WAVE'), null],
    ['an AVIF', heif('avif', 'mif1', 'miaf'), 'avif'],
    ['an AVIF by what it also is', heif('mif1', 'miaf', 'avif'), 'avif'],
    ['a photo of an iPhone', heif('heic', 'mif1', 'heic'), 'heic'],
    ['a photo of an iPhone by what it also is', heif('mif1', 'heic'), 'heic'],
    ['one whose brands end behind the box', new Uint8Array([...heif('heic'), ...bytesOf('avif')]), 'heic'],
    ['a film', heif('mp42', 'isom'), null],
    ['a film of a phone', heif('qt  '), null],
    ['a PDF', bytesOf('%PDF-1.7'), null],
    ['nothing', new Uint8Array(), null],
    ['the beginning of a box', bytesOf('\0\0\0\x18ftyp'), null],
  ])('of %s', (_name, head, kind) => expect(photoKindOf(head)).toBe(kind));
});

describe('what can be taken', () => {
  it.each([
    ['a photo', jpeg, 1000, null],
    ['the largest', jpeg, MAX_PHOTO_BYTES, null],
    ['one byte more', jpeg, MAX_PHOTO_BYTES + 1, 'tooLarge'],
    ['what is no photo', bytesOf('%PDF-1.7'), 1000, 'notAPhoto'],
    ['a photo that nothing shows', heif('heic'), 1000, 'heic'],
    ['a large one that nothing shows', heif('heic'), 30_000_000, 'heic'],
  ])('%s', (_name, head, size, fault) => expect(photoFileFault({ size, head })).toBe(fault));

  it.each([
    [8160, 6144, null],
    [8192, 6250, null],
    [6144, 8160, null],
    [9248, 6936, 'tooManyPixels'],
  ])('%i x %i', (width, height, fault) => expect(pixelFault({ width, height })).toBe(fault));
});
