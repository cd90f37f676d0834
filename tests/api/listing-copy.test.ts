/** Copies a listing as a concept: what was written about it is copied, what happened to it is not. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeSeason } from '@/tests/factories/season';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

type Saved = { data: OwnListing };

let owner: User;
let client: TestClient;
let listing: Listing;
beforeEach(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
});

const copy = async (by = client, id = listing.id) => by.post<Saved>(`/api/listings/${id}/copy`);
const show = async (id: number) => (await client.get<Saved>(`/api/listings/${id}`)).body.data;

describe('copying a listing', () => {
  it('creates a concept with its texts, options, rooms and number', async () => {
    await client.put(`/api/listings/${listing.id}`, {
      listing_option_2: 3,
      listing_option_9: 0,
      house_rules: 'Stil na 22 uur.',
      arrival_info: 'Kluisje 4711',
      agreement_clause: 'Het huisvuil gaat mee.',
      cancellation: 'strict',
      distance_to_beach_m: 90,
      rooms: [{ name: 'Zolder', beds: [{ kind: 'bunk', count: 2 }] }],
    });
    const before = await show(listing.id);
    const { status, body } = await copy();
    expect(status).toBe(201);
    const { id, slug, created_at, updated_at, ...rest } = body.data;
    expect(id).not.toBe(listing.id);
    expect(rest).toEqual({
      ...before,
      ...{ id: undefined, slug: undefined, created_at: undefined, updated_at: undefined },
      name: `${before.name} (kopie)`,
      name_holiday_home: `${before.name} (kopie)`,
      title: expect.stringContaining(`${before.name} (kopie)`),
      approved_at: null,
      disabled_at: expect.any(String),
      is_awaiting_approval: false,
      // Each home is declared and assessed by itself.
      ...{ registration_declared: null, registration_declared_at: null },
      ...{ licence_state: null, licence_checked_at: null },
    });
    expect(slug).toMatch(/-kopie-oostende/);
    expect([created_at, updated_at].every((at) => Date.parse(at) > Date.parse(before.created_at))).toBe(true);
    expect(await prisma().listing.findUnique({ where: { id } })).toMatchObject({ firstPublishedAt: null });
  });

  it('includes costs, seasons and stay rules', async () => {
    const rules = {
      base_price: 130,
      weekend_price: 140,
      preparation_nights: 1,
      notice_days: 2,
      gap_stays: true,
      length_discounts: [{ nights: 7, percent: 10 }],
      last_minute: { days: 7, percent: 15 },
      early: { days: 90, percent: 5 },
    };
    const costs = [
      { kind: 'cleaning', label: null, amount_cents: 8500, per: 'stay', optional: false, on_site: false },
      { kind: 'other', label: 'Fiets', amount_cents: 500, per: 'person', optional: true, on_site: true },
    ];
    await client.put(`/api/listings/${listing.id}/stay-rules`, rules);
    await client.put(`/api/listings/${listing.id}/costs`, { costs });
    const { id: _own, ...season } = await makeSeason({ listingId: listing.id, weekPrice: 600 });
    const { id } = (await copy()).body.data;
    expect((await client.get(`/api/listings/${id}/stay-rules`)).body).toEqual({ data: rules });
    expect((await client.get(`/api/listings/${id}/costs`)).body).toEqual({ data: { costs } });
    expect(await prisma().listingSeason.findMany({ where: { listingId: id } })).toEqual([
      { ...season, id: expect.any(Number), listingId: id },
    ]);
  });

  it('leaves out its managers, occupied days, special rates and requests', async () => {
    await client.put(`/api/listings/${listing.id}/managers`, { create: ['zus@kust.test'] });
    await makeBookingRequest({ listingId: listing.id });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 5), source: 'airbnb' });
    await prisma().customListingPrice.create({
      data: { listingId: listing.id, validAt: new Date('2028-07-01'), price: 200 },
    });
    const { id: listingId, managers, calendar_feeds: feeds } = (await copy()).body.data;
    expect([managers, feeds]).toEqual([[], []]);
    const { bookingRequest, occupancy, customListingPrice, listingManager } = prisma();
    expect(
      await Promise.all([
        bookingRequest.count({ where: { listingId } }),
        occupancy.count({ where: { listingId } }),
        customListingPrice.count({ where: { listingId } }),
        listingManager.count({ where: { listingId } }),
      ]),
    ).toEqual([0, 0, 0, 0]);
  });

  it('gives it its own photos, which stay when those of the first listing are deleted', async () => {
    const photo = await makeStoredPhoto();
    const first = await makePicture({ listingId: listing.id, photo, rotate: 90, description: 'De zee' });
    await prisma().listingPicture.update({ where: { id: first.id }, data: { avifRotate: 90 } });
    const { id, pictures } = (await copy()).body.data;
    expect(pictures).toMatchObject([{ order_number: 1, rotate: 90 }]);
    expect(pictures[0]?.id).not.toBe(first.id);
    expect(await prisma().listingPicture.findFirst({ where: { listingId: id } })).toMatchObject({
      description: 'De zee',
      placeholder: photo.placeholder,
      avifRotate: 90,
    });
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(204);
    expect(await getPhotoStorage().exists(photo.storageKey)).toBe(true);
    await client.delete(`/api/listings/${id}`);
    expect(await getPhotoStorage().exists(photo.storageKey)).toBe(false);
  });

  it('twice creates two, each with its own URL', async () => {
    const answers = await Promise.all([copy(), copy()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(2);
  });

  it.each([
    ['a name that fills its field', 'x'.repeat(150), `${'x'.repeat(142)} (kopie)`],
    ['no name', null, null],
  ])('with %s', async (_what, name, expected) => {
    const concept = await makeConcept({ userId: owner.id, nameHolidayHome: name });
    expect((await copy(client, concept.id)).body.data.name).toBe(expected);
  });

  it('by an admin belongs to the landlord, and is logged', async () => {
    const admin = await makeAdmin();
    const { id } = (await copy(await signedIn(admin))).body.data;
    expect(await prisma().listing.findUnique({ where: { id } })).toMatchObject({ userId: owner.id });
    expect(
      await prisma().auditLog.findFirst({ where: { action: 'listing.create', subjectId: id } }),
    ).toMatchObject({ details: { owner_id: owner.id } });
  });

  it('counts towards the day’s new listings', async () => {
    await prisma().listing.updateMany({ where: { userId: owner.id }, data: { price: 90 } });
    const statuses: number[] = [];
    for (let n = 0; n < 40 && statuses.at(-1) !== 429; n += 1) statuses.push((await copy()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
