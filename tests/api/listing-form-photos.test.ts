import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import { prisma } from '@/server/db';
import { makeUser } from '@/tests/factories/user';
import { makeImage } from '@/tests/factories/picture';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { testDataDir } from '@/tests/support/database';
import { insist } from '@/tests/support/insist';
import { listingBody, smallPhoto, toBody, withPhotos } from '@/tests/support/listing-form';
import type { Refused, SentPhoto } from '@/tests/support/listing-form';

type Saved = { data: OwnListing };
const sizeText = "Foto's dienen een minimum en liggend formaat te hebben van 1008 x 651 pixels.";

let client: TestClient;
beforeAll(async () => {
  client = await signedIn(await makeUser());
});

const originals = () => {
  const folder = path.join(testDataDir, 'photos', 'originals');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};
const create = async (photos: SentPhoto[], changes = {}) =>
  client.post<Saved>('/api/listings', await listingBody(changes, photos));

async function refusal(bytes: Buffer): Promise<string[] | undefined> {
  const { status, body } = await client.post<Refused>('/api/listings', await listingBody({}, [{ bytes }]));
  expect([status, Object.keys(body.errors)]).toEqual([422, ['images_pool']]);
  return body.errors.images_pool;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } });

/** A PNG of a few hundred bytes whose header claims 30,000 x 30,000 pixels. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a photo in the form', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['the smallest JPEG', () => smallPhoto()],
    ['a PNG', () => plain(1008, 651).png().toBuffer()],
    ['a WebP', () => plain(1200, 800).webp().toBuffer()],
    ['an AVIF', () => plain(1200, 800).avif({ effort: 0 }).toBuffer()],
    ['a JPEG that the camera held upright', () => makeImage({ width: 800, height: 1200, orientation: 6 })],
  ])('is accepted: %s', async (_what, make) => {
    const { status, body } = await create([{ bytes: await make() }]);
    expect([status, body.data?.pictures.length]).toEqual([201, 1]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['too narrow', () => plain(1007, 651).jpeg().toBuffer()],
    ['too low', () => plain(1008, 650).jpeg().toBuffer()],
    ['upright', () => plain(1008, 1500).jpeg().toBuffer()],
    ['square', () => plain(1100, 1100).jpeg().toBuffer()],
    ['upright by what the camera says', () => makeImage({ width: 1500, height: 1008, orientation: 8 })],
  ])('is refused with the fixed message: %s', async (_what, make) => {
    expect(await refusal(await make())).toEqual([sizeText]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>')],
    ['an animation', () => plain(1200, 800).gif().toBuffer()],
    ['a TIFF', () => plain(1200, 800).tiff().toBuffer()],
    ['a text', () => Buffer.from('x'.repeat(5000))],
    ['half a photo', async () => (await smallPhoto()).subarray(0, (await smallPhoto()).length / 2)],
    [
      'a photo with a page behind it',
      async () => Buffer.concat([await smallPhoto(), Buffer.from('<HTML><ScRipt >alert(1)</script>')]),
    ],
    [
      'a photo with PHP behind it',
      async () => Buffer.concat([await smallPhoto(), Buffer.from('<?php system($_GET[0]);')]),
    ],
    [
      'a photo with an archive behind it',
      async () => Buffer.concat([await smallPhoto(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    [
      'a PDF that looks like a photo',
      async () => Buffer.concat([await smallPhoto(), Buffer.from('%PDF-1.7 x')]),
    ],
    ['a photo of 900 megapixels', () => hugePng()],
  ])('is refused: %s', async (_what, make) => {
    expect(await refusal(await make())).toHaveLength(1);
  });

  it('of enormous size uses no memory', async () => {
    const bytes = hugePng();
    const before = process.memoryUsage().rss;
    expect(await refusal(bytes)).toEqual(['Een foto mag hoogstens 52 megapixels hebben.']);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('may be 20 MB and no more', async () => {
    const noise = Buffer.concat([await smallPhoto(), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await refusal(noise)).toEqual(['Een foto mag hoogstens 20 MB groot zijn.']);
  });

  it('cannot be a text, a URL or nothing', async () => {
    const body = await listingBody({}, []);
    body.append('images_pool[store][0][value]', 'https://elders.test/foto.jpg');
    expect((await client.post<Refused>('/api/listings', body)).body.errors).toHaveProperty('images_pool');
    const json = {
      logiesdecreet: '900222',
      action: 'disable',
      images_pool: { store: [{ value: { path: '/etc/passwd' } }] },
    };
    expect((await client.post<Refused>('/api/listings', json)).body.errors).toHaveProperty('images_pool');
  });

  it('leaves no original behind if the form is refused', async () => {
    const before = originals().length;
    expect((await create([{}, {}], { price: '' })).status).toBe(422);
    expect((await create([{}, { bytes: Buffer.from('x') }])).status).toBe(422);
    expect((await create([{}], { user_id: '999999' })).status).toBe(403);
    expect(originals()).toHaveLength(before);
    expect(fs.readdirSync(path.join(testDataDir, 'uploads'))).toEqual([]);
  });
});

describe('the photos of a listing', () => {
  let listing: OwnListing;
  beforeEach(async () => {
    listing = (await create([{}, { rotate: 90 }, {}])).body.data;
  });
  const ids = () => listing.pictures.map(({ id }) => id);
  const change = async (fields: Record<string, string>, photos: SentPhoto[] = []) =>
    client.post<Saved>(
      `/api/listings/${listing.id}`,
      await withPhotos(toBody({ _method: 'PUT', ...fields }), photos),
    );
  const shown = ({ body }: { body: Saved }) =>
    body.data.pictures.map(({ id, order_number, rotate }) => [id, order_number, rotate]);

  it('are in order, rotated as requested', () => {
    expect(listing.pictures.map(({ order_number, rotate }) => [order_number, rotate])).toEqual([
      [1, 0],
      [2, 90],
      [3, 0],
    ]);
  });

  it('can be moved, rotated, added and removed in one request', async () => {
    const [a = '', b = '', c = ''] = ids();
    const answer = await change(
      {
        'images_pool[update][0][id]': c,
        'images_pool[update][0][value]': listing.pictures[2]?.url ?? '',
        'images_pool[update][0][rotate]': '270',
        'images_pool[update][0][order_number]': '1',
        'images_pool[delete][0][id]': b,
      },
      [{ order_number: 2 }],
    );
    const [first, second, third] = shown(answer);
    expect([first, third]).toEqual([
      [c, 1, 270],
      [a, 3, 0],
    ]);
    expect([second?.[1], ids().includes(String(second?.[0]))]).toEqual([2, false]);
  });

  it('are replaced by a file as the value of an update, and the old one is deleted', async () => {
    const [a = '', b = '', c = ''] = ids();
    const { storageKey } = await prisma().listingPicture.findUniqueOrThrow({ where: { id: b } });
    const body = toBody({
      _method: 'PUT',
      'images_pool[update][0][id]': b,
      'images_pool[update][0][rotate]': '180',
      'images_pool[update][0][order_number]': '2',
    });
    body.append('images_pool[update][0][value]', new File([new Uint8Array(await smallPhoto())], 'n.jpg'));
    const answer = await client.post<Saved>(`/api/listings/${listing.id}`, body);
    const [first, second, third] = shown(answer);
    expect([first?.[0], second?.[2], third?.[0]]).toEqual([a, 180, c]);
    expect(second?.[0]).not.toBe(b);
    expect(fs.existsSync(path.join(testDataDir, 'photos', storageKey))).toBe(false);
  });

  it('cannot all be removed from a listing that is to be public', async () => {
    const fields = Object.fromEntries(ids().map((id, n) => [`images_pool[delete][${n}][id]`, id]));
    const { status, body } = await change(fields);
    expect([status, Object.keys((body as unknown as Refused).errors)]).toEqual([422, ['images_pool']]);
    expect((await change({ ...fields, action: 'disable' })).body.data.pictures).toEqual([]);
  });

  it('are ten at most', async () => {
    expect(
      (
        await change(
          {},
          Array.from({ length: 8 }, () => ({})),
        )
      ).status,
    ).toBe(422);
    expect(
      shown(
        await change(
          {},
          Array.from({ length: 7 }, () => ({})),
        ),
      ),
    ).toHaveLength(10);
    expect(
      (await change({ 'images_pool[delete][0][id]': ids()[0] ?? '' }, [{ order_number: 1 }])).status,
    ).toBe(200);
  });

  it.each([
    ['of another listing', async () => (await create([{}])).body.data.pictures[0]?.id ?? ''],
    ['that never was', async () => crypto.randomUUID()],
    ['with an odd id', async () => "1' OR 1=1"],
  ])('one %s is refused, and nothing changes', async (_which, find) => {
    const id = await find();
    for (const list of ['update', 'delete']) {
      const { status, body } = await change({ [`images_pool[${list}][0][id]`]: id, price: '333' });
      expect([list, status, Object.keys((body as unknown as Refused).errors)]).toEqual([
        list,
        422,
        ['images_pool'],
      ]);
    }
    expect((await prisma().listing.findUniqueOrThrow({ where: { id: listing.id } })).price).toBe(95);
  });

  it.each([
    ['rotate', '45'],
    ['rotate', 'x'],
    ['order_number', '0'],
    ['order_number', '1.5'],
  ])('%s %s is refused', async (name, value) => {
    const { status } = await change({
      'images_pool[update][0][id]': ids()[0] ?? '',
      [`images_pool[update][0][${name}]`]: value,
    });
    expect(status).toBe(422);
  });

  it('keep an order without gaps when three requests change them at once', async () => {
    const [a = '', b = ''] = ids();
    const answers = await Promise.all([
      insist(() => change({}, [{ order_number: 1 }])),
      insist(() => change({ 'images_pool[delete][0][id]': a })),
      insist(() => change({ 'images_pool[update][0][id]': b, 'images_pool[update][0][order_number]': '3' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await prisma().listingPicture.findMany({
      where: { listingId: listing.id },
      orderBy: { orderNumber: 'asc' },
    });
    expect(rows.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3]);
  });
});

describe('the description of a photo', () => {
  type Pictures = OwnListing['pictures'];
  const words = (pictures: Pictures) => pictures.map(({ description }) => description);

  async function createWith(texts: (string | undefined)[]) {
    const body = await listingBody(
      {},
      texts.map(() => ({})),
    );
    for (const [n, text] of texts.entries())
      if (text !== undefined) body.append(`images_pool[store][${n}][description]`, text);
    return client.post<Saved & Refused>('/api/listings', body);
  }
  const update = (id: number, photos: readonly { id: string; description?: unknown }[]) =>
    client.put<Saved & Refused>(`/api/listings/${id}`, { images_pool: { update: photos } });

  it('is sent with the photo, changed, kept and removed', async () => {
    const { status, body } = await createWith(['  Woonkamer met  zeezicht ', '', undefined]);
    expect([status, words(body.data.pictures)]).toEqual([201, ['Woonkamer met zeezicht', null, null]]);
    const [first, second, third] = body.data.pictures.map(({ id }) => id);
    if (!first || !second || !third) throw new Error('no photos');
    const next = await update(body.data.id, [{ id: first }, { id: second, description: 'Keuken' }]);
    expect(words(next.body.data.pictures)).toEqual(['Woonkamer met zeezicht', 'Keuken', null]);
    const last = await update(body.data.id, [{ id: first, description: '' }]);
    expect(words(last.body.data.pictures)).toEqual([null, 'Keuken', null]);
  });

  it.each([
    ['too long', 'x'.repeat(201)],
    ['a list', ['Keuken']],
    ['a number', 7],
    ['an address', 'Boek op www.elders.be'],
  ])('is refused: %s', async (_what, description) => {
    const { body } = await createWith(['Keuken']);
    const [photo] = body.data.pictures;
    const refused = await update(body.data.id, [{ id: photo?.id ?? '', description }]);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['images_pool']]);
  });
});
