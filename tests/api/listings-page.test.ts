import { describe, expect, it } from 'vitest';
import { roundedPoint } from '@/lib/listings/address';
import type { Actor } from '@/server/auth/actor';
import { findActor } from '@/server/auth/session';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

const nobody = () => Promise.resolve(null);

async function actorOf(user: { id: number }): Promise<Actor | null> {
  const client = await signedIn(user);
  return findActor(Object.fromEntries(client.cookies));
}

describe('a listing’s page', () => {
  it('never reads the session for what is public', async () => {
    const asked = () => Promise.reject(new Error('a public page depends on nobody'));
    const online = await makeListing();
    const retired = await makeListing({ disabledAt: new Date() });
    expect(await findListingPage(online.slug, asked)).toMatchObject({ visibility: 'online' });
    expect(await findListingPage(retired.slug, asked)).toMatchObject({ visibility: 'retired' });
    expect(await findListingPage('bestaat-niet', asked)).toBeNull();
  });

  it.each([
    ['concept', makeConcept],
    ['waiting', makeWaitingListing],
  ])('%s: exists only for its landlord, managers and admins', async (_state, make) => {
    const [owner, manager, other, admin] = [
      await makeUser(),
      await makeUser(),
      await makeUser(),
      await makeAdmin(),
    ];
    const { id, slug } = await make({ userId: owner.id });
    await prisma().listingManager.create({
      data: { listingId: id, email: manager.email, userId: manager.id },
    });
    expect(await findListingPage(slug, nobody)).toBeNull();
    expect(await findListingPage(slug, () => actorOf(other))).toBeNull();
    for (const user of [owner, manager, admin]) {
      expect(await findListingPage(slug, () => actorOf(user))).toMatchObject({ visibility: 'hidden' });
    }
  });

  it('contains nothing of a hidden address, whoever looks', async () => {
    const owner = await makeUser({ lastName: 'Geheimnaam' });
    const secrets = {
      nameResidence: 'Residentie Geheimzicht',
      addressStreetName: 'Verborgenstraat',
      addressHouseNumber: '7319',
      addressPostcode: '8409',
      latitude: 51.234567,
      longitude: 2.912345,
    };
    const { slug } = await makeListing({ ...secrets, userId: owner.id, displayHomeAddress: false });
    const found = await findListingPage(slug, () => actorOf(owner));
    expect(found?.listing).toMatchObject(roundedPoint(secrets));
    const text = JSON.stringify(found);
    for (const secret of [...Object.values(secrets), owner.email, owner.lastName]) {
      expect(text).not.toContain(String(secret));
    }
  });

  it('contains occupied nights, without by whom or where one stay ends', async () => {
    const { id, slug } = await makeListing();
    await makeOccupancy({ listingId: id, ...daysFromToday(3, 6) });
    await makeOccupancy({ listingId: id, ...daysFromToday(6, 8), source: 'blocked' });
    await makeOccupancy({ listingId: id, ...daysFromToday(7, 9), source: 'airbnb', summary: 'Reserved' });
    await makeOccupancy({ listingId: id, ...daysFromToday(20, 21) });
    const found = await findListingPage(slug, nobody);
    expect(found?.listing.occupied).toEqual([daysFromToday(3, 9), daysFromToday(20, 21)]);
  });

  it('contains the photos in order, with their displayed size and a placeholder for the first', async () => {
    const { id, slug } = await makeListing();
    const photo = await makeStoredPhoto();
    for (const orderNumber of [4, 3, 2, 1]) {
      await makePicture({ listingId: id, orderNumber, photo, rotate: orderNumber === 1 ? 90 : 0 });
    }
    const pictures = (await findListingPage(slug, nobody))?.listing.pictures ?? [];
    expect(pictures.map(({ order_number }) => order_number)).toEqual([1, 2, 3, 4]);
    expect(pictures[0]).toMatchObject({ width: 1000, height: 1500, placeholder: photo.placeholder });
    expect(pictures[3]).toMatchObject({ width: 1500, height: 1000, placeholder: null });
  });
});
