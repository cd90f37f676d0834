import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { PublicListing } from '@/lib/listings/contract';
import { photoUrl } from '@/lib/listings/photos';
import { prisma } from '@/server/db';
import { makeAvif } from '@/server/features/photos/make-avif';
import { removeOrphanPhotos } from '@/server/features/photos/remove-orphan-photos';
import { surveyPhotos } from '@/server/features/photos/survey-photos';
import { FolderStorage } from '@/server/storage/folder-storage';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { testDataDir } from '@/tests/support/database';
import { listingBody } from '@/tests/support/listing-form';

const show = async (id: number) =>
  (await visitor().get<{ data: PublicListing }>(`/api/listings/${id}`)).body.data.pictures;
const avifStatus = async (id: string, width: 320 | 1280 | 1920, rotate = 0) =>
  (await visitor().get(photoUrl(id, width, 'avif', rotate))).status;

describe('AVIF', () => {
  it('is offered and served once every width is made, and not before', async () => {
    const listing = await makeListing();
    const { id } = await makePicture({
      listingId: listing.id,
      photo: await makeStoredPhoto({ width: 1008, height: 672 }),
    });
    expect((await show(listing.id))[0]).not.toHaveProperty('avif');
    expect(await avifStatus(id, 320)).toBe(404);
    await makeAvif({ listingId: listing.id });
    expect((await show(listing.id))[0]?.avif).toBe(true);
    expect([await avifStatus(id, 320), await avifStatus(id, 1280)]).toEqual([200, 200]);
    // No width larger than the photo's own.
    expect(await avifStatus(id, 1920)).toBe(404);
    const { storageKey } = await prisma().listingPicture.findUniqueOrThrow({ where: { id } });
    const name = path.basename(storageKey, '.jpg');
    const facts = await sharp(path.join(testDataDir, 'photos', 'widths', name, '0-1280.avif')).metadata();
    expect([facts.format, facts.width, facts.exif]).toEqual(['heif', 1008, undefined]);
  });

  it('is not offered for a photo that was rotated since, until it is made anew', async () => {
    const listing = await makeListing();
    const { id } = await makePicture({
      listingId: listing.id,
      photo: await makeStoredPhoto({ width: 600, height: 400 }),
    });
    await makeAvif({ listingId: listing.id });
    await prisma().listingPicture.update({ where: { id }, data: { rotate: 90 } });
    expect((await show(listing.id))[0]).not.toHaveProperty('avif');
    await makeAvif({ listingId: listing.id });
    expect((await show(listing.id))[0]?.avif).toBe(true);
    expect(await avifStatus(id, 320, 90)).toBe(200);
  });

  it('is requested by saving the form, once for each listing, and by nothing else', async () => {
    const client = await signedIn(await makeUser());
    const jobs = () =>
      prisma().$queryRaw<
        { key: string }[]
      >`SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'make-avif'`;
    const { body } = await client.post<{ data: { id: number } }>('/api/listings', await listingBody());
    await client.put(`/api/listings/${body.data.id}`, { price: 99 });
    expect(await jobs()).toEqual([{ key: `make-avif:${body.data.id}` }]);
  });

  it('skips a photo whose original is gone', async () => {
    const listing = await makeListing();
    const photo = await makeStoredPhoto();
    await makePicture({ listingId: listing.id, photo });
    await getPhotoStorage().delete(photo.storageKey);
    await expect(makeAvif({ listingId: listing.id })).resolves.toBeUndefined();
    expect((await show(listing.id))[0]).not.toHaveProperty('avif');
  });
});

describe('photos without a listing', () => {
  const later = new Date(Date.now() + 25 * 3600 * 1000);
  const exists = (key: string) => getPhotoStorage().exists(key);

  it('are deleted after a day, with all derived files; the others stay', async () => {
    const [orphan, used, ofNews] = [
      await makeStoredPhoto(),
      await makeStoredPhoto(),
      await makeStoredPhoto(),
    ];
    const { id } = await makePicture({ listingId: (await makeListing()).id, photo: used });
    await visitor().get(photoUrl(id, 320, 'webp'));
    await prisma().newsArticle.create({ data: { title: 'x', content: 'x', imageKey: ofNews.storageKey } });
    const widthOf = (key: string) => `widths/${path.basename(key, '.jpg')}/0-320.webp`;
    await getPhotoStorage().put(widthOf(orphan.storageKey), Buffer.from('x'), 'image/webp');

    await removeOrphanPhotos();
    expect(await exists(orphan.storageKey)).toBe(true);
    await removeOrphanPhotos(later);
    expect([await exists(orphan.storageKey), await exists(widthOf(orphan.storageKey))]).toEqual([
      false,
      false,
    ]);
    expect([await exists(used.storageKey), await exists(widthOf(used.storageKey))]).toEqual([true, true]);
    expect(await exists(ofNews.storageKey)).toBe(true);
  });

  it('are found without listing the storage', async () => {
    const orphan = await makeStoredPhoto();
    await makePicture({ listingId: (await makeListing()).id });
    const { list } = FolderStorage.prototype;
    const listed: string[] = [];
    const spy = vi.spyOn(FolderStorage.prototype, 'list').mockImplementation(function (
      this: FolderStorage,
      folder,
    ) {
      listed.push(folder);
      return list.call(this, folder);
    });
    await removeOrphanPhotos(later);
    spy.mockRestore();
    expect(await exists(orphan.storageKey)).toBe(false);
    expect(listed).toContain(`widths/${path.basename(orphan.storageKey, '.jpg')}`);
    expect(listed.filter((folder) => !folder.startsWith('widths/'))).toEqual([]);
    expect(await prisma().unclaimedPhoto.count()).toBe(0);
  });

  it('are those whose last row was deleted, by anything; others that share the file keep it', async () => {
    const [gone, shared] = [await makeStoredPhoto(), await makeStoredPhoto()];
    const [one, other] = [await makeListing(), await makeListing()];
    await makePicture({ listingId: one.id, photo: gone });
    await makePicture({ listingId: one.id, orderNumber: 2, photo: shared });
    await makePicture({ listingId: other.id, photo: shared });
    expect(await prisma().unclaimedPhoto.count()).toBe(0);
    await prisma().$executeRaw`DELETE FROM listings WHERE id = ${one.id}`;
    await removeOrphanPhotos(later);
    expect([await exists(gone.storageKey), await exists(shared.storageKey)]).toEqual([false, true]);
    expect(await prisma().unclaimedPhoto.count()).toBe(0);
  });

  it('that the database never knew are found by the weekly check', async () => {
    const used = await makeStoredPhoto();
    await makePicture({ listingId: (await makeListing()).id, photo: used });
    const stranger = 'originals/0a0a0a0a-0000-4000-8000-000000000001.png';
    const widths = 'widths/0a0a0a0a-0000-4000-8000-000000000002/0-320.webp';
    for (const key of [stranger, widths]) await getPhotoStorage().put(key, Buffer.from('x'), 'image/png');
    await surveyPhotos();
    expect(await prisma().unclaimedPhoto.count()).toBe(0);
    await surveyPhotos(later);
    await removeOrphanPhotos();
    expect([await exists(stranger), await exists(widths)]).toEqual([true, true]);
    await removeOrphanPhotos(later);
    expect([await exists(stranger), await exists(widths), await exists(used.storageKey)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are left by a crash between storing and saving, but never a listing without its photos', async () => {
    const client = await signedIn(await makeUser());
    const before = await prisma().listing.count();
    // Makes the transaction fail at commit.
    await prisma()
      .$executeRaw`ALTER TABLE listing_pictures ADD CONSTRAINT crash CHECK (rotate <> 0) NOT VALID`;
    const { status } = await client.post('/api/listings', await listingBody());
    await prisma().$executeRaw`ALTER TABLE listing_pictures DROP CONSTRAINT crash`;
    expect(status).toBe(500);
    expect(await prisma().listing.count()).toBe(before);
    const pictures = await prisma().listingPicture.findMany({ select: { storageKey: true } });
    const kept = new Set(pictures.map(({ storageKey }) => path.basename(storageKey)));
    await removeOrphanPhotos(later);
    const files = fs.readdirSync(path.join(testDataDir, 'photos', 'originals'));
    const news = await prisma().newsArticle.findMany({ select: { imageKey: true } });
    const ofNews = new Set(news.map(({ imageKey }) => path.basename(imageKey ?? '')));
    expect(files.filter((file) => !kept.has(file) && !ofNews.has(file))).toEqual([]);
  });
});
