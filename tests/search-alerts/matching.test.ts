import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { askAboutOpenings } from '@/server/features/search-alerts/ask-about-openings';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { makeSearchAlert } from '@/tests/factories/search-alert';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const now = new Date();
const ask = () => askAboutOpenings(now);
const query = (from: number, to: number, more = '') =>
  `arrival=${addDays(todayIn(), from)}&departure=${addDays(todayIn(), to)}${more}`;
const approve = (id: number) =>
  prisma().listing.update({ where: { id }, data: { approvedAt: now, firstPublishedAt: now } });

/** Ids of the listings that an alert has found and not mailed yet. */
async function findsOf({ id }: { id: number }): Promise<number[]> {
  const row = await prisma().searchAlertFind.findUnique({ where: { searchAlertId: id } });
  return row?.foundIds ?? [];
}

async function hold(
  listingId: number,
  from: number,
  to: number,
  source: 'internal' | 'blocked' = 'internal',
) {
  return makeOccupancy({ listingId, source, ...daysFromToday(from, to) });
}
const free = ({ id, listingId }: { id: number; listingId: number }) =>
  whileHeldBy(listingId, (tx) => tx.occupancy.delete({ where: { id } }));

describe('a listing that comes online', () => {
  it('is found by the searches that it matches, and by no others', async () => {
    const { id } = await makeWaitingListing({ maxCapacity: 4 });
    const fitting = await makeSearchAlert({ query: 'listing_city_id=11&adults=4' });
    const everywhere = await makeSearchAlert();
    const others = await Promise.all(
      ['listing_city_id=1', 'adults=5', 'price=0-50', 'oceanview=no', 'logiesdecreet=nooit'].map((text) =>
        makeSearchAlert({ query: text }),
      ),
    );
    await approve(id);
    await ask();
    expect([await findsOf(fitting), await findsOf(everywhere)]).toEqual([[id], [id]]);
    for (const other of others) expect(await findsOf(other)).toEqual([]);
    expect(await prisma().opening.count()).toBe(0);
  });

  it('is not new to an alert confirmed after that, even if the job has not run yet', async () => {
    const listing = await makeListing();
    const alert = await makeSearchAlert();
    const { id } = await makeListing();
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
    expect(listing.id).not.toBe(id);
  });

  it('is found with its licence number', async () => {
    const alert = await makeSearchAlert({ query: 'logiesdecreet=A-1' });
    const { id } = await makeListing({ logiesdecreet: 'A-1' });
    await makeListing({ logiesdecreet: 'A-2' });
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
  });

  it('is found for days only if it is available', async () => {
    const { id } = await makeWaitingListing();
    await hold(id, 10, 12);
    const [taken, open] = [
      await makeSearchAlert({ query: query(11, 14) }),
      await makeSearchAlert({ query: query(12, 14) }),
    ];
    await approve(id);
    await ask();
    expect([await findsOf(taken), await findsOf(open)]).toEqual([[], [id]]);
  });

  it('is found by no alert that is unconfirmed, ended or expired', async () => {
    const unconfirmed = await makeSearchAlert();
    await prisma().searchAlert.update({
      where: { id: unconfirmed.id },
      data: { confirmedAt: null, confirmedSnapshot: null },
    });
    const ended = await makeSearchAlert({ endedAt: now });
    await makeListing();
    await ask();
    expect([await findsOf(unconfirmed), await findsOf(ended)]).toEqual([[], []]);
  });
});

describe('days that become free', () => {
  it.each(['internal', 'blocked'] as const)('are found by alerts for them (%s)', async (source) => {
    const { id } = await makeListing();
    const held = await hold(id, 10, 15, source);
    const alert = await makeSearchAlert({ query: query(8, 12) });
    const beside = await makeSearchAlert({ query: query(15, 18) });
    const withoutDays = await makeSearchAlert();
    await ask();
    await free(held);
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
    expect([await findsOf(beside), await findsOf(withoutDays)]).toEqual([[], []]);
  });

  it('are found if a stay was shortened, but not if it was moved over them', async () => {
    const { id } = await makeListing();
    const held = await hold(id, 10, 20);
    const [start, middle] = [
      await makeSearchAlert({ query: query(10, 12) }),
      await makeSearchAlert({ query: query(14, 16) }),
    ];
    await whileHeldBy(id, (tx) =>
      tx.occupancy.update({
        where: { id: held.id },
        data: { startDate: new Date(held.startDate.getTime() + 2 * 86_400_000) },
      }),
    );
    await ask();
    expect([await findsOf(start), await findsOf(middle)]).toEqual([[id], []]);
  });

  it('are not new if another acceptable stay was possible before', async () => {
    const { id } = await makeListing();
    const held = await hold(id, 10, 12);
    const flexible = await makeSearchAlert({ query: query(10, 12, '&flex=3') });
    const exact = await makeSearchAlert({ query: query(10, 12) });
    await ask();
    await free(held);
    await ask();
    expect([await findsOf(flexible), await findsOf(exact)]).toEqual([[], [id]]);
  });

  it('are found by an alert for that listing only', async () => {
    const [{ id }, other] = [await makeListing(), await makeListing()];
    const held = [await hold(id, 10, 12), await hold(other.id, 10, 12)];
    const everywhere = await makeSearchAlert({ query: query(10, 12) });
    const alerts = await Promise.all(
      [id, other.id].map((listingId) => makeSearchAlert({ query: query(10, 12), listingId })),
    );
    await ask();
    for (const one of held) await free(one);
    await ask();
    expect(await Promise.all(alerts.map(findsOf))).toEqual([[id], [other.id]]);
    expect((await findsOf(everywhere)).toSorted()).toEqual([id, other.id].toSorted());
  });

  it('are found if the preparation nights of a stay were in the way', async () => {
    const { id } = await makeListing({ preparationNights: 2 });
    const held = await hold(id, 14, 16);
    const alert = await makeSearchAlert({ query: query(10, 13) });
    await ask();
    await free(held);
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
  });

  it('are not found while the listing is hidden, but once it is back', async () => {
    const { id } = await makeListing();
    const held = await hold(id, 10, 12);
    const alert = await makeSearchAlert({ query: query(10, 12) });
    await prisma().listing.update({ where: { id }, data: { disabledAt: now } });
    await free(held);
    await ask();
    expect(await findsOf(alert)).toEqual([]);
    await prisma().listing.update({ where: { id }, data: { disabledAt: null } });
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
  });
});

describe('other changes to a listing', () => {
  it('are not new results: a lower price, another text, an additional stay', async () => {
    const { id } = await makeListing({ price: 200 });
    const alert = await makeSearchAlert({ query: `price=0-150&${query(10, 12)}` });
    await ask();
    await prisma().listing.update({ where: { id }, data: { price: 100 } });
    await hold(id, 30, 32);
    expect(await prisma().opening.count()).toBe(0);
    await ask();
    expect(await findsOf(alert)).toEqual([]);
  });
});

describe('the job', () => {
  it('writes each result once, with two workers at once', async () => {
    const alert = await makeSearchAlert();
    const { id } = await makeListing();
    await Promise.allSettled([ask(), ask(), ask()]);
    await ask();
    expect(await findsOf(alert)).toEqual([id]);
  });

  it('misses no listing published by a transaction that started earlier and commits later', async () => {
    const alert = await makeSearchAlert();
    const slow = prisma().$transaction(async (tx) => {
      const { id } = await tx.listing.create({ data: { ...(await concept()), slug: 'traag' } });
      await makeListing();
      await ask();
      return id;
    });
    const id = await slow;
    expect(await findsOf(alert)).not.toContain(id);
    await ask();
    expect(await findsOf(alert)).toContain(id);
  });
});

async function concept() {
  const { id: _id, ...data } = await makeListing();
  return data;
}
