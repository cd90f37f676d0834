import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListingLogDto } from '@/lib/calendar/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { log } from '@/server/log';
import { logsOf, makeManagedListing, night } from '@/tests/support/calendar';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';

let listing: Listing;
let owner: User;
let manager: User;
let client: TestClient;

const read = (query = '') =>
  client.get<{ data: ListingLogDto[]; errors: object }>(`/api/listings/${listing.slug}/logs${query}`);

beforeEach(async () => {
  ({ listing, owner, manager, client } = await makeManagedListing());
});

async function writeLogs(count: number, type = 'custom_listing_price') {
  await prisma().listingLog.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      listingId: listing.id,
      userId: owner.id,
      type,
      newValues: [{ valid_at: night(n), until: night(n + 1), price: 100 + n }],
      createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 1000),
    })),
  });
}

describe('GET /api/listings/{slug}/logs', () => {
  it.each([
    ['', 70],
    ['?limit=70', 70],
    ['?limit=71', 70],
    ['?limit=999999999', 70],
    ['?limit=3', 3],
  ])('returns with %s the newest %i', async (query, count) => {
    await writeLogs(80);
    const { status, body } = await read(query);
    expect(status).toBe(200);
    expect(body.data.map(({ new_values }) => new_values.price)).toEqual(
      Array.from({ length: count }, (_, n) => 179 - n),
    );
  });

  it.each(['', '0', '-1', '1.5', 'veel', '9999999999'])('refuses a limit of %j', async (limit) => {
    const { status, body } = await read(`?limit=${limit}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['limit']]);
  });

  it('contains what, when and who', async () => {
    await writeLogs(1);
    const { body } = await read();
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        type: 'custom_listing_price',
        created_at: '2026-01-01T00:00:00.000Z',
        user: { name: 'Griet Claes' },
        new_values: { valid_at: night(0), until: night(1), price: 100 },
      },
    ]);
  });

  it('shows managers only first names, and nobody the name of a deleted account', async () => {
    await writeLogs(1);
    await prisma().listingLog.create({
      data: {
        listingId: listing.id,
        type: 'disabled_booking_period',
        newValues: [{ valid_at: night(3), until: night(5), disabled: true }],
      },
    });
    const [gone, first] = await logsOf(await signedIn(manager), listing);
    expect(first?.user).toEqual({ name: 'Griet' });
    expect(gone).toMatchObject({
      user: null,
      new_values: { valid_at: night(3), until: night(5), disabled: true },
    });
  });

  it('omits types it does not know, and logs a warning', async () => {
    const heard = vi.spyOn(log, 'warn');
    await writeLogs(1);
    // Simulates a newer version of the product, which wrote a type of its own.
    await prisma().$executeRaw`ALTER TABLE listing_logs DROP CONSTRAINT listing_logs_type_known`;
    try {
      await writeLogs(1, 'minimum_stay');
      const strange = { listingId: listing.id, type: 'custom_listing_price', newValues: [{ nights: 3 }] };
      await prisma().listingLog.create({ data: strange });
      expect(await logsOf(client, listing)).toHaveLength(1);
    } finally {
      await prisma().listingLog.deleteMany({ where: { listingId: listing.id } });
      await prisma().$executeRaw`
        ALTER TABLE listing_logs ADD CONSTRAINT listing_logs_type_known
        CHECK (type IN ('custom_listing_price', 'disabled_booking_period'))`;
    }
    const unknown = 'an entry of the history is of an unknown kind';
    const lines = heard.mock.calls.filter(([, text]) => text === unknown).map(([facts]) => facts);
    expect(lines).toEqual(
      expect.arrayContaining([
        { listing: listing.id, entry: expect.any(Number), type: 'minimum_stay' },
        { listing: listing.id, entry: expect.any(Number), type: 'custom_listing_price' },
      ]),
    );
    expect(lines).toHaveLength(2);
  });

  it('shows the log of this listing only', async () => {
    await writeLogs(2);
    const other = await makeManagedListing();
    expect(await logsOf(other.client, other.listing)).toEqual([]);
  });
});
