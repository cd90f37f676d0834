import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import type { ChangedPage, ReviewCounts } from '@/lib/moderation/contract';
import { prisma, transaction } from '@/server/db';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody, withPhotos } from '@/tests/support/listing-form';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let owner: User;
let client: TestClient;
let admin: User;
let byAdmin: TestClient;
let listing: Listing;
let photoId: string;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser({ firstName: 'Rita', lastName: 'Claes' });
  client = await signedIn(owner);
  ({ admin, client: byAdmin } = await signedInAdmin());
  listing = await makeWaitingListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
  photoId = (await makePicture({ listingId: listing.id })).id;
  await byAdmin.put(`/api/listings/${listing.id}/approve`, {});
});

const counts = async () => (await byAdmin.get<ReviewCounts>('/api/listings/unapproved/count')).body;
const changed = async () => (await byAdmin.get<ChangedPage>('/api/listings/changed')).body;
const save = async (fields: Record<string, unknown>) => {
  const { status } = await client.put(`/api/listings/${listing.id}`, toBody(fields));
  expect(status).toBe(200);
};
const see = (version: string, by = byAdmin) =>
  by.put(`/api/listings/${listing.id}/changes/seen`, { version });
const online = async () => (await visitor().get(`/api/listings/${listing.id}`)).status;
const longer = 'Een nieuw verhaal over dit appartement op de dijk. '.repeat(6).trim();

describe('a change to an approved listing', () => {
  it('is shown to admins with what was approved, and the listing stays online', async () => {
    expect((await changed()).meta.total).toBe(0);
    expect(await counts()).toEqual({ waiting: 0, changed: 0, unread: 0 });
    await save({ name_holiday_home: 'Prijzenhof', description: longer });
    await makeWaitingListing();
    expect(await counts()).toEqual({ waiting: 1, changed: 1, unread: 2 });
    expect(await changed()).toMatchObject({
      data: [
        {
          id: listing.id,
          slug: listing.slug,
          state: 'online',
          owner: { id: owner.id, full_name: 'Rita Claes' },
          before: {
            name_holiday_home: 'Duinroos',
            name_residence: listing.nameResidence,
            description: listing.description,
          },
          after: {
            name_holiday_home: 'Prijzenhof',
            name_residence: listing.nameResidence,
            description: longer,
          },
          photos: { added: [], removed: 0 },
        },
      ],
      meta: { total: 1 },
    });
    expect(await online()).toBe(200);
  });

  it('to its house rules or rooms is shown as well', async () => {
    await save({ house_rules: 'Stil na 22 uur.', 'rooms[0][name]': 'Zolder', 'rooms[1][name]': 'Kelder' });
    expect((await changed()).data[0]).toMatchObject({
      before: { house_rules: null, rooms: null },
      after: { house_rules: 'Stil na 22 uur.', rooms: 'Zolder\nKelder' },
    });
    await save({ house_rules: '', rooms: '', arrival_info: 'Kluisje 4711' });
    expect((await changed()).data).toEqual([]);
  });

  it('to the descriptions of its photos, or the names of its costs, is shown as well', async () => {
    await prisma().listingPicture.update({
      where: { id: photoId },
      data: { description: 'Bel 0470 00 00 00' },
    });
    await prisma().listingCost.create({
      data: {
        ...{
          listingId: listing.id,
          place: 1,
          kind: 'other',
          label: 'Brandhout',
          amountCents: 500,
          per: 'stay',
        },
        ...{ optional: true, onSite: true },
      },
    });
    const [first] = (await changed()).data;
    expect(first).toMatchObject({
      before: { photo_words: null, costs: null },
      after: { photo_words: 'Bel 0470 00 00 00', costs: 'Brandhout' },
      photos: { added: [], removed: 0 },
    });
    await prisma().listingCost.update({
      where: { listingId_place: { listingId: listing.id, place: 1 } },
      data: { label: 'Hout' },
    });
    expect((await see(first?.version ?? '')).status).toBe(409);
    await see((await changed()).data[0]?.version ?? '');
    expect((await changed()).data).toEqual([]);
    await prisma().listingPicture.update({ where: { id: photoId }, data: { description: null } });
    expect((await changed()).data).toMatchObject([
      {
        before: { photo_words: 'Bel 0470 00 00 00', costs: 'Hout' },
        after: { photo_words: null, costs: 'Hout' },
      },
    ]);
  });

  it('to its photos lists the new ones and counts those removed', async () => {
    const body = await withPhotos(toBody({}), [{}]);
    body.append('images_pool[delete][0][id]', photoId);
    expect((await client.put(`/api/listings/${listing.id}`, body)).status).toBe(200);
    const [change] = (await changed()).data;
    expect(change?.photos).toMatchObject({ added: [{ order_number: 1 }], removed: 1 });
    expect(change?.photos.added[0]?.id).not.toBe(photoId);
  });

  it.each([
    [
      'what was put back',
      async () => {
        await save({ name_holiday_home: 'Prijzenhof' });
        await save({ name_holiday_home: 'Duinroos' });
      },
    ],
    [
      'the turn of a photo',
      async () => {
        const body = toBody({
          'images_pool[update][0][id]': photoId,
          'images_pool[update][0][rotate]': '180',
        });
        expect((await client.put(`/api/listings/${listing.id}`, body)).status).toBe(200);
      },
    ],
  ])('of %s does not count', async (_what, change) => {
    await change();
    expect((await changed()).data).toEqual([]);
  });

  it('is noticed whoever makes it, and never for a listing awaiting review', async () => {
    await prisma().$executeRaw`UPDATE listings SET name_residence = 'Elders' WHERE id = ${listing.id}`;
    const waiting = await makeWaitingListing({ userId: owner.id });
    await prisma().listing.update({ where: { id: waiting.id }, data: { nameHolidayHome: 'Anders' } });
    expect((await changed()).data.map(({ id }) => id)).toEqual([listing.id]);
  });

  it('is compared with the listing as first approved with its photos, in one transaction', async () => {
    const made = await transaction(async (tx) => {
      const { id } = await tx.listing.create({
        data: { slug: 'woning-1', userId: owner.id, logiesdecreet: '900900', ...columnsOf(listing) },
      });
      await tx.listingPicture.create({
        data: { listingId: id, orderNumber: 1, storageKey: 'x', width: 1, height: 1 },
      });
      return id;
    });
    expect(await prisma().listingSnapshot.findUnique({ where: { listingId: made } })).toMatchObject({
      photoKeys: ['x'],
      changedAt: null,
    });
  });
});

/** The columns required of a public listing. */
const columnsOf = ({ id: _id, slug: _slug, userId: _user, logiesdecreet: _licence, ...rest }: Listing) => ({
  ...rest,
  approvedAt: new Date(),
  firstPublishedAt: new Date(),
});

describe('marking a change as reviewed', () => {
  it('removes it from the list, and is logged', async () => {
    await save({ name_holiday_home: 'Prijzenhof' });
    const version = (await changed()).data[0]?.version ?? '';
    expect((await see(version)).status).toBe(204);
    expect((await changed()).meta.total).toBe(0);
    expect((await auditEntries()).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'listing.seen',
      subjectId: listing.id,
    });
    // A second admin's click has no further effect.
    expect((await see(version)).status).toBe(204);
    expect((await auditEntries()).filter(({ action }) => action === 'listing.seen')).toHaveLength(1);
  });

  it('does not apply to later changes: 409, and it stays', async () => {
    await save({ name_holiday_home: 'Prijzenhof' });
    const version = (await changed()).data[0]?.version ?? '';
    await save({ name_holiday_home: 'Gokhof' });
    expect((await see(version)).status).toBe(409);
    expect((await changed()).data[0]?.after.name_holiday_home).toBe('Gokhof');
  });

  it('is undone by the next change, compared with what was reviewed', async () => {
    await save({ name_holiday_home: 'Prijzenhof' });
    await see((await changed()).data[0]?.version ?? '');
    await save({ name_holiday_home: 'Gokhof' });
    expect((await changed()).data[0]?.before.name_holiday_home).toBe('Prijzenhof');
  });

  it('is only for an approved listing, and requires a version', async () => {
    await save({ name_holiday_home: 'Prijzenhof' });
    const version = (await changed()).data[0]?.version ?? '';
    await byAdmin.put(`/api/listings/${listing.id}/deny`, { message: 'Bestaat niet.' });
    expect((await changed()).data).toEqual([]);
    expect((await see(version)).status).toBe(409);
    expect((await see('x')).status).toBe(422);
    expect((await byAdmin.put('/api/listings/999999/changes/seen', { version })).status).toBe(404);
  });

  it('happens with every approval', async () => {
    await save({ name_holiday_home: 'Prijzenhof' });
    await byAdmin.put(`/api/listings/${listing.id}/deny`, { message: 'Bestaat niet.' });
    await save({ action: 'enable' });
    await byAdmin.put(`/api/listings/${listing.id}/approve`, {});
    expect((await changed()).data).toEqual([]);
  });
});

describe('texts of a listing', () => {
  it('cannot be changed by an account without a confirmed address', async () => {
    const unverified = await makeUser({ emailVerifiedAt: null });
    const { id } = await makeListing({ userId: unverified.id });
    const { status } = await (
      await signedIn(unverified)
    ).put(`/api/listings/${id}`, toBody({ name_holiday_home: 'Prijzenhof' }));
    expect(status).toBe(403);
  });
});
