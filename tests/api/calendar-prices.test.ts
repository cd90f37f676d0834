import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomListingPriceDto } from '@/lib/calendar/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeAdmin } from '@/tests/factories/user';
import { logsOf, makeManagedListing, night } from '@/tests/support/calendar';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

const tooLow = 'Het speciale tarief kan niet lager zijn dan het standaardtarief';
const overlap = 'De geselecteerde data overlapt met een andere periode';

let listing: Listing;
let owner: User;
let manager: User;
let client: TestClient;

type Faults = { errors: Record<string, string[]> };
type Saved = { data: CustomListingPriceDto[] };
const save = <T = Saved>(body: unknown, by = client, ref: string | number = listing.id) =>
  by.post<T>(`/api/listings/${ref}/custom-listing-prices`, body);
const rates = async () =>
  (await visitor().get<Saved>(`/api/listings/${listing.id}/custom-listing-prices`)).body.data;

beforeEach(async () => {
  ({ listing, owner, manager, client } = await makeManagedListing());
});

describe('POST /api/listings/{id}/custom-listing-prices', () => {
  it('sets special rates for nights, by id and by slug, for landlord, manager and admin', async () => {
    const prices = [
      { valid_at: night(9), price: 130 },
      { valid_at: night(8), price: 120 },
    ];
    for (const [by, ref] of [
      [client, listing.id],
      [await signedIn(manager), listing.slug],
      [await signedIn(await makeAdmin()), listing.id],
    ] as const) {
      const { status, body } = await save({ prices }, by, ref);
      expect([status, body]).toEqual([200, { data: prices.toReversed() }]);
    }
    expect(await rates()).toEqual(prices.toReversed());
  });

  it('replaces the rate of a night and leaves the others', async () => {
    await save({
      prices: [
        { valid_at: night(8), price: 120 },
        { valid_at: night(9), price: 120 },
      ],
    });
    await save({ prices: [{ valid_at: night(9), price: 140 }] });
    expect(await rates()).toEqual([
      { valid_at: night(8), price: 120 },
      { valid_at: night(9), price: 140 },
    ]);
  });

  it('removes a rate with null', async () => {
    await save({ prices: [{ valid_at: night(8), price: 120 }] });
    expect((await save({ prices: [{ valid_at: night(8), price: null }] })).body).toEqual({ data: [] });
    expect(await rates()).toEqual([]);
  });

  it('stores a rate equal to the standard price: a season may cost more', async () => {
    const own = [{ valid_at: night(8), price: 100 }];
    expect((await save({ prices: own })).body).toEqual({ data: own });
    expect(await rates()).toEqual(own);
  });

  it('uses the last of two rates for one night, and accepts digits as a number', async () => {
    const prices = [
      { valid_at: night(8), price: 120 },
      { valid_at: night(8), price: '125' },
    ];
    expect((await save({ prices })).body.data).toEqual([{ valid_at: night(8), price: 125 }]);
  });

  it.each<[string, unknown, string, string]>([
    ['below the standard rate', [{ valid_at: night(8), price: 99 }], 'prices', tooLow],
    [
      'yesterday',
      [{ valid_at: night(-1), price: 120 }],
      'prices',
      'Dagen in het verleden kunnen niet meer gewijzigd worden.',
    ],
    ['too far ahead', [{ valid_at: night(740), price: 120 }], 'prices', 'Kies dagen tot en met'],
    [
      'with cents',
      [{ valid_at: night(8), price: 120.5 }],
      'prices.0.price',
      'Prijs moet een geheel getal zijn.',
    ],
    [
      'with a comma',
      [{ valid_at: night(8), price: '120,50' }],
      'prices.0.price',
      'Prijs heeft geen geldige waarde.',
    ],
    ['no price', [{ valid_at: night(8) }], 'prices.0.price', 'Prijs is verplicht.'],
    ['zero', [{ valid_at: night(8), price: 0 }], 'prices.0.price', 'Prijs moet minstens 1 zijn.'],
    [
      'a fortune',
      [{ valid_at: night(8), price: 100_001 }],
      'prices.0.price',
      'Prijs mag hoogstens 100000 zijn.',
    ],
    [
      'a day that is none',
      [{ valid_at: '2027-02-30', price: 120 }],
      'prices.0.valid_at',
      'Datum heeft geen geldige waarde.',
    ],
    ['no day', [{ price: 120 }], 'prices.0.valid_at', 'Datum is verplicht.'],
    ['no night at all', [], 'prices', 'Prijzen: kies er minstens 1.'],
    [
      'too many nights',
      Array.from({ length: 733 }, () => ({ valid_at: night(8), price: 120 })),
      'prices',
      'Prijzen: kies er hoogstens 732.',
    ],
    ['no list', 'veel', 'prices', 'Prijzen heeft geen geldige waarde.'],
    ['nothing', undefined, 'prices', 'Prijzen is verplicht.'],
  ])('refuses %s', async (_what, prices, field, text) => {
    const good = { valid_at: night(7), price: 120 };
    const mixed = Array.isArray(prices) && prices.length === 1 ? [...prices, good] : prices;
    const { status, body } = await save<Faults>({ prices: mixed });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field]?.join()).toContain(text);
    expect(await rates()).toEqual([]);
    expect(await logsOf(client, listing)).toEqual([]);
  });

  it('refuses blocked nights, and removes their rates', async () => {
    await save({ prices: [{ valid_at: night(11), price: 120 }] });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source: 'blocked' });
    const { status, body } = await save<Faults>({ prices: [{ valid_at: night(11), price: 150 }] });
    expect([status, body.errors]).toEqual([422, { prices: [overlap] }]);
    const around = [night(9), night(12)].map((valid_at) => ({ valid_at, price: 150 }));
    expect((await save({ prices: around })).status).toBe(200);
    expect((await save({ prices: [{ valid_at: night(11), price: null }] })).body.data).toEqual(around);
  });

  it('accepts a rate for a booked night', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12) });
    expect((await save({ prices: [{ valid_at: night(10), price: 150 }] })).status).toBe(200);
  });

  it('has no lower bound for a concept without a standard price', async () => {
    listing = await makeConcept({ userId: owner.id, price: null });
    expect((await save({ prices: [{ valid_at: night(8), price: 5 }] })).status).toBe(200);
  });

  it('logs what changed, and only that', async () => {
    await save({
      prices: [
        { valid_at: night(8), price: 120 },
        { valid_at: night(9), price: 130 },
      ],
    });
    await save({
      prices: [
        { valid_at: night(8), price: 120 },
        { valid_at: night(9), price: null },
      ],
    });
    await save({ prices: [{ valid_at: night(20), price: null }] });
    expect(
      (await logsOf(client, listing)).map(({ type, user, new_values }) => ({ type, user, new_values })),
    ).toEqual([
      {
        type: 'custom_listing_price',
        user: { name: 'Griet Claes' },
        new_values: { valid_at: night(9), until: night(10), price: null },
      },
      {
        type: 'custom_listing_price',
        user: { name: 'Griet Claes' },
        new_values: { valid_at: night(8), until: night(9), price: 120 },
      },
      {
        type: 'custom_listing_price',
        user: { name: 'Griet Claes' },
        new_values: { valid_at: night(9), until: night(10), price: 130 },
      },
    ]);
  });

  it('logs two years of nights as one row, a range once', async () => {
    const prices = Array.from({ length: 700 }, (_, n) => ({
      valid_at: night(n),
      price: n < 400 ? 120 : 130,
    }));
    expect((await save({ prices })).status).toBe(200);
    expect(await prisma().listingLog.count({ where: { listingId: listing.id } })).toBe(1);
    expect((await logsOf(client, listing)).map(({ new_values }) => new_values)).toEqual([
      { valid_at: night(0), until: night(400), price: 120 },
      { valid_at: night(400), until: night(700), price: 130 },
    ]);
  });

  it('leaves one rate per night after many concurrent changes', async () => {
    const statuses = await Promise.all(
      [110, 120, 130, 140].map(
        async (price) => (await save({ prices: [{ valid_at: night(8), price }] })).status,
      ),
    );
    // One writes and one waits; the others are told to retry.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await prisma().customListingPrice.count({ where: { listingId: listing.id } })).toBe(1);
    const [last] = await logsOf(client, listing);
    expect(await rates()).toEqual([{ valid_at: night(8), price: last?.new_values.price }]);
  });

  it('never combines a rate with a block made at the same time', async () => {
    const price = { valid_at: night(8), price: 120 };
    const [saved, blocked] = await Promise.all([
      save({ prices: [price] }),
      client.post(`/api/listings/${listing.id}/disabled-booking-periods`, { dates: [night(8)] }),
    ]);
    expect(blocked.status).toBe(200);
    expect(await rates()).toEqual(saved.status === 200 ? [price] : []);
  });

  it('determines the price of a stay', async () => {
    await save({ prices: [{ valid_at: night(8), price: 150 }] });
    const quote = await visitor().post(`/api/listings/${listing.id}/booking-price`, {
      from: night(7),
      to: night(9),
    });
    expect(quote.body).toEqual({ data: { price: 250 } });
  });
});
