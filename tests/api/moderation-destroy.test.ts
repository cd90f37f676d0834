import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewDto } from '@/lib/moderation/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

type Answer = { message: string; errors: Record<string, string[]> };

async function makeWorld() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const { admin, client } = await signedInAdmin();
  const destroy = (body: object = {}, ref: string | number = listing.id) =>
    client.delete<Answer>(`/api/listings/${ref}/destroy`, { message: 'Bestaat niet.', ...body });
  return { owner, listing, admin, client, destroy };
}

const approvedStay = (listingId: number, from: number, to: number) =>
  makeBookingRequest({
    listingId,
    status: 'approved',
    modifiedAt: new Date(),
    startDate: dayToUtcDate(addDays(todayIn(), from)),
    endDate: dayToUtcDate(addDays(todayIn(), to)),
  });

const counts = async () => [await prisma().listing.count(), await prisma().user.count()];

describe('deleting a listing as an admin', () => {
  it('deletes it with its requests and photos, notifies the landlord and is logged', async () => {
    const { destroy, owner, listing, admin } = await makeWorld();
    const photo = await makeStoredPhoto();
    await makePicture({ listingId: listing.id, photo });
    await makeBookingRequest({ listingId: listing.id });
    await approvedStay(listing.id, -10, -1);
    const { status, text } = await destroy({ message: 'Dubbel geplaatst.' }, listing.slug);
    expect([status, text]).toEqual([204, '']);
    expect(await counts()).toEqual([0, 2]);
    expect(await prisma().bookingRequest.count()).toBe(0);
    expect(await getPhotoStorage().get(photo.storageKey)).toBeNull();
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'moderation-removed', props: { message: 'Dubbel geplaatst.', withAccount: false } },
    ]);
    expect(await auditEntries()).toMatchObject([
      {
        actorId: admin.id,
        action: 'listing.destroy',
        subjectId: listing.id,
        details: { slug: listing.slug, owner_id: owner.id, remove_user: false },
      },
    ]);
  });

  it('states its ground and article, to the landlord too', async () => {
    const { destroy, owner, listing } = await makeWorld();
    const stated = { ground: 'law', article: 'Logiesdecreet, artikel 4' };
    expect((await destroy({ ground: 'law' })).status).toBe(422);
    expect((await destroy(stated)).status).toBe(204);
    expect(await prisma().decision.findMany()).toMatchObject([
      { ...stated, measure: 'offline', subjectId: listing.id, userId: owner.id, facts: 'Bestaat niet.' },
    ]);
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'moderation-removed', props: { statement: stated } },
    ]);
  });

  it('keeps a photo that another listing uses as well', async () => {
    const { destroy, listing } = await makeWorld();
    const photo = await makeStoredPhoto();
    await makePicture({ listingId: listing.id, photo });
    await makePicture({ listingId: (await makeListing()).id, photo });
    expect((await destroy()).status).toBe(204);
    expect(await getPhotoStorage().get(photo.storageKey)).not.toBeNull();
  });

  it.each([
    ['coming', 10, 12],
    ['going on', -1, 1],
    ['leaving today', -2, 0],
  ])('is refused while a stay is %s', async (_name, from, to) => {
    const { destroy, listing, owner } = await makeWorld();
    await approvedStay(listing.id, from, to);
    for (const [body, text] of [
      [{}, errorTexts.listing_has_booking],
      [{ remove_user: true }, errorTexts.user_has_booking],
    ] as const) {
      const answer = await destroy(body);
      expect([answer.status, answer.body.message]).toEqual([409, text]);
    }
    expect(await counts()).toEqual([1, 2]);
    expect([await lettersTo(owner.email), await auditEntries()]).toEqual([[], []]);
  });

  it('twice at once works once', async () => {
    const { destroy } = await makeWorld();
    const statuses = (await Promise.all([destroy(), destroy()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
  });

  it.each([['ja'], [2], [{}]])('rejects remove_user %j', async (remove_user) => {
    const { destroy } = await makeWorld();
    const { status, body } = await destroy({ remove_user });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['remove_user']]);
    expect(await counts()).toEqual([1, 2]);
  });
});

describe('deleting it with its landlord', () => {
  it.each([true, 1, '1', 'true'])('deletes everything of the landlord: %j', async (remove_user) => {
    const { destroy, owner } = await makeWorld();
    await makeConcept({ userId: owner.id });
    const session = await signedIn(owner);
    expect((await destroy({ remove_user })).status).toBe(204);
    expect(await counts()).toEqual([0, 1]);
    expect((await session.get('/api/user')).status).toBe(401);
    expect(await lettersTo(owner.email)).toMatchObject([{ props: { withAccount: true } }]);
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['listing.destroy', 'user.delete']);
  });

  it('is refused if another of their listings has an upcoming stay, and deletes nothing', async () => {
    const { destroy, owner } = await makeWorld();
    const other = await makeListing({ userId: owner.id });
    await approvedStay(other.id, 5, 8);
    expect((await destroy({ remove_user: true })).status).toBe(409);
    expect(await counts()).toEqual([2, 2]);
  });

  it('is refused for an admin’s own account', async () => {
    const { client, admin } = await makeWorld();
    const own = await makeListing({ userId: admin.id });
    expect(
      (await client.delete(`/api/listings/${own.id}/destroy`, { message: 'Weg', remove_user: true })).status,
    ).toBe(403);
    expect((await client.delete(`/api/listings/${own.id}/destroy`, { message: 'Weg' })).status).toBe(204);
  });
});

describe('the review', () => {
  it('shows the register, duplicates in every state and the landlord', async () => {
    const { client, owner } = await makeWorld();
    const waiting = await makeWaitingListing({ userId: owner.id, logiesdecreet: '900001' });
    await prisma().lodgingRegisterRecord.create({
      data: { number: '900001', name: 'Zeezicht', municipality: 'Oostende', thoroughfare: 'Zeedijk' },
    });
    const same = [
      await makeListing({ logiesdecreet: '900001' }),
      await makeWaitingListing({ logiesdecreet: '900001' }),
      await makeConcept({ logiesdecreet: '900001' }),
    ];
    const { body } = await client.get<{ data: ReviewDto }>(`/api/listings/${waiting.id}/review`);
    expect(body.data.register).toMatchObject({ name: 'Zeezicht', municipality: 'Oostende' });
    expect(body.data.duplicates.map(({ id, state }) => [id, state])).toEqual([
      [same[0]?.id, 'online'],
      [same[1]?.id, 'waiting'],
      [same[2]?.id, 'offline'],
    ]);
    expect(body.data.owner).toMatchObject({ id: owner.id, email: owner.email, listings_count: 2 });
  });

  it('says so if the register has no entry', async () => {
    const { client, listing } = await makeWorld();
    const { body } = await client.get<{ data: ReviewDto }>(`/api/listings/${listing.id}/review`);
    expect(body.data).toMatchObject({ register: null, duplicates: [] });
  });
});
