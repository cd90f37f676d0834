import { describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { toBody } from '@/tests/support/listing-form';

const concept = (by: TestClient, changes: Record<string, unknown> = {}) =>
  by.post<{ message: string }>(
    '/api/listings',
    toBody({ logiesdecreet: '900900', action: 'disable', ...changes }),
  );

/** How many forms with files of one account are processed at once. */
const AT_ONCE = 3;

async function manyAtOnce(by: TestClient, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - statuses.length) }, () => concept(by));
    statuses.push(...(await Promise.all(next)).map(({ status }) => status));
  }
  return statuses;
}

describe('new listings of one account', () => {
  it('are limited to 30 a day, also when sent at once; refused ones do not count', async () => {
    const landlord = await makeUser();
    const client = await signedIn(landlord);
    for (let n = 0; n < 3; n += 1) expect((await concept(client, { price: 'veel' })).status).toBe(422);
    const statuses = await manyAtOnce(client, 40);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await prisma().listing.count({ where: { userId: landlord.id } })).toBe(30);
    const refused = await concept(client);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('30 advertenties')]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('by an admin are unlimited', async () => {
    const statuses = await manyAtOnce(await signedIn(await makeAdmin()), 35);
    expect(statuses.filter((status) => status === 201)).toHaveLength(35);
  });
});
