/** The listings on the home page, compared with what the search itself finds. */
import { beforeAll, describe, expect, it } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import { readAsked } from '@/lib/favorites/asked';
import { nextWeekend } from '@/lib/front-page/rows';
import { idOfSent, shownCardOf } from '@/lib/listings/sent-card';
import { frontPageTexts } from '@/lib/texts/front-page';
import { prisma } from '@/server/db';
import { findSharedList } from '@/server/features/favorites/find-shared-list';
import { findFrontPage } from '@/server/features/front-page/find-front-page';
import { findRecentRow } from '@/server/features/front-page/find-recent-row';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';

const { rows: titles } = frontPageTexts;
const weekend = nextWeekend(todayIn());
const approvedAt = (day: number) => new Date(Date.UTC(2026, 0, day));

/** Newest first: four with a sea view, one that allows dogs, two plain ones, one hidden. */
let seaIds: number[] = [];
let dogId = 0;
let plainIds: number[] = [];

beforeAll(async () => {
  const plain = { oceanview: 'no', cityId: 3 } as const;
  seaIds = [];
  for (const day of [9, 8, 7, 6, 5])
    seaIds.push((await makeListing({ approvedAt: approvedAt(day), price: 90 + day })).id);
  dogId = (await makeListing({ ...plain, approvedAt: approvedAt(4), price: 70 })).id;
  plainIds = [];
  for (const day of [3, 2]) plainIds.push((await makeListing({ ...plain, approvedAt: approvedAt(day) })).id);
  await makeConcept({ oceanview: 'front' });
  await prisma().listingSetting.create({ data: { listingId: dogId, optionId: 9, value: 1 } });
  await makeOccupancy({ listingId: plainIds[0] ?? 0, start: weekend.start, end: weekend.end });
});

describe('the rows of the home page', () => {
  it('show no listing twice, and link to the search that finds them', async () => {
    const { rows } = (await findFrontPage()).model;
    const shown = rows.flatMap(({ cards }) => cards.map(idOfSent));
    expect(new Set(shown).size).toBe(shown.length);
    expect(rows.map(({ title, href }) => [title, href])).toEqual([
      [titles.oceanview, '/aanbod?oceanview=front'],
      [titles.weekend, `/aanbod?arrival=${weekend.start}&departure=${weekend.end}`],
    ]);
    expect(rows[0]?.cards.map(idOfSent)).toEqual(seaIds.slice(0, 4));
  });

  it('show for next weekend what is free then, with the total of those nights', async () => {
    const [, free] = (await findFrontPage()).model.rows;
    expect(free?.cards.map(idOfSent)).toEqual([seaIds[4], dogId, plainIds[1]]);
    expect(free?.cards.map(shownCardOf)[1]?.stay).toMatchObject({ nights: 2, total_cents: 140_00 });
    expect(free?.query).toBe(`arrival=${weekend.start}&departure=${weekend.end}`);
  });
});

describe('the row of a page without listings of its own', () => {
  it('shows the newest, and declares what it depends on', async () => {
    const { row, searches } = await findRecentRow('');
    const newest = seaIds.slice(0, 4);
    expect(row?.title).toBe(titles.recent);
    expect(row?.cards.map(idOfSent)).toEqual(newest);
    expect(searches).toEqual([{ filters: {}, shown: newest }]);
  });
});

describe('the towns of the home page', () => {
  it('show how many listings they have, and the lowest price, from west to east', async () => {
    const { towns } = (await findFrontPage()).model;
    expect(towns).toHaveLength(14);
    expect([towns[0]?.id, towns.at(-1)?.id]).toEqual([4, 5]);
    const offers = towns.filter(({ count }) => count > 0);
    expect(offers).toEqual([
      { id: 11, count: 5, price: 95 },
      { id: 3, count: 3, price: 70 },
    ]);
  });
});

describe('a shared list', () => {
  it('shows the listings that are available now, in its order', async () => {
    const { id: hidden } = await makeConcept();
    const asked = [plainIds[1] ?? 0, hidden, dogId, 999_999_999];
    const { homes } = await findSharedList(
      asked,
      readAsked(() => null),
    );
    expect(homes.map(({ card }) => card.id)).toEqual([plainIds[1], dogId]);
  });
});
