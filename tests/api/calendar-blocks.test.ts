import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Period } from '@/lib/calendar/contract';
import type { Listing, User } from '@/prisma/generated/client';
import type { Day } from '@/lib/dates/day';
import { toDays } from '@/lib/dates/range';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy } from '@/tests/factories/occupancy';
import { makeAdmin } from '@/tests/factories/user';
import { logsOf, makeManagedListing, night } from '@/tests/support/calendar';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { entriesByHand } from '@/tests/support/read-calendar-export';

const overlap = 'De geselecteerde data overlapt met een andere periode';

let listing: Listing;
let manager: User;
let client: TestClient;

type Faults = { errors: Record<string, string[]> };
type Blocks = { data: Period[] };
const url = (call = '', ref: string | number = listing.slug) =>
  `/api/listings/${ref}/disabled-booking-periods${call}`;
const block = <T = Blocks>(dates: unknown, by = client) => by.post<T>(url(), { dates });
const free = <T = Blocks>(dates: unknown, by = client) => by.post<T>(url('/bulk-delete'), { dates });
const period = (from: number, to: number) => ({ start_date: night(from), end_date: night(to) });
const shown = async () =>
  (await visitor().get<{ data: { disabled_periods: Period[] } }>(`/api/listings/${listing.id}/availability`))
    .body.data.disabled_periods;
const feed = async () => entriesByHand((await visitor().get(`/api/listings/${listing.id}/calendar`)).text);

beforeEach(async () => {
  ({ listing, manager, client } = await makeManagedListing());
});

describe('POST /api/listings/{slug}/disabled-booking-periods', () => {
  it('blocks nights in any order, consecutive ones as one block', async () => {
    const { status, body } = await block([night(7), night(5), night(6), night(9), night(5)]);
    expect([status, body]).toEqual([200, { data: [period(5, 8), period(9, 10)] }]);
    expect(await shown()).toEqual([period(5, 8), period(9, 10)]);
    expect((await feed()).map(({ start, end }) => [start, end])).toEqual([
      [night(5), night(8)],
      [night(9), night(10)],
    ]);
  });

  it('is for managers and admins as well, including today', async () => {
    expect((await block([night(0)], await signedIn(manager))).status).toBe(200);
    expect((await block([night(1)], await signedIn(await makeAdmin()))).status).toBe(200);
    // One block each; strangers get nights, without the boundaries of blocks.
    expect(await prisma().occupancy.count({ where: { listingId: listing.id, source: 'blocked' } })).toBe(2);
    expect((await feed()).map(({ start, end }) => [start, end])).toEqual([[night(0), night(2)]]);
    expect(await shown()).toEqual([period(0, 2)]);
  });

  it.each(['internal', 'blocked'] as const)('refuses nights that are %s, all of them', async (source) => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source });
    const before = await shown();
    for (const dates of [[night(10)], [night(3), night(11)], [night(9), night(10), night(11), night(12)]]) {
      const { status, body } = await block<Faults>(dates);
      expect([status, body.errors]).toEqual([422, { dates: [overlap] }]);
    }
    expect(await shown()).toEqual(before);
    expect(await logsOf(client, listing)).toEqual([]);
    expect((await block([night(9), night(12)])).status).toBe(200);
  });

  it('accepts nights occupied by a linked calendar, and nights of another listing', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(10, 12), source: 'airbnb' });
    await makeOccupancy({ listingId: (await makeListing()).id, ...daysFromToday(10, 12), source: 'blocked' });
    expect((await block([night(10)])).status).toBe(200);
  });

  it('lets one of two concurrent blocks of the same night win', async () => {
    const answers = await Promise.all([block<Faults>([night(8)]), block<Faults>([night(8)])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await shown()).toEqual([period(8, 9)]);
    expect(await logsOf(client, listing)).toHaveLength(1);
  });
});

const wrong: [string, unknown, string, string][] = [
  ['yesterday', [night(-1), night(4)], 'dates', 'Dagen in het verleden kunnen niet meer gewijzigd worden.'],
  ['nights too far ahead', [night(740)], 'dates', 'Kies dagen tot en met'],
  ['a day that is none', ['2027-02-30'], 'dates.0', 'Datums heeft geen geldige waarde.'],
  ['a moment', ['2027-02-03T00:00:00Z'], 'dates.0', 'Datums heeft geen geldige waarde.'],
  ['a number', [20270203], 'dates.0', 'Datums heeft geen geldige waarde.'],
  ['no night', [], 'dates', 'Datums: kies er minstens 1.'],
  ['too many', Array.from({ length: 733 }, () => night(3)), 'dates', 'Datums: kies er hoogstens 732.'],
  ['a text', night(3), 'dates', 'Datums heeft geen geldige waarde.'],
  ['nothing', undefined, 'dates', 'Datums is verplicht.'],
];

describe.each([
  ['blocking', block],
  ['freeing', free],
] as const)('%s', (_what, call) => {
  it.each(wrong)('refuses %s', async (_name, dates, field, text) => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-2, 2), source: 'blocked' });
    const before = await shown();
    const { status, body } = await call<Faults>(dates);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field]?.join()).toContain(text);
    expect(await shown()).toEqual(before);
  });
});

describe('POST /api/listings/{slug}/disabled-booking-periods/bulk-delete', () => {
  it('cuts a block in two; the first part stays the same event', async () => {
    await block([night(5), night(6), night(7), night(8), night(9)]);
    const { uid } = await prisma().occupancy.findFirstOrThrow({ where: { listingId: listing.id } });
    const { body } = await free([night(7), night(20)]);
    expect(body).toEqual({ data: [period(5, 7), period(8, 10)] });
    expect((await feed()).map(({ start, end }) => [start, end])).toEqual([
      [night(5), night(7)],
      [night(8), night(10)],
    ]);
    expect(await prisma().occupancy.findUniqueOrThrow({ where: { uid } })).toMatchObject({
      endDate: new Date(`${night(7)}T00:00:00Z`),
      sequence: 1,
    });
  });

  it('keeps the past of a current block', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(-3, 4), source: 'blocked' });
    expect((await free([night(0), night(1), night(2), night(3)])).body).toEqual({ data: [period(-3, 0)] });
  });

  it('leaves stays and imported nights alone', async () => {
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(5, 6) });
    await makeOccupancy({ listingId: listing.id, ...daysFromToday(6, 7), source: 'booking_com' });
    expect((await free([night(5), night(6)])).body).toEqual({ data: [] });
    expect(await prisma().occupancy.count({ where: { listingId: listing.id } })).toBe(2);
    expect(await logsOf(client, listing)).toEqual([]);
  });

  it('logs who blocked and unblocked which nights', async () => {
    await block([night(5), night(6)]);
    await free([night(6), night(7)], await signedIn(manager));
    expect((await logsOf(client, listing)).map(({ user, new_values }) => [user?.name, new_values])).toEqual([
      ['Piet Mede', { valid_at: night(6), until: night(7), disabled: false }],
      ['Griet Claes', { valid_at: night(5), until: night(7), disabled: true }],
    ]);
  });

  it('leaves exactly the nights that were blocked and not unblocked, in any random sequence', async () => {
    const nights = fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), nights), { minLength: 1, maxLength: 6 }),
        async (steps) => {
          listing = await makeListing({ userId: listing.userId });
          const blocked = new Set<Day>();
          for (const [adds, offsets] of steps) {
            const days = offsets.map(night);
            const clash = days.some((day) => blocked.has(day));
            expect((await (adds ? block : free)(days)).status).toBe(adds && clash ? 422 : 200);
            if (adds && !clash) days.forEach((day) => blocked.add(day));
            if (!adds) days.forEach((day) => blocked.delete(day));
          }
          const left = (await shown()).map(({ start_date: start, end_date: end }) => ({ start, end }));
          expect(toDays(left)).toEqual([...blocked].toSorted());
        },
      ),
      { numRuns: 15 },
    );
  });
});
