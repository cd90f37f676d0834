import { beforeAll, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { roundedPoint } from '@/lib/listings/address';
import { managedListingDto, ownListingDto, publicListingDto } from '@/lib/listings/contract';
import type { OwnListing, PublicListing } from '@/lib/listings/contract';
import { prisma } from '@/server/db';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeOccupancy, daysFromToday } from '@/tests/factories/occupancy';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

let owner: User;
let manager: User;
let listing: Listing;

/** An address that can be searched for in a whole response. */
const secrets = {
  nameResidence: 'Residentie Geheimzicht',
  addressStreetName: 'Verborgenstraat',
  addressHouseNumber: '7319',
  addressHouseNumberSuffix: 'bus 0402',
  addressPostcode: '8409',
  latitude: 51.234567,
  longitude: 2.912345,
};

async function show<T = PublicListing>(ref: string | number, client: TestClient = visitor()) {
  const { status, body, text } = await client.get<{ data: T }>(`/api/listings/${ref}`);
  return { status, data: body.data, body, text };
}

beforeAll(async () => {
  owner = await makeUser({ firstName: 'Griet', phoneNumber: '0032470111222' });
  manager = await makeUser();
  listing = await makeListing({
    ...secrets,
    userId: owner.id,
    displayHomeAddress: false,
    phoneNumber: '003259123456',
  });
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: manager.email, userId: manager.id },
  });
  await prisma().listingSetting.createMany({
    data: [
      { listingId: listing.id, optionId: 9, value: 0 },
      { listingId: listing.id, optionId: 2, value: 2 },
    ],
  });
  await makeOccupancy({ listingId: listing.id, ...daysFromToday(3, 5), source: 'airbnb' });
  const photo = await makeStoredPhoto();
  await makePicture({ listingId: listing.id, orderNumber: 2, photo });
  await makePicture({ listingId: listing.id, orderNumber: 1, photo, rotate: 90 });
});

describe('GET /api/listings/{id} for everyone', () => {
  it('answers by id and by slug alike', async () => {
    const byId = await show(listing.id);
    expect(byId.status).toBe(200);
    expect(byId.data).toEqual((await show(listing.slug)).data);
    expect(byId.data).toMatchObject({
      id: listing.id,
      slug: listing.slug,
      name: listing.nameHolidayHome,
      city: { id: 11, name: 'Oostende' },
      check_in: '15:00:00',
      check_out: '10:00:00',
      user: { first_name: 'Griet' },
      managers: [],
      phone_number: '003259123456',
      settings: [
        { listing_option_id: 2, value: 2 },
        { listing_option_id: 9, value: 0 },
      ],
      rental_period_night: true,
      rental_period_year: false,
    });
    expect(byId.data.pictures.map(({ order_number }) => order_number)).toEqual([1, 2]);
  });

  it('contains the declared fields and no others', async () => {
    const { data } = await show(listing.id);
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(publicListingDto.shape).toSorted());
  });

  it('reveals nothing of a hidden address but the town and rounded coordinates', async () => {
    const { data, text } = await show(listing.id);
    expect(data).toMatchObject({
      name_residence: null,
      address_street_name: null,
      address_house_number: null,
      address_house_number_addition: null,
      ...roundedPoint(secrets),
    });
    for (const secret of Object.values(secrets)) expect(text).not.toContain(String(secret));
    for (const secret of [owner.email, owner.lastName, manager.email, '0032470111222', 'feeds.test']) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains a public address in full', async () => {
    const { id } = await makeListing({ ...secrets, displayHomeAddress: true });
    expect((await show(id)).data).toMatchObject({
      name_residence: secrets.nameResidence,
      address_street_name: secrets.addressStreetName,
      address_house_number_addition: secrets.addressHouseNumberSuffix,
      latitude: secrets.latitude,
    });
  });

  it('still answers for a listing that was public once, with the date it went offline and without a phone number', async () => {
    const phoneNumber = '003259123456';
    const { id } = await makeListing({ disabledAt: new Date('2027-01-05T10:00:00Z'), phoneNumber });
    const { status, data, text } = await show(id);
    expect([status, data.disabled_at]).toEqual([200, '2027-01-05T10:00:00.000Z']);
    expect(text).not.toContain(phoneNumber);
  });

  it.each([
    '0',
    '-1',
    '99999999999',
    '4000000000',
    'geen-woning',
    'Zee-Zicht',
    '%27',
    'a--b',
    'x'.repeat(500),
  ])('%s is not a listing', async (ref) => {
    const { status, body } = await show(ref);
    expect(status).toBe(404);
    expect(Object.keys(body)).toEqual(['message']);
  });
});

describe('GET /api/listings/{id} for those who manage it', () => {
  it('gives the landlord and admins everything', async () => {
    for (const user of [owner, await makeAdmin()]) {
      const { data } = await show<OwnListing>(listing.slug, await signedIn(user));
      expect(Object.keys(data).toSorted()).toEqual(Object.keys(ownListingDto.shape).toSorted());
      expect(data).toMatchObject({
        name_residence: secrets.nameResidence,
        address_postcode: secrets.addressPostcode,
        latitude: secrets.latitude,
        display_home_address: false,
        title: `${listing.nameHolidayHome} - appartement te huur in Oostende`,
        is_awaiting_approval: false,
        managers: [{ email: manager.email }],
        user: {
          first_name: 'Griet',
          email: owner.email,
          phone: '0032470111222',
          has_billing_details_complete: true,
        },
        booking_com_url: null,
        calendar_feeds: [{ source: 'airbnb', failing_since: null }],
      });
      expect(data.pictures.map(({ rotate }) => rotate)).toEqual([90, 0]);
    }
  });

  it('gives only the landlord the URL of a linked calendar', async () => {
    const own = await show<OwnListing>(listing.slug, await signedIn(owner));
    const url = expect.stringContaining('https://feeds.test/');
    expect(own.data).toMatchObject({ air_bnb_url: url, calendar_feeds: [{ url }] });
    const admins = await show<OwnListing>(listing.slug, await signedIn(await makeAdmin()));
    expect(admins.data).toMatchObject({ air_bnb_url: null, calendar_feeds: [{ url: null }] });
    expect(admins.text).not.toContain('feeds.test');
  });

  it('gives a calendar manager neither links nor people', async () => {
    const { data, text } = await show(listing.id, await signedIn(manager));
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(managedListingDto.shape).toSorted());
    expect(data).toMatchObject({
      managers: [],
      user: { first_name: 'Griet' },
      calendar_feeds: [{ url: null }],
    });
    for (const secret of [owner.email, 'feeds.test', manager.email]) expect(text).not.toContain(secret);
  });

  it('gives another landlord what everyone gets', async () => {
    expect((await show(listing.id, await signedIn(await makeUser()))).data).toEqual(
      (await show(listing.id)).data,
    );
  });

  it.each([
    ['concept', makeConcept],
    ['waiting', makeWaitingListing],
  ])('%s: exists only for its landlord, managers and admins', async (_state, make) => {
    const hidden = await make({ userId: owner.id });
    await prisma().listingManager.create({
      data: { listingId: hidden.id, email: manager.email, userId: manager.id },
    });
    expect((await show(hidden.id)).status).toBe(404);
    expect((await show(hidden.slug, await signedIn(await makeUser()))).status).toBe(404);
    for (const user of [owner, manager, await makeAdmin()]) {
      expect((await show(hidden.slug, await signedIn(user))).status).toBe(200);
    }
  });

  it('answers for a concept with nothing but its licence number', async () => {
    const user = await makeUser();
    const { id } = await prisma().listing.create({
      data: {
        slug: `concept-leeg-${user.id}`,
        userId: user.id,
        logiesdecreet: '900001',
        disabledAt: new Date(),
      },
    });
    const { status, data } = await show<OwnListing>(id, await signedIn(user));
    expect([status, data.name, data.price, data.title]).toEqual([
      200,
      null,
      null,
      'Vakantiewoning - vakantiewoning te huur in België',
    ]);
  });
});
