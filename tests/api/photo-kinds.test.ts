/** Unusual photos: as large as phones make them, transparent, in CMYK, or of an unsupported type. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import { prisma } from '@/server/db';
import { makeAvif } from '@/server/features/photos/make-avif';
import { runJobs } from '@/tests/support/run-jobs';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { servedPhoto } from '@/tests/support/photos';
import { listingBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';
import { makeCmykJpeg } from '@/tests/factories/cmyk';
import { makeUser } from '@/tests/factories/user';

let client: TestClient;
beforeAll(async () => {
  client = await signedIn(await makeUser());
});

const send = async (bytes: Buffer) =>
  client.post<{ data: OwnListing } & Refused>('/api/listings', await listingBody({}, [{ bytes }]));

/** Stores it as the only photo of a new listing; returns its id. */
async function store(bytes: Buffer): Promise<string> {
  const { status, body } = await send(bytes);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.pictures[0]?.id ?? '';
}

async function served(id: string, file: string): Promise<Buffer> {
  const { status, bytes } = await servedPhoto(`/fotos/${id}/${file}`, client);
  expect(status, file).toBe(200);
  return bytes;
}

/** Red, green and blue in the middle of an image, and whether it has transparency. */
async function middle(image: Sharp): Promise<number[]> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Infinity))));

it.each([
  [8160, 6144],
  [8192, 6250],
])('a photo of %i x %i, as phones make it, is accepted', async (width, height) => {
  const image = sharp({ create: { width, height, channels: 3, background: '#2a6f8f' } });
  const id = await store(await image.jpeg({ quality: 50 }).toBuffer());
  expect((await sharp(await served(id, '1920.webp')).metadata()).width).toBe(1920);
});

it('a photo of more than 52 megapixels is rejected with that reason', async () => {
  const image = sharp({ create: { width: 8700, height: 6000, channels: 3, background: '#2a6f8f' } });
  const { status, body } = await send(await image.jpeg({ quality: 50 }).toBuffer());
  expect([status, body.errors]).toEqual([
    422,
    { images_pool: ['Een foto mag hoogstens 52 megapixels hebben.'] },
  ]);
});

describe('an image with transparency', () => {
  it('is white there in every format, including the placeholder', async () => {
    const image = sharp({
      create: { width: 1200, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const id = await store(await image.png().toBuffer());
    await runJobs({ 'make-avif': makeAvif });
    const { placeholder } = await prisma().listingPicture.findUniqueOrThrow({ where: { id } });
    const tiny = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
    const files = [await served(id, '320.avif'), await served(id, '320.webp'), await served(id, '320.jpg')];
    for (const bytes of [tiny, ...files]) {
      const seen = await middle(sharp(bytes));
      expect(seen).toHaveLength(3);
      expect(distance(seen, [255, 255, 255])).toBeLessThan(4);
    }
  });
});

describe('a CMYK photo without a profile', () => {
  // Sea, brick, grass, night.
  const colours = [
    [42, 111, 143],
    [170, 80, 60],
    [60, 160, 70],
    [24, 30, 52],
  ];
  const shownOf = async (inks: Buffer) => {
    const { space, icc } = await sharp(inks).metadata();
    expect([space, icc]).toEqual(['cmyk', undefined]);
    const id = await store(inks);
    return middle(sharp(await served(id, '640.webp')));
  };

  it.each(colours)('converted by inverting rgb(%i, %i, %i) results in the same', async (...colour) => {
    const [red = 0, green = 0, blue = 0] = colour;
    const inks = await makeCmykJpeg({
      width: 1200,
      height: 800,
      ink: [255 - red, 255 - green, 255 - blue, 0],
    });
    expect(distance(await shownOf(inks), colour)).toBeLessThan(6);
  });

  it.each(colours)('separated from rgb(%i, %i, %i) with black stays close', async (...colour) => {
    const [r = 0, g = 0, b = 0] = colour;
    const image = sharp({ create: { width: 1200, height: 800, channels: 3, background: { r, g, b } } });
    const inks = await image.toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(distance(await shownOf(inks), colour)).toBeLessThan(35);
  });

  it.each([
    ['cyan', [255, 0, 0, 40], [0, 150, 220]],
    ['magenta', [0, 255, 0, 40], [210, 0, 115]],
    ['black', [0, 0, 0, 255], [0, 0, 0]],
    ['paper with a line of black', [0, 0, 0, 20], [238, 238, 238]],
  ] as const)('shows %s as it is printed', async (_name, ink, colour) => {
    expect(
      distance(await shownOf(await makeCmykJpeg({ width: 1200, height: 800, ink })), colour),
    ).toBeLessThan(40);
  });
});

describe('a photo from an iPhone', () => {
  it.each(['heic', 'heix', 'mif1', 'hevc'])('of the type %s is named as such, with advice', async (brand) => {
    const head = Buffer.alloc(24);
    head.writeUInt32BE(24, 0);
    head.write(`ftyp${brand}`, 4, 'latin1');
    head.write('mif1heic', 16, 'latin1');
    const { status, body } = await send(Buffer.concat([head, Buffer.alloc(5000)]));
    expect(status).toBe(422);
    expect(body.errors.images_pool).toHaveLength(1);
    expect(body.errors.images_pool?.[0]).toMatch(/HEIC.*Instellingen › Camera › Formaten › Meest compatibel/);
  });
});
