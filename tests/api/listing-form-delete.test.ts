import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { User } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { insist } from '@/tests/support/insist';

let owner: User;
let client: TestClient;
beforeEach(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
});

const stay = (from: number, to: number) => ({
  startDate: dayToUtcDate(addDays(todayIn(), from)),
  endDate: dayToUtcDate(addDays(todayIn(), to)),
});

describe('deleting a listing', () => {
  it.each([
    ['to come', stay(10, 12)],
    ['going on', stay(-1, 1)],
  ])('is refused with a stay that is %s, with the fixed message', async (_when, days) => {
    const { id } = await makeListing({ userId: owner.id });
    await makeBookingRequest({ listingId: id, status: 'approved', modifiedAt: new Date(), ...days });
    const { status, body } = await client.delete<{ message: string }>(`/api/listings/${id}`);
    expect([status, body.message]).toEqual([
      409,
      'Verwijderen van advertentie mislukt, er is nog een boeking gekoppeld aan deze advertentie.',
    ]);
    expect(await prisma().outgoingMail.count({ where: { template: 'booking-declined' } })).toBe(0);
  });

  it('deletes its photos and past stays, and answers waiting guests', async () => {
    const photo = await makeStoredPhoto();
    const { id } = await makeListing({ userId: owner.id });
    await makePicture({ listingId: id, photo });
    await makeBookingRequest({ listingId: id, status: 'approved', modifiedAt: new Date(), ...stay(-9, -6) });
    await makeBookingRequest({ listingId: id, email: 'wacht@kust.test' });
    await makeBookingRequest({ listingId: id, email: 'te-laat@kust.test', ...stay(-9, -6) });
    expect((await client.delete(`/api/listings/${id}`)).status).toBe(204);
    expect(await prisma().listing.findUnique({ where: { id } })).toBeNull();
    expect(await getPhotoStorage().exists(photo.storageKey)).toBe(false);
    const letters = await prisma().outgoingMail.findMany({ where: { template: 'booking-declined' } });
    expect(letters.map(({ recipient }) => recipient)).toEqual(['wacht@kust.test']);
    expect(
      await prisma().auditLog.findFirst({ where: { action: 'listing.delete', subjectId: id } }),
    ).toMatchObject({ actorId: owner.id });
  });

  it('happens once, however often it is requested', async () => {
    const { id } = await makeListing({ userId: owner.id });
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await insist(() => client.delete(`/api/listings/${id}`))).status),
    );
    expect(statuses).toContain(204);
    expect(statuses.every((status) => status === 204 || status === 404)).toBe(true);
  });
});

interface PageOf {
  data: OwnListing[];
  meta: { total: number; last_page: number; per_page: number };
}
const idsOf = ({ body }: { body: PageOf }) => body.data.map(({ id }) => id);

describe('the listings of a user', () => {
  it('are in two lists, last changed first, with shared ones separately', async () => {
    const other = await makeUser();
    const online = await makeListing({ userId: owner.id });
    const waiting = await makeWaitingListing({ userId: owner.id });
    const concept = await makeConcept({ userId: owner.id });
    const shared = await makeListing({ userId: other.id });
    await makeListing();
    await prisma().listingManager.create({
      data: { listingId: shared.id, email: owner.email, userId: owner.id },
    });
    await client.put(`/api/listings/${online.id}/managers`, { create: ['zus@kust.test'] });
    const get = (rest: string, by = client) => by.get<PageOf>(`/api/users/${owner.id}/listings${rest}`);

    expect(idsOf(await get('/enabled'))).toEqual([online.id, waiting.id]);
    expect(idsOf(await get('/disabled'))).toEqual([concept.id]);
    expect((await get('/count')).body).toEqual({ count: 3 });
    const all = await get('');
    expect(idsOf(all)).toEqual([shared.id, concept.id, waiting.id, online.id]);
    expect(all.body.data[0]).not.toHaveProperty('air_bnb_url');
    expect(all.body.data[0]?.managers).toEqual([]);
    const byAdmin = await get('', await signedIn(await makeAdmin()));
    expect(idsOf(byAdmin)).toEqual(idsOf(all));

    const second = await get('/enabled?page=2&limit=1');
    expect([idsOf(second), second.body.meta.last_page, second.body.meta.per_page]).toEqual([
      [waiting.id],
      2,
      1,
    ]);
    expect(idsOf(await get('/enabled?page=9'))).toEqual([]);
  });

  it.each(['page=0', 'page=x', 'limit=0', 'limit=-1'])('%s is refused', async (query) => {
    expect((await client.get(`/api/users/${owner.id}/listings/enabled?${query}`)).status).toBe(422);
  });

  it('are private', async () => {
    for (const rest of ['', '/enabled', '/disabled', '/count']) {
      expect(
        (await (await signedIn(await makeUser())).get(`/api/users/${owner.id}/listings${rest}`)).status,
      ).toBe(404);
    }
  });
});
