/** What a search without results suggests. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { cities, citiesFrom } from '@/lib/listings/cities';
import type { SearchAnswer } from '@/lib/search/contract';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const oostende = cities.find(({ id }) => id === 11);
const arrival = addDays(todayIn(), 20);
const days = (off = 0) => `arrival=${addDays(arrival, off)}&departure=${addDays(arrival, off + 4)}`;
const search = async (query: string) =>
  (await visitor().get<SearchAnswer>(`/api/listings?${query}`)).body.meta;

/** A listing in Oostende that is occupied for a week. */
async function makeTaken() {
  const { id } = await makeListing();
  await makeOccupancy({ listingId: id, start: addDays(arrival, -1), end: addDays(arrival, 6) });
  return id;
}

beforeEach(truncateAll);

describe('a search without results', () => {
  it('suggests nearby days, nearby towns and one filter less, each with its number of results', async () => {
    await makeTaken();
    const beside = (oostende ? citiesFrom(oostende) : [])[1]?.id ?? 0;
    await makeListing({ cityId: beside });
    const { suggestions = [] } = await search(`${days()}&listing_city_id=11`);
    expect(suggestions.map(({ query, total }) => [query, total])).toEqual([
      [`listing_city_id=11&${days(7)}`, 1],
      [`listing_city_id=11&${days(-7)}`, 1],
      [`listing_city_id=${beside}&${days()}`, 1],
      [days(), 1],
    ]);
    for (const { query, total } of suggestions) expect((await search(query)).total).toBe(total);
  });

  it('suggests one filter less if that alone helps', async () => {
    await makeListing({ price: 100 });
    const { suggestions } = await search('price=300-400&sort_by=price_asc');
    expect(suggestions).toEqual([
      { label: 'Zonder ‘Min. 300, max. 400 euro’', query: 'sort_by=price_asc', total: 1 },
    ]);
  });

  it('suggests nothing if nothing helps, and nothing next to results', async () => {
    expect((await search('price=300-400')).suggestions).toEqual([]);
    await makeListing();
    expect(await search('')).not.toHaveProperty('suggestions');
    await prisma().listing.deleteMany();
    expect((await search('')).suggestions).toEqual([]);
  });

  it.each([
    'arrival=1900-01-01&departure=1900-01-02',
    'arrival=2199-12-30&departure=2199-12-31&flex=7',
    'month=2199-12&stay=week',
    'month=1900-01&stay=two_weeks',
  ])('answers at the limits of the calendar: %s', async (query) => {
    await makeListing();
    expect((await search(query)).suggestions).toMatchObject([{ query: '', total: 1 }]);
  });
});
