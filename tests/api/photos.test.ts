import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoUrl, wirePhotoUrl } from '@/lib/listings/photos';
import { prisma } from '@/server/db';
import { forgetPhotos } from '@/server/features/photos/forget-photos';
import { findPhotoFacts } from '@/server/features/photos/decoder/image';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeImage, makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { servedPhoto } from '@/tests/support/photos';

/** As an anonymous visitor, or as this client. */
const photo = (path: string, client: TestClient = visitor(), headers?: Record<string, string>) =>
  servedPhoto(path, client, headers);

/** The colour of each half, at the middle of each edge. */
async function edges(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels);
    return red > blue ? 'red' : 'blue';
  };
  const { width, height } = info;
  return {
    left: at(2, height >> 1),
    right: at(width - 3, height >> 1),
    top: at(width >> 1, 2),
    bottom: at(width >> 1, height - 3),
  };
}

describe('a photo of a public listing', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await makePicture({ listingId: (await makeListing()).id }));
  });

  it.each([
    ['320.webp', 'image/webp', 320],
    ['640.jpg', 'image/jpeg', 640],
    ['1280.webp', 'image/webp', 1280],
    ['1920.jpg', 'image/jpeg', 1500],
  ])('%s is %s, never larger than the original', async (name, type, width) => {
    const { status, headers, bytes } = await photo(`/fotos/${id}/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const facts = await sharp(bytes).metadata();
    expect(facts.width).toBe(width);
    expect(facts.exif).toBeUndefined();
    expect(bytes.includes('Toestel')).toBe(false);
  });

  it.each(['321.webp', '640.png', '640.avif', '0640.jpg', '640.jpg.jpg', '../640.jpg'])(
    '%s is not a photo',
    async (name) => {
      expect((await photo(`/fotos/${id}/${encodeURIComponent(name)}`)).status).toBe(404);
    },
  );

  it.each(['00000000-0000-4000-8000-000000000000', 'abc', '1', `' OR 1=1`])(
    'of %s does not exist',
    async (other) => {
      expect((await photo(`/fotos/${encodeURIComponent(other)}/640.jpg`)).status).toBe(404);
    },
  );

  it('answers 304 to a client that has it', async () => {
    const first = await photo(photoUrl(id, 640, 'webp'));
    const again = await photo(photoUrl(id, 640, 'webp'), visitor(), {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('is resized once however many request it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => photo(photoUrl(id, 960, 'webp'))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  it('is 404 when the original is gone', async () => {
    const stored = await makeStoredPhoto();
    const { id: lost } = await makePicture({ listingId: (await makeListing()).id, photo: stored });
    await getPhotoStorage().delete(stored.storageKey);
    expect((await photo(photoUrl(lost, 640, 'jpg'))).status).toBe(404);
  });
});

describe('rotating', () => {
  it.each([
    [0, { left: 'red', right: 'blue' }],
    [90, { top: 'red', bottom: 'blue' }],
    [180, { left: 'blue', right: 'red' }],
    [270, { top: 'blue', bottom: 'red' }],
  ] as const)('by %i degrees', async (rotate, expected) => {
    const { id } = await makePicture({ listingId: (await makeListing()).id, rotate });
    const { bytes } = await photo(photoUrl(id, 320, 'jpg', rotate));
    expect(await edges(bytes)).toMatchObject(expected);
  });

  it('is applied after the camera’s orientation', async () => {
    const stored = await makeStoredPhoto({ orientation: 6 });
    expect(stored).toMatchObject({ width: 1000, height: 1500 });
    const { id } = await makePicture({ listingId: (await makeListing()).id, photo: stored, rotate: 90 });
    const { bytes } = await photo(photoUrl(id, 320, 'jpg', 90));
    expect(await edges(bytes)).toMatchObject({ left: 'blue', right: 'red' });
  });

  it('is visible at once: the URL changes, and the old one may not be cached', async () => {
    const listing = await makeListing();
    const { id } = await makePicture({ listingId: listing.id });
    const before = await photo(photoUrl(id, 320, 'jpg'));
    await prisma().listingPicture.update({ where: { id }, data: { rotate: 90 } });
    const { body } = await visitor().get<{ data: { pictures: { url: string }[] } }>(
      `/api/listings/${listing.id}`,
    );
    expect(body.data.pictures[0]?.url).toBe(wirePhotoUrl(id, 90));
    expect(wirePhotoUrl(id, 90)).not.toBe(wirePhotoUrl(id));
    const old = await photo(photoUrl(id, 320, 'jpg'));
    expect(old.headers.get('cache-control')).toBe('public, no-cache');
    expect(old.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await edges(old.bytes)).toMatchObject({ top: 'red' });
  });
});

describe('photos of a hidden listing', () => {
  it.each([
    ['concept', makeConcept],
    ['waiting', makeWaitingListing],
  ])('%s: only for the landlord, managers and admins', async (_state, make) => {
    const [owner, manager, other, admin] = [
      await makeUser(),
      await makeUser(),
      await makeUser(),
      await makeAdmin(),
    ];
    const listing = await make({ userId: owner.id });
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    const { id } = await makePicture({ listingId: listing.id });
    const url = photoUrl(id, 320, 'webp');
    expect((await photo(url)).status).toBe(404);
    expect((await photo(url, await signedIn(other))).status).toBe(404);
    for (const user of [owner, manager, admin]) {
      const { status, headers } = await photo(url, await signedIn(user));
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('stay public for a listing that was public once', async () => {
    const listing = await makeListing({ disabledAt: new Date() });
    const { id } = await makePicture({ listingId: listing.id });
    expect((await photo(photoUrl(id, 320, 'webp'))).status).toBe(200);
  });
});

describe('originals', () => {
  it('are kept while another image uses them', async () => {
    const stored = await makeStoredPhoto();
    const [a, b] = [await makeListing(), await makeListing()];
    const first = await makePicture({ listingId: a.id, photo: stored });
    const second = await makePicture({ listingId: b.id, photo: stored });
    await photo(photoUrl(first.id, 320, 'webp'));
    await prisma().listingPicture.delete({ where: { id: first.id } });
    await forgetPhotos([stored.storageKey]);
    expect((await photo(photoUrl(second.id, 640, 'webp'))).status).toBe(200);
    await prisma().listingPicture.delete({ where: { id: second.id } });
    await forgetPhotos([stored.storageKey]);
    expect(await getPhotoStorage().exists(stored.storageKey)).toBe(false);
  });

  it.each([
    ['text', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a gif', Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')],
  ])('%s is rejected, whatever its name', async (_what, bytes) => {
    expect(await findPhotoFacts(bytes)).toBe('notAPhoto');
  });

  it('rejects a truncated photo', async () => {
    const whole = await makeImage();
    expect(await findPhotoFacts(whole.subarray(0, whole.length / 2))).toBe('notAPhoto');
  });

  it('get a small placeholder', async () => {
    const { placeholder } = await makeStoredPhoto();
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(400);
  });
});
