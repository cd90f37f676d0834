import { describe, expect, it } from 'vitest';
import { findCity } from '@/lib/listings/cities';
import { roundedPoint } from '@/lib/listings/address';
import { listingSlug } from '@/lib/listings/slug';
import { prisma, sqlState, transaction, uniqueViolation } from '@/server/db';
import { claimSlug } from '@/server/features/listings/claim-slug';
import { findDeletedListing } from '@/server/features/listings/find-deleted-listing';
import { findListingsNearby } from '@/server/features/search/find-listings-nearby';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';

const remove = (id: number) => prisma().listing.delete({ where: { id } });

describe('a listing that was public once', () => {
  it.each([
    [
      'its owner',
      async (id: number, userId: number) => {
        const client = await signedIn({ id: userId });
        return client.delete(`/api/listings/${id}`);
      },
    ],
    [
      'an admin',
      async (id: number) => {
        const client = await signedIn(await makeAdmin());
        return client.delete(`/api/listings/${id}/destroy`, { message: 'Bestaat niet.' });
      },
    ],
    [
      'the account it belonged to',
      async (_id: number, userId: number) => {
        const client = await signedIn({ id: userId });
        return client.delete(`/api/users/${userId}`, { password });
      },
    ],
  ])('leaves its URL behind when %s deletes it', async (_who, removeListing) => {
    const { id: userId } = await makeMember();
    const { id, slug } = await makeListing({ userId, cityId: 3 });
    expect(await findDeletedListing(slug)).toBeNull();
    expect((await removeListing(id, userId)).status).toBe(204);
    expect(await findDeletedListing(slug)).toMatchObject({ town: findCity(3) });
    expect((await visitor().get(`/api/listings/${slug}`)).status).toBe(404);
  });

  it('leaves nothing else: rounded coordinates, and none if the address was hidden', async () => {
    const point = { latitude: 51.234567, longitude: 2.912345 };
    const shown = await makeListing({ ...point, displayHomeAddress: true });
    const hidden = await makeListing({ ...point, displayHomeAddress: false });
    await remove(shown.id);
    await remove(hidden.id);
    const kept = await prisma().deletedListing.findMany({
      where: { slug: { in: [shown.slug, hidden.slug] } },
    });
    const [one, other] = [shown, hidden].map(({ slug }) => kept.find((row) => row.slug === slug));
    expect(one).toEqual({
      slug: shown.slug,
      listingId: shown.id,
      cityId: 11,
      deletedAt: expect.any(Date),
      ...roundedPoint(point),
    });
    expect(other).toMatchObject({ latitude: null, longitude: null });
  });

  it.each([
    ['offline', { disabledAt: new Date() }],
    ['in review once more', { approvedAt: null }],
  ])('does so even if it was %s by then', async (_state, columns) => {
    const { id, slug } = await makeListing(columns);
    await remove(id);
    expect(await findDeletedListing(slug)).not.toBeNull();
  });
});

describe('a listing that was never public', () => {
  it.each([
    ['concept', makeConcept],
    ['waiting', makeWaitingListing],
  ])('%s: leaves nothing', async (_state, make) => {
    const { id, slug } = await make();
    await remove(id);
    expect(await findDeletedListing(slug)).toBeNull();
  });
});

describe('the URL of a deleted listing', () => {
  const claim = () => transaction((tx) => claimSlug(tx, 'Wierbes', 'Oostende'));

  it('is never reused', async () => {
    const wanted = listingSlug('Wierbes', 'Oostende');
    expect(await claim()).toBe(wanted);
    const { id } = await makeListing({ slug: wanted });
    expect(await claim()).toBe(`${wanted}-2`);
    await remove(id);
    expect(await claim()).toBe(`${wanted}-2`);
  });

  it('is refused by the database itself, for a new listing and for an existing one', async () => {
    const { id, slug } = await makeListing();
    await remove(id);
    const refused = async (change: Promise<unknown>) =>
      change.then(
        () => 'done',
        (error: unknown) => sqlState(error) ?? String(error),
      );
    expect(await refused(makeListing({ slug }))).toBe(uniqueViolation);
    const other = await makeListing();
    expect(await refused(prisma().listing.update({ where: { id: other.id }, data: { slug } }))).toBe(
      uniqueViolation,
    );
  });
});

describe('suggested listings nearby', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude, displayHomeAddress: true });
  const slugsNear = async (place: Parameters<typeof findListingsNearby>[0], most = 6) =>
    (await findListingsNearby(place, most)).map(({ slug }) => slug);

  it('are from the same town by distance, then from the next town, and only public ones', async () => {
    const { id: userId } = await makeUser();
    await prisma().listing.deleteMany();
    const make = (cityId: number, columns: Parameters<typeof makeListing>[0]) =>
      makeListing({ userId, cityId, ...columns });
    const far = await make(4, at(51.11, 2.62));
    const near = await make(4, at(51.0985, 2.594));
    const nextTown = await make(6, at(51.1164, 2.6377));
    await make(11, at(51.2281, 2.9178));
    await make(4, { ...at(51.098, 2.594), disabledAt: new Date() });
    const town = findCity(4);
    const point = { latitude: 51.098, longitude: 2.594 };
    expect(await slugsNear({ town, point }, 3)).toEqual([near.slug, far.slug, nextTown.slug]);
    expect(await slugsNear({ town, point: null }, 1)).toEqual([near.slug]);
    expect(await slugsNear({ town: null, point: null })).toHaveLength(4);
  });
});
