import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from '@/server/features/photos/decoder/strip-metadata';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeImage, makeStoredPhoto } from '@/tests/factories/picture';

type Extension = Parameters<typeof stripMetadata>[1];

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

/** A photo with camera, location and program in its metadata, stored sideways. */
async function tellingPhoto(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const image = sharp(await makeImage({ width: 600, height: 400 }))
    .withExif({ IFD0: { Make: 'Toestel' }, IFD3: { GPSLatitude: '51/1 13/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .withXmp(xmp);
  return image.toFormat(format, format === 'webp' ? { lossless: true } : {}).toBuffer();
}

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const secrets = ['Toestel', 'xmpmeta', 'GPS'];
const saysNothing = (bytes: Buffer) => {
  for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
};

describe('a stored photo', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('as %s keeps every pixel and its orientation, and nothing else', async (format, extension) => {
    const before = await tellingPhoto(format);
    expect((await sharp(before).metadata()).exif?.length).toBeGreaterThan(60);
    const after = await stripMetadata(before, extension);
    saysNothing(after);
    expect(await pixels(after)).toEqual(await pixels(before));
    const facts = await sharp(after).metadata();
    expect([facts.orientation, facts.xmp, facts.iptc]).toEqual([6, undefined, undefined]);
    expect(facts.exif?.length ?? 0).toBeLessThan(40);
    // Stripping it again changes nothing.
    expect(await stripMetadata(after, extension)).toEqual(after);
  });

  it('as AVIF looks the same without them', async () => {
    const before = await tellingPhoto('avif');
    const after = await stripMetadata(before, 'avif');
    saysNothing(after);
    const [was, is] = await Promise.all(
      [before, after].map((bytes) => sharp(bytes).autoOrient().raw().toBuffer()),
    );
    const difference =
      was?.reduce((sum, value, at) => sum + Math.abs(value - (is?.[at] ?? 0)), 0) ?? Infinity;
    expect(difference / (was?.length ?? 1)).toBeLessThan(2);
  });

  it.each(['jpg', 'png', 'webp', 'avif'] as const)(
    'as %s without metadata is not changed',
    async (extension) => {
      const plain = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2040c0' } })
        .toFormat(extension === 'jpg' ? 'jpeg' : extension)
        .toBuffer();
      expect(await stripMetadata(plain, extension)).toEqual(plain);
    },
  );

  it('keeps its colour profile', async () => {
    const wide = await sharp(await makeImage({ width: 60, height: 40 }))
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const after = await stripMetadata(wide, 'jpg');
    expect((await sharp(after).metadata()).icc).toEqual((await sharp(wide).metadata()).icc);
  });

  it('does not include a video or second image appended to it', async () => {
    const photo = await makeImage({ width: 60, height: 40 });
    const clip = Buffer.concat([photo, Buffer.from('ftypmp42 and a place: GPS')]);
    saysNothing(await stripMetadata(clip, 'jpg'));
    const png = await sharp(photo).png().toBuffer();
    saysNothing(await stripMetadata(Buffer.concat([png, Buffer.from('GPS')]), 'png'));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps orientation %i', async (orientation) => {
    const before = await makeImage({ width: 60, height: 40, orientation });
    const after = await stripMetadata(before, 'jpg');
    const upright = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
    expect(await upright(after)).toEqual(await upright(before));
  });

  it('of any encoding: progressive, without subsampling, with restarts, grey', async () => {
    const source = sharp(await makeImage({ width: 300, height: 200 }));
    const kinds: [Extension, Buffer][] = [
      ['jpg', await source.clone().withMetadata().jpeg({ progressive: true }).toBuffer()],
      [
        'jpg',
        await source.clone().withMetadata().jpeg({ chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer(),
      ],
      ['jpg', await source.clone().withMetadata().grayscale().jpeg().toBuffer()],
      ['png', await source.clone().withMetadata().png({ palette: true }).toBuffer()],
      ['webp', await source.clone().withMetadata().ensureAlpha(0.5).webp().toBuffer()],
    ];
    for (const [extension, bytes] of kinds) {
      const after = await stripMetadata(bytes, extension);
      saysNothing(after);
      expect(await pixels(after)).toEqual(await pixels(bytes));
    }
  });

  it('is in the storage without its location', async () => {
    const { storageKey, width, height } = await makeStoredPhoto({ orientation: 6 });
    const kept = await getPhotoStorage().get(storageKey);
    saysNothing(kept ?? Buffer.from('GPS'));
    expect([width, height]).toEqual([1000, 1500]);
    expect((await sharp(kept ?? undefined).metadata()).orientation).toBe(6);
  });
});
