/** A shared list for chosen days and a party: totals, refusals, and nothing that is not public. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { readAsked, suits } from '@/lib/favorites/asked';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { prisma } from '@/server/db';
import { findSharedList } from '@/server/features/favorites/find-shared-list';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';

const arrival = addDays(todayIn(), 30);
const departure = addDays(arrival, 7);
const read = (query: Record<string, string>) => {
  const given = new URLSearchParams(query);
  return readAsked((name) => given.get(name));
};
const week = { arrival, departure, adults: '2' };

let [free, taken, hidden] = [0, 0, 0];

beforeAll(async () => {
  ({ id: free } = await makeListing({
    displayHomeAddress: false,
    nameResidence: 'Residentie Geheim',
  }));
  ({ id: taken } = await makeListing({ phoneNumber: '+32470112233' }));
  ({ id: hidden } = await makeConcept());
  await prisma().listingCost.create({
    data: {
      listingId: free,
      place: 1,
      kind: 'cleaning',
      amountCents: 5000,
      per: 'stay',
      optional: false,
      onSite: false,
    },
  });
  await makeOccupancy({ listingId: taken, start: addDays(arrival, 2), end: addDays(arrival, 4) });
});

describe('a shared list with days and a party', () => {
  it('tells the total with its compulsory costs, or that the days are taken and which are not', async () => {
    const { homes, compared } = await findSharedList([taken, hidden, free], read(week));
    expect(homes.map(({ card }) => card.id)).toEqual([taken, free]);
    expect(compared.map(({ id }) => id)).toEqual([taken, free]);
    const [refused, quoted] = homes.map(({ answer }) => answer);
    expect(quoted).toMatchObject({ quote: { nights: 7, total_cents: 75_000 } });
    expect(refused).toMatchObject({ refusal: stayFaultTexts.taken, isTaken: true });
    expect(refused && 'nearest' in refused ? refused.nearest?.[0]?.start : undefined).toBeDefined();
  });

  it('has no total for a party that does not fit', async () => {
    const asked = read({ ...week, adults: '5', pets: '1' });
    const { homes } = await findSharedList([free, taken], asked);
    for (const { house, answer } of homes) {
      expect(answer).toBeNull();
      expect(house && suits(asked, house)).toBe(false);
    }
  });

  it('says of days in the past that they are', async () => {
    const past = { arrival: '2020-07-01', departure: '2020-07-08' };
    const { homes } = await findSharedList([free, taken], read(past));
    for (const { answer } of homes) expect(answer).toMatchObject({ isTaken: false });
  });

  it('compares without days too, and only two to four', async () => {
    const unasked = read({});
    expect((await findSharedList([free, taken], unasked)).compared).toHaveLength(2);
    expect((await findSharedList([free], unasked)).compared).toEqual([]);
    expect((await findSharedList([free, hidden, 999_999_999], unasked)).compared).toEqual([]);
    const many = await Promise.all(Array.from({ length: 3 }, () => makeListing()));
    const found = await findSharedList([free, taken, ...many.map(({ id }) => id)], read(week));
    expect([found.homes.length, found.compared]).toEqual([5, []]);
  });

  it('tells nothing that is not public', async () => {
    const { email } = await prisma().user.findFirstOrThrow({ where: { listings: { some: { id: free } } } });
    const text = JSON.stringify(await findSharedList([free, taken], read(week)));
    for (const secret of [email, 'Residentie Geheim', '+32470112233']) expect(text).not.toContain(secret);
  });
});
