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

async function manyAtOnce(by: TestClient, count: number): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => concept(by)));
  return answers.map(({ status }) => status);
}

describe('new listings of one account', () => {
  it('are 30 a day, also when they come at once; what is refused does not count', async () => {
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

  it('of an admin are as many as it takes', async () => {
    const statuses = await manyAtOnce(await signedIn(await makeAdmin()), 35);
    expect(statuses.filter((status) => status === 201)).toHaveLength(35);
  });
});
