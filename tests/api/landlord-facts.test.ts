import { beforeEach, describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import { currentPosition, readNews } from '@/server/changes/change-log';
import type { Ask } from '@/server/changes/change-log';
import { pool, prisma } from '@/server/db';
import { countLandlordFacts } from '@/server/features/landlord-facts/count-facts';
import { tellLandlordFacts } from '@/server/features/landlord-facts/tell-facts';
import { readPageRow } from '@/server/features/listings/page/read-page-row';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeLodging } from '@/tests/factories/lodging';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const HOUR = 3_600_000;
const now = new Date();
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
const ask: Ask = async (question) => (await pool().query(question)).rows;

/** Requests from some days ago, each answered after this many hours; null: never. */
async function asked(listingId: number, waits: readonly (number | null)[], askedAgo = 240): Promise<void> {
  for (const wait of waits) {
    const answer = wait === null ? {} : { status: 'declined' as const, modifiedAt: ago(askedAgo - wait) };
    await makeBookingRequest({ listingId, createdAt: ago(askedAgo), ...answer });
  }
}

const counted = async (userId: number) => {
  await countLandlordFacts(now);
  return prisma().landlordFacts.findUnique({ where: { userId } });
};

describe('the statistics of a landlord', () => {
  it('include the year of the first publication, which a deleted listing does not change', async () => {
    const { id: userId } = await makeUser();
    const old = await makeListing({ userId, firstPublishedAt: new Date('2023-12-31T23:30:00Z') });
    await makeListing({ userId });
    expect(await counted(userId)).toMatchObject({ sinceYear: 2024 });
    await prisma().listing.delete({ where: { id: old.id } });
    expect(await counted(userId)).toMatchObject({ sinceYear: 2024 });
  });

  it('are empty for a landlord who never published', async () => {
    const { userId } = await makeConcept();
    expect(await counted(userId)).toBeNull();
  });

  it.each<[string, (number | null)[], { answered: number; answerHours: number | null }]>([
    ['all within an hour', [0.5, 0.5, 0.9, 1, 0.1], { answered: 5, answerHours: 1 }],
    ['three of four within three hours', [0.5, 1, 2.5, 30], { answered: 4, answerHours: 3 }],
    ['one of four never', [0.5, 1, 2.5, null], { answered: 3, answerHours: 3 }],
    ['half never', [0.5, 1, null, null], { answered: 2, answerHours: null }],
    ['longer than a week', [200, 200, 200, 200], { answered: 4, answerHours: null }],
  ])('include how many requests were answered, and how soon: %s', async (_what, waits, expected) => {
    const { id, userId } = await makeListing();
    await asked(id, waits);
    expect(await counted(userId)).toMatchObject({ requests: waits.length, ...expected });
  });

  it('ignore requests too recent to have an answer, or too old', async () => {
    const { id, userId } = await makeListing();
    await asked(id, [null, 5], 47);
    await asked(id, [null, 5], 367 * 24);
    await asked(id, [null], 49);
    expect(await counted(userId)).toMatchObject({ requests: 2, answered: 1 });
  });

  it.each([
    ['a message or an offer, while it is pending', { answeredAt: ago(239) }, 4, 4],
    [
      'an approval, also where the stay was called off later',
      { status: 'canceled', answeredAt: ago(239), modifiedAt: ago(1) },
      4,
      4,
    ],
    [
      'what was called off, when answered is not known any more',
      { status: 'canceled', answeredAt: null },
      4,
      4,
    ],
    [
      'nothing of what its guest took back first',
      { status: 'canceled', canceledBy: 'guest', approvedAt: null, answeredAt: null },
      3,
      3,
    ],
  ] as const)('count as answered %s', async (_what, overrides, requests, answered) => {
    const { id, userId } = await makeListing();
    await asked(id, [2, 2, 2]);
    await makeBookingRequest({ listingId: id, createdAt: ago(240), ...overrides });
    expect(await counted(userId)).toMatchObject({ requests, answered, answerHours: 3 });
  });

  it('invalidate the landlord’s pages if they changed, and only then', async () => {
    const { id, userId } = await makeListing();
    await counted(userId);
    const before = await currentPosition(ask);
    await counted(userId);
    expect((await readNews(ask, before)).changes).toEqual([]);
    await asked(id, [1]);
    await counted(userId);
    expect((await readNews(ask, before)).changes).toEqual([{ kind: 'landlord', id: userId }]);
  });
});

describe('the licence number', () => {
  const isKnown = async (id: number) =>
    (await prisma().listing.findUniqueOrThrow({ where: { id } })).licenceInRegister;

  it('is looked up at night, and the result is dropped with the number', async () => {
    const { number } = await makeLodging();
    const [known, unknown] = [await makeListing({ logiesdecreet: number }), await makeListing()];
    expect(await isKnown(known.id)).toBe(false);
    await countLandlordFacts(now);
    expect([await isKnown(known.id), await isKnown(unknown.id)]).toEqual([true, false]);
    await prisma().listing.update({ where: { id: known.id }, data: { logiesdecreet: 'AB1234' } });
    expect(await isKnown(known.id)).toBe(false);
  });

  it('is no longer shown as known once it left the register', async () => {
    const { number } = await makeLodging();
    const { id } = await makeListing({ logiesdecreet: number });
    await countLandlordFacts(now);
    await prisma().lodgingRegisterRecord.delete({ where: { number } });
    await countLandlordFacts(now);
    expect(await isKnown(id)).toBe(false);
  });
});

describe('what a page shows', () => {
  const told = async ({ slug }: { slug: string }) => {
    const row = await readPageRow(slug, todayIn(), todayIn());
    return row && tellLandlordFacts(row, now);
  };

  it('is nothing if nothing is known', async () => {
    expect(await told(await makeListing())).toEqual({ facts: {} });
  });

  it('are the statistics, from five requests on', async () => {
    const listing = await makeListing({ firstPublishedAt: new Date('2024-05-01T00:00:00Z') });
    await asked(listing.id, [2, 2, 2, 2]);
    await countLandlordFacts(now);
    expect(await told(listing)).toEqual({ facts: { since: 2024 } });
    await asked(listing.id, [2]);
    await countLandlordFacts(now);
    expect(await told(listing)).toEqual({
      facts: { since: 2024, answer_hours: 3, answer_rate: { percent: 100, requests: 5 } },
    });
  });

  it.each([
    [
      'a linked calendar that was read',
      (listingId: number) =>
        prisma().calendarFeed.create({
          data: { listingId, source: 'airbnb', url: 'https://x.test/a.ics', lastSuccessAt: ago(0.5) },
        }),
    ],
    [
      'days that the landlord changed',
      (listingId: number) =>
        prisma().listingLog.create({
          data: { listingId, type: 'disabled_booking_period', newValues: {}, createdAt: ago(0.5) },
        }),
    ],
    [
      'a stay that was approved',
      (listingId: number) => makeBookingRequest({ listingId, status: 'approved', modifiedAt: ago(0.5) }),
    ],
  ])('is how long ago the calendar was updated: %s', async (_what, happen) => {
    const listing = await makeListing();
    await happen(listing.id);
    expect(await told(listing)).toEqual({
      facts: { calendar: { count: 30, unit: 'minutes' } },
      goodFor: 300,
    });
  });
});
