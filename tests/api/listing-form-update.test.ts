import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeLodging } from '@/tests/factories/lodging';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { toBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

type Saved = { data: OwnListing };

let owner: User;
let client: TestClient;
let listing: Listing;
beforeEach(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
  await makePicture({ listingId: listing.id, photo: await stored });
});
const stored = makeStoredPhoto();

const put = (body: unknown, id: number = listing.id) => client.put<Saved>(`/api/listings/${id}`, body);
const refused = async (body: unknown, id?: number) => {
  const answer = await put(body, id);
  return [answer.status, Object.keys((answer.body as unknown as Refused).errors ?? {})];
};
const rowOf = (id: number) => prisma().listing.findUniqueOrThrow({ where: { id } });

describe('changing a listing', () => {
  it.each([
    ['a plain PUT as JSON', () => put({ price: 140 })],
    ['a plain PUT as a form', () => put(toBody({ price: '140' }))],
    ['a plain PUT, urlencoded', () => put(new URLSearchParams({ price: '140' }))],
    [
      'a POST with _method=PUT',
      () => client.post<Saved>(`/api/listings/${listing.slug}`, toBody({ _method: 'PUT', price: '140' })),
    ],
    [
      'a POST with _method=put',
      () => client.post<Saved>(`/api/listings/${listing.id}`, toBody({ _method: 'put', price: '140' })),
    ],
  ])('%s changes the fields that are sent and keeps the rest', async (_how, send) => {
    const { status, body } = await send();
    expect([status, body.data.price, body.data.name, body.data.slug]).toEqual([
      200,
      140,
      listing.nameHolidayHome,
      listing.slug,
    ]);
    expect(body.data.pictures).toHaveLength(1);
  });

  it.each([{}, { _method: 'DELETE' }])('a POST with %j changes nothing', async (fields) => {
    const { status, body } = await client.post<Refused>(
      `/api/listings/${listing.id}`,
      toBody({ ...fields, price: '140' }),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, ['_method']]);
  });

  it('gives it a slug when a concept is named, until it was public', async () => {
    const { body: made } = await client.post<Saved>('/api/listings', {
      logiesdecreet: '123456',
      action: 'disable',
    });
    const { id, slug } = made.data;
    expect(slug).toMatch(/^vakantiewoning-aan-zee/);
    const slugAfter = async (change: object) => (await put(change, id)).body.data.slug;
    expect(await slugAfter({ price: 100 })).toBe(slug);
    expect(await slugAfter({ name_holiday_home: 'Stormvogel' })).toBe('vakantiewoning-stormvogel');
    expect(await slugAfter({ listing_city_id: 3 })).toBe('stormvogel-de-haan');
    expect(await slugAfter({ name_holiday_home: 'Windvaan', listing_city_id: 4 })).toBe('stormvogel-de-haan');
  });

  it('keeps the slug of a listing that was public, named or not', async () => {
    const { id, slug } = await makeConcept({
      userId: owner.id,
      nameHolidayHome: null,
      firstPublishedAt: new Date(),
    });
    expect((await put({ name_holiday_home: 'Stormvogel' }, id)).body.data.slug).toBe(slug);
  });

  it('keeps the slug when the name and the town change', async () => {
    const { body } = await put({ name_holiday_home: 'Anders', listing_city_id: 3 });
    expect([body.data.name, body.data.slug]).toEqual(['Anders', listing.slug]);
  });

  it('clears fields that are sent empty', async () => {
    await prisma().listing.update({ where: { id: listing.id }, data: { phoneNumber: '0032470123456' } });
    await put({ listing_option_2: 3, listing_option_9: 1 });
    const { body } = await put(toBody({ phone_number: '', listing_option_2: '', managers: '' }));
    expect(body.data).toMatchObject({ phone_number: null, settings: [{ listing_option_id: 9, value: 1 }] });
  });

  it('that is online still requires everything, except billing details', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { billingCity: null } });
    expect(await refused({ description: '', price: '' })).toEqual([422, ['price', 'description']]);
    expect((await put({ price: 150 })).status).toBe(200);
  });

  it('notifies cache and search in the same transaction', async () => {
    const before = await prisma().change.count({ where: { kind: 'home', subjectId: listing.id } });
    await put({ price: 160 });
    expect(await prisma().change.count({ where: { kind: 'home', subjectId: listing.id } })).toBeGreaterThan(
      before,
    );
  });
});

describe('after approval', () => {
  it.each([
    [{ price: 99 }, true],
    [{ description: 'Nieuwe tekst over de woning. '.repeat(10) }, true],
    [{ listing_option_9: 1, managers: ['zus@kust.test'] }, true],
    [{ logiesdecreet: '900777' }, false],
    [{ address_street_name: 'Duinenweg' }, false],
    [{ address_house_number: '8' }, false],
    [{ address_house_number_suffix: 'b' }, false],
    [{ address_postcode: '8450' }, false],
    [{ listing_city_id: 2 }, false],
  ])('%j: still approved is %s', async (change, approved) => {
    const { body } = await put(change);
    expect([body.data.approved_at !== null, body.data.is_awaiting_approval]).toEqual([approved, !approved]);
  });

  it('goes back to review for a new licence number with the address of that number', async () => {
    await makeLodging({
      number: '920001',
      thoroughfare: 'Visserskaai',
      houseNumber: '3',
      latitude: 51.21,
      longitude: 2.91,
    });
    const { body } = await put({ logiesdecreet: '920001', address_street_name: 'Zeedijk' });
    expect(body.data).toMatchObject({
      address_street_name: 'Visserskaai',
      address_house_number: '3',
      latitude: 51.21,
      is_awaiting_approval: true,
    });
  });

  it('stays approved if the register has changed since, and only the price is new', async () => {
    await makeLodging({ number: listing.logiesdecreet, thoroughfare: 'Nieuwe naam', latitude: 51.1 });
    const { body } = await put({ price: 99 });
    expect(body.data).toMatchObject({ address_street_name: 'Zeedijk', latitude: listing.latitude });
    expect(body.data.approved_at).not.toBeNull();
  });
});

describe('two editors', () => {
  it('tells the later one, and keeps what the first one saved', async () => {
    const updated_at = (await rowOf(listing.id)).updatedAt.toISOString();
    expect((await put({ price: 111, updated_at })).status).toBe(200);
    expect((await put({ price: 222, updated_at })).status).toBe(409);
    expect((await rowOf(listing.id)).price).toBe(111);
  });

  it('lets one of two at once win', async () => {
    const updated_at = (await rowOf(listing.id)).updatedAt.toISOString();
    const answers = await Promise.all([301, 302, 303].map((price) => put({ price, updated_at })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await rowOf(listing.id)).price).toBe(winner?.body.data.price);
  });

  it('does not check requests that do not say which version they started from', async () => {
    expect((await Promise.all([put({ price: 1 }), put({ price: 2 })])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  });
});

describe('online and offline', () => {
  it('publishes a concept with action enable, which then awaits review', async () => {
    const concept = await makeConcept({ userId: owner.id });
    await makePicture({ listingId: concept.id, photo: await stored });
    const { status, body } = await put({ action: 'enable' }, concept.id);
    expect([status, body.data.disabled_at, body.data.is_awaiting_approval]).toEqual([200, null, true]);
  });

  it('reports everything that a concept lacks', async () => {
    const concept = await makeConcept({
      userId: owner.id,
      price: null,
      oceanview: null,
      rentalPeriodNight: false,
    });
    expect(await refused({ action: 'enable' }, concept.id)).toEqual([
      422,
      ['oceanview', 'price', 'rental_period_night', 'images_pool'],
    ]);
    await prisma().user.update({ where: { id: owner.id }, data: { billingCity: null } });
    expect((await refused({ action: 'enable' }, concept.id))[1]).toContain('billing');
    expect((await rowOf(concept.id)).disabledAt).not.toBeNull();
  });

  it('saves a concept as a concept without an action, whatever it lacks', async () => {
    const concept = await makeConcept({ userId: owner.id, price: null });
    const { status, body } = await put({ description: '', price: '' }, concept.id);
    expect([status, body.data.description]).toEqual([200, null]);
    expect(body.data.disabled_at).toBe(concept.disabledAt?.toISOString());
  });

  it('goes offline, stays approved, and comes back at once', async () => {
    const offline = await client.put<Saved>(`/api/listings/${listing.id}/disable`);
    expect([
      offline.status,
      offline.body.data.disabled_at !== null,
      offline.body.data.approved_at !== null,
    ]).toEqual([200, true, true]);
    const again = await client.put<Saved>(`/api/listings/${listing.id}/disable`);
    expect(again.body.data.disabled_at).toBe(offline.body.data.disabled_at);
    const { body } = await put({ action: 'enable' });
    expect([body.data.disabled_at, body.data.is_awaiting_approval]).toEqual([null, false]);
  });

  it('goes offline when saved as a concept', async () => {
    const { body } = await put({ action: 'disable', description: '' });
    expect([body.data.disabled_at !== null, body.data.description]).toEqual([true, null]);
  });
});

describe('calendar managers', () => {
  const managers = (body: unknown) => client.put<Saved>(`/api/listings/${listing.id}/managers`, body);
  const emails = ({ body }: { body: Saved }) => body.data.managers.map(({ email }) => email);
  const lettersTo = (recipient: string) => prisma().outgoingMail.findMany({ where: { recipient } });

  it('are added and removed, and each is invited once', async () => {
    const known = await makeUser();
    const first = await managers({ create: [known.email, 'Zus@kust.test'] });
    expect(emails(first)).toEqual([known.email, 'Zus@kust.test']);
    const second = await managers({
      delete: [known.email.toUpperCase()],
      create: ['zus@KUST.test', 'broer@kust.test'],
    });
    expect(emails(second)).toEqual(['Zus@kust.test', 'broer@kust.test']);
    for (const email of [known.email, 'Zus@kust.test', 'broer@kust.test'])
      expect(await lettersTo(email)).toHaveLength(1);
  });

  it.each([
    ['create', { create: ['geen adres'] }],
    ['managers', { create: Array.from({ length: 11 }, (_, n) => `m${n}@kust.test`) }],
  ])('are refused on %s: %j', async (field, body) => {
    const { status, body: answer } = await managers(body);
    const [named] = Object.keys((answer as unknown as Refused).errors);
    expect([status, ['create', 'managers'].includes(named ?? '')]).toEqual([422, true]);
    expect(field).toBeDefined();
  });

  it('are each listed once, whatever the case and whitespace', async () => {
    const twice = ['Zus@kust.test', ' zus@KUST.test'];
    const errors = { managers: ['Elk e-mailadres mag maar één keer in de lijst staan.'] };
    for (const answer of [await managers({ create: twice }), await put(toBody({ managers: twice }))]) {
      expect(answer).toMatchObject({ status: 422, body: { errors } });
    }
    expect(await prisma().listingManager.count({ where: { listingId: listing.id } })).toBe(0);
  });

  it('are ten at most, even one by one and at once, and never the landlord', async () => {
    await managers({ create: Array.from({ length: 9 }, (_, n) => `m${n}@kust.test`) });
    const answers = await Promise.all([
      managers({ create: ['a@kust.test'] }),
      managers({ create: ['b@kust.test'] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await managers({ delete: ['m0@kust.test'], create: [owner.email] })).status).toBe(422);
    expect(await prisma().listingManager.count({ where: { listingId: listing.id } })).toBe(10);
  });

  it("an admin changes them for the landlord, whose own address does not count as the admin's", async () => {
    const admin = await makeAdmin();
    const byAdmin = await signedIn(admin);
    const { status } = await byAdmin.put(`/api/listings/${listing.id}/managers`, { create: [owner.email] });
    expect(status).toBe(422);
    expect(
      (await byAdmin.put(`/api/listings/${listing.id}/managers`, { create: [admin.email] })).status,
    ).toBe(200);
  });
});
