/** A change to very many listings at once, which the change log does not list one by one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '@/lib/search/contract';
import { fillWithListings } from '@/scripts/synthetic/fill-with-listings';
import { prisma } from '@/server/db';
import { visitor } from '@/tests/support/client';
import { testDatabaseUrl } from '@/tests/support/database';

/** So many that loading them all used to exceed every timeout. */
const LISTINGS = 51_000;
const DEAR = 7_777;

const total = async (query: string) =>
  (await visitor().get<SearchAnswer>(`/api/listings?${query}`)).body.meta.total;
/**
 * Sets the price of every tenth listing, in a statement that updates every `nth` listing. Returns how many were set.
 */
async function changePrices(nth: number, price: number): Promise<number> {
  await prisma().$executeRaw`
    UPDATE listings SET price = CASE WHEN id % 10 = 0 THEN ${price}::int ELSE price END WHERE id % ${nth}::int = 0`;
  return prisma().listing.count({ where: { price } });
}

describe('after a statement over many listings', () => {
  beforeAll(async () => {
    await fillWithListings(testDatabaseUrl, { listings: LISTINGS, stays: 100, say: () => undefined });
    await total('');
  }, 120_000);

  it.each([
    ['that the log names one by one', 10],
    ['of which it only says that there were many', 2],
  ])(
    '%s, every search reflects it',
    async (_which, nth) => {
      const price = DEAR + nth;
      expect(await total(`price=${price}-${price}`)).toBe(0);
      const changed = await changePrices(nth, price);
      expect(changed).toBeGreaterThan(5000);
      const found = await Promise.all([total(`price=${price}-${price}`), total(`price=${price}-${price}`)]);
      expect(found).toEqual([changed, changed]);
    },
    120_000,
  );

  it('a change made during a full reload is in the next answer', async () => {
    const price = DEAR - 1;
    const changed = await changePrices(2, price);
    const reading = total(`price=${price}-${price}`);
    const { id } = await prisma().listing.findFirstOrThrow({
      where: { price: { not: price }, approvedAt: { not: null } },
      orderBy: { id: 'asc' },
    });
    await prisma().listing.update({ where: { id }, data: { price } });
    expect(await total(`price=${price}-${price}`)).toBe(changed + 1);
    await reading;
  }, 120_000);
});
