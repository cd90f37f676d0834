import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import { requiredToPublish } from '@/lib/listings/form-rules';
import { prisma } from '@/server/db';
import { makeLodging } from '@/tests/factories/lodging';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { listingBody, toBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

const url = '/api/listings';
let client: TestClient;
let owner: { id: number; email: string };
beforeAll(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
});

const create = async (changes?: Record<string, unknown>, by = client) =>
  by.post<{ data: OwnListing }>(url, await listingBody(changes));
const refuse = async (changes: Record<string, unknown>, by = client) => {
  const { status, body } = await by.post<Refused>(url, await listingBody(changes));
  return { status, fields: Object.keys(body.errors ?? {}), errors: body.errors };
};

describe('publishing a new listing', () => {
  it('stores everything that was filled in, and awaits review', async () => {
    const { status, body } = await create({ managers: ['Zus@kust.test ', ''] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: expect.stringMatching(/^zeezicht-oostende/),
      name: 'Zeezicht',
      name_residence: 'Residentie Zeewind',
      city: { id: 11 },
      property_type: 'apartment',
      max_capacity: 4,
      price: 95,
      phone_number: '0032470123456',
      check_in: '15:00:00',
      check_out: '10:00:00',
      min_stay: 2,
      max_days_reservation_advance: 365,
      rental_period_night: true,
      rental_period_year: false,
      display_home_address: false,
      is_awaiting_approval: true,
      approved_at: null,
      disabled_at: null,
      settings: [
        { listing_option_id: 1, value: 3 },
        { listing_option_id: 9, value: 1 },
      ],
      managers: [{ email: 'Zus@kust.test' }],
      pictures: [{ order_number: 1, rotate: 0 }],
      user: { email: owner.email },
    });
  });

  it('reports everything that is missing at once', async () => {
    const bare = await makeUser({ billingCity: null });
    const { status, body } = await (await signedIn(bare)).post<Refused>(url, toBody({ name_residence: 'x' }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(
      [...requiredToPublish, 'billing', 'images_pool', 'rental_period_night'].toSorted(),
    );
    expect(await prisma().listing.count({ where: { userId: bare.id } })).toBe(0);
  });

  it('reports invalid fields together with missing ones', async () => {
    const { fields } = await refuse({ price: '95,50', description: '', max_capacity: '11' });
    expect(fields.toSorted()).toEqual(['description', 'max_capacity', 'price']);
  });

  it('gives two listings with the same name different slugs, even at once', async () => {
    const duinroos = () => create({ name_holiday_home: 'Duinroos', listing_city_id: '3' });
    const answers = [await duinroos(), ...(await Promise.all(Array.from({ length: 3 }, duinroos)))];
    const slugs = answers.map(({ body }) => body.data.slug).toSorted();
    expect(slugs).toEqual([
      'duinroos-de-haan',
      'duinroos-de-haan-2',
      'duinroos-de-haan-3',
      'duinroos-de-haan-4',
    ]);
  });

  it.each([
    [
      'studio',
      {
        number_of_bedrooms: 1,
        settings: [
          { listing_option_id: 1, value: 3 },
          { listing_option_id: 9, value: 1 },
        ],
      },
    ],
    ['villa', { number_of_bedrooms: 2, settings: [{ listing_option_id: 9, value: 1 }] }],
    ['house', { number_of_bedrooms: 2, settings: [{ listing_option_id: 9, value: 1 }] }],
  ])('a %s accepts valid values', async (property_type, expected) => {
    expect((await create({ property_type })).body.data).toMatchObject(expected);
  });
});

describe('saving a concept', () => {
  it('requires only the licence number, and is private', async () => {
    const { status, body } = await client.post<{ data: OwnListing }>(
      url,
      toBody({ logiesdecreet: '900111', action: 'disable', disabled_at: '2027-01-05' }),
    );
    expect([status, body.data.price, body.data.is_awaiting_approval]).toEqual([201, null, false]);
    expect(body.data.disabled_at).not.toBeNull();
  });

  it.each([
    [{ action: 'disable' }, ['logiesdecreet']],
    [{ action: 'disable', logiesdecreet: '900111', price: '1,5' }, ['price']],
    [{ action: 'disable', logiesdecreet: '900111', min_stay: '9', max_stay: '2' }, ['max_stay']],
    [{ disabled_at: 'ooit', logiesdecreet: '900111', action: 'disable' }, ['disabled_at']],
  ])('validates what is filled in: %j', async (fields, expected) => {
    const { status, body } = await client.post<Refused>(url, toBody(fields));
    expect([status, Object.keys(body.errors)]).toEqual([422, expected]);
  });

  it('can be requested by disabled_at alone, and as JSON', async () => {
    const { status, body } = await client.post<{ data: OwnListing }>(url, {
      logiesdecreet: '900112',
      disabled_at: '2027-01-05T10:00:00.000Z',
      price: 120,
      rental_period_week: true,
      managers: [],
    });
    expect([status, body.data.price, body.data.rental_period_week]).toEqual([201, 120, true]);
    expect(body.data.disabled_at).not.toBeNull();
  });
});

const long = (n: number) => 'a'.repeat(n);

describe('an invalid value', () => {
  it.each<[string, ...unknown[]]>([
    ['logiesdecreet', '1234567'],
    ['name_residence', long(151)],
    ['name_holiday_home', long(151), '   '],
    ['address_street_name', long(151)],
    ['address_house_number', long(21)],
    ['address_house_number_suffix', long(21)],
    ['address_postcode', long(11)],
    ['listing_city_id', '0', '15', 'Oostende', '1.5'],
    ['property_type', 'kasteel', 'Villa', '0'],
    ['max_capacity', '0', '11', '-1', '2.5', 'vier'],
    ['number_of_bedrooms', '0', '11', 'x'],
    ['number_of_bathrooms', '0', '11', '1e1'],
    ['oceanview', 'yes', 'front,side'],
    ['rental_period_night', '2', 'ja'],
    ['rental_period_week', 'x'],
    ['rental_period_midweek', 'x'],
    ['rental_period_two_weeks', 'x'],
    ['rental_period_weekend', 'x'],
    ['rental_period_long_weekend', 'x'],
    ['rental_period_month', 'x'],
    ['rental_period_year', 'x'],
    ['min_stay', '0', '367', '-2', 'x'],
    ['max_stay', '0', '367', '1'],
    ['reservation_advance_period', '30', '364', 'x'],
    ['price', '0', '-5', '95,50', '95.5', '100001', 'gratis', '1e3'],
    ['description', long(199), long(751), ' '.repeat(300)],
    ['display_home_address', '2', 'ja'],
    [
      'phone_number',
      '0470123456',
      '+32470123456',
      '00321234',
      '00321234567890',
      '0033612345678',
      '0032 470 12',
    ],
    ['check_in', '24:00', '15.00', '15', '15:60'],
    ['check_out', '24:00', 'middag'],
    ['listing_option_1', '-1', '11', 'x'],
    ['listing_option_2', '11'],
    ['listing_option_3', '2', 'ja'],
    ['listing_option_9', '2'],
    ['listing_option_11', '11'],
    ['listing_option_15', '2'],
    ['managers', ['geen adres'], ['a@b'], Array.from({ length: 11 }, (_, n) => `m${n}@kust.test`)],
    ['user_id', '0', 'x'],
    ['action', 'verwijder', 'ENABLE'],
  ])('of %s is refused at its field', async (field, ...values) => {
    for (const value of values) {
      const { status, fields } = await refuse({ [field]: value });
      expect([value, status, fields]).toEqual([value, 422, [field]]);
    }
  });

  it('has the fixed messages', async () => {
    const { errors } = await refuse({ price: '95,50' });
    expect(errors.price).toEqual(['Vanafprijs moet een ronde prijs zijn, zonder komma']);
  });

  it('can be the same manager twice, whatever the case and whitespace', async () => {
    const { status, errors } = await refuse({
      managers: ['Zus@kust.test', 'bo@kust.test', ' zus@KUST.test '],
    });
    expect([status, errors]).toEqual([
      422,
      { managers: ['Elk e-mailadres mag maar één keer in de lijst staan.'] },
    ]);
  });

  it("can be the landlord's own address among the managers, whatever its case", async () => {
    const { fields } = await refuse({ managers: ['zus@kust.test', owner.email.toUpperCase()] });
    expect(fields).toEqual(['managers']);
  });
});

describe('the register', () => {
  it('determines name and address: the client’s values are ignored', async () => {
    await makeLodging({
      number: '910001',
      name: 'Residentie Anker',
      thoroughfare: 'Visserskaai',
      houseNumber: '7',
      postCode: '8400',
      latitude: 51.2,
      longitude: 2.9,
    });
    const { body } = await create({
      logiesdecreet: '910001',
      address_street_name: 'Elders',
      address_house_number_suffix: 'bus 4',
    });
    expect(body.data).toMatchObject({
      name_residence: 'Residentie Anker',
      address_street_name: 'Visserskaai',
      address_house_number: '7',
      address_house_number_suffix: 'bus 4',
      latitude: 51.2,
      longitude: 2.9,
    });
  });

  it('leaves open what it does not know', async () => {
    await makeLodging({
      number: '910002',
      name: null,
      thoroughfare: null,
      houseNumber: null,
      postCode: null,
    });
    const { body } = await create({ logiesdecreet: '910002' });
    expect(body.data).toMatchObject({
      name_residence: 'Residentie Zeewind',
      address_street_name: 'Zeedijk',
      address_house_number: '112',
    });
    // So the centre of the town is used.
    expect(body.data).toMatchObject({ latitude: 51.2281, longitude: 2.9178 });
  });

  it('lists the possible towns, and chooses the only one', async () => {
    await makeLodging({ number: '910003', municipality: 'Knokke-Heist' });
    expect((await refuse({ logiesdecreet: '910003', listing_city_id: '11' })).fields).toEqual([
      'listing_city_id',
    ]);
    expect((await create({ logiesdecreet: '910003', listing_city_id: '8' })).status).toBe(201);
    await makeLodging({ number: '910004', municipality: 'Brugge' });
    expect((await create({ logiesdecreet: '910004', listing_city_id: '' })).body.data.city?.id).toBe(14);
  });
});

describe('who may create', () => {
  it('landlords and admins, not co-landlords', async () => {
    expect((await create({}, await signedIn(await makeCoLandlord()))).status).toBe(403);
    expect((await create({}, await signedIn(await makeAdmin()))).status).toBe(201);
  });

  it('for somebody else only admins, and only for a landlord', async () => {
    const landlord = await makeUser();
    const admin = await signedIn(await makeAdmin());
    expect((await create({ user_id: String(landlord.id) })).status).toBe(403);
    expect((await create({ user_id: String(owner.id) })).status).toBe(201);
    expect((await create({ user_id: String(landlord.id) }, admin)).body.data.user.email).toBe(landlord.email);
    const coLandlord = await makeCoLandlord();
    expect((await refuse({ user_id: String(coLandlord.id) }, admin)).fields).toEqual(['user_id']);
    expect((await refuse({ user_id: '999999' }, admin)).fields).toEqual(['user_id']);
  });
});
