/** What happens to everything else when a photo crashes the process that decodes it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import { photoTexts } from '@/lib/texts/photos';

// Before anything reads the path of the bundles.
const bundles = fs.mkdtempSync(path.join(os.tmpdir(), 'bundles-'));
process.env.BUNDLE_DIR = bundles;

/** Words in a photo that make the fake decoder fail, each in its own way. */
const failures = { dies: 'DIES-OF-IT', overeats: 'TAKES-ALL-MEMORY' };

fs.writeFileSync(
  path.join(bundles, 'decode-photos-process.mjs'),
  `process.on('message', ({ task, given }) => {
     const bytes = given[0];
     if (bytes.includes('${failures.dies}')) process.abort();
     if (bytes.includes('${failures.overeats}')) globalThis.held = Buffer.alloc(1_300_000_000, 1);
   });
   await import(${JSON.stringify(path.resolve('.build/decode-photos-process.mjs'))});`,
);

fs.writeFileSync(path.join(bundles, 'says-nothing.mjs'), `process.on('message', () => undefined);`);

const { ChildProgram } = await import('@/server/child-program');
const { prisma } = await import('@/server/db');
const { makeAvif } = await import('@/server/features/photos/make-avif');
const { getPhotoStorage } = await import('@/server/storage/get-photo-storage');
const { makeAdmin, makeUser } = await import('@/tests/factories/user');
const { signedIn } = await import('@/tests/support/client');
const { listingBody, smallPhoto } = await import('@/tests/support/listing-form');
const { runJobs } = await import('@/tests/support/run-jobs');
const { servedPhoto } = await import('@/tests/support/photos');

type Saved = { data: OwnListing; errors: Record<string, string[]> };
let client: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  client = await signedIn(await makeUser());
});
afterAll(() => fs.rmSync(bundles, { recursive: true }));

/** An ordinary photo with a word appended. */
const photoWith = async (word: string) => Buffer.concat([await smallPhoto(), Buffer.from(word)]);
const create = async (photos: Buffer[]) =>
  client.post<Saved>(
    '/api/listings',
    await listingBody(
      {},
      photos.map((bytes) => ({ bytes })),
    ),
  );

describe.each(Object.entries(failures))('a photo on which the decoder %s', (_how, word) => {
  it('is rejected at its field, and the next one is decoded', async () => {
    const { status, body } = await create([await smallPhoto(), await photoWith(word)]);
    expect([status, body.errors]).toEqual([422, { images_pool: [photoTexts.undecodable] }]);
    const next = await create([await smallPhoto()]);
    expect([next.status, next.body.data.pictures.length]).toEqual([201, 1]);
  });

  it('of a news article is rejected there', async () => {
    const admin = await signedIn(await makeAdmin());
    const form = new FormData();
    form.append('title', 'Nieuws');
    form.append('content', '<p>Tekst</p>');
    form.append('image', new File([new Uint8Array(await photoWith(word))], 'n.jpg'));
    const { status, body } = await admin.post<Saved>('/api/news-articles', form);
    expect([status, body.errors]).toEqual([422, { image: [photoTexts.undecodable] }]);
  });

  it('that is stored already is the only one missing: the others are served, and get their AVIF', async () => {
    const { body } = await create([await smallPhoto(), await smallPhoto()]);
    const { id, pictures } = body.data;
    const [bad = '', good = ''] = pictures.map((picture) => picture.id);
    const { storageKey } = await prisma().listingPicture.findUniqueOrThrow({ where: { id: bad } });
    await getPhotoStorage().put(storageKey, await photoWith(word), 'image/jpeg');
    await runJobs({ 'make-avif': makeAvif });
    const rows = await prisma().listingPicture.findMany({
      where: { listingId: id },
      select: { avifRotate: true },
      orderBy: { orderNumber: 'asc' },
    });
    expect(rows.map(({ avifRotate }) => avifRotate)).toEqual([null, 0]);
    expect((await servedPhoto(`/fotos/${bad}/640.webp`, client)).status).toBe(404);
    expect((await servedPhoto(`/fotos/${bad}/640.webp`, client)).status).toBe(404);
    const served = await servedPhoto(`/fotos/${good}/640.webp`, client);
    expect([served.status, (await sharp(served.bytes).metadata()).width]).toEqual([200, 640]);
  });
});

it('a decoder that does not answer is abandoned', async () => {
  const program = new ChildProgram('says-nothing', { idleMs: 1000 });
  await expect(program.ask({}, 50)).rejects.toThrow('aborted');
  const missing = new ChildProgram('there-is-none', { idleMs: 1000 });
  await expect(missing.ask({}, 60_000)).rejects.toThrow('ended without an answer');
});
