import { beforeAll, describe, expect, it } from 'vitest';
import { makeLodging } from '@/tests/factories/lodging';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

const call = '/api/lodgings/900901';
beforeAll(() => makeLodging({ number: '900901' }));

describe('the register, queried by number', () => {
  it.each([
    ['a landlord', () => makeUser(), 200],
    ['an admin', () => makeAdmin(), 200],
    ['a co-landlord, who has no homes', () => makeCoLandlord(), 403],
    ['an account without a confirmed address', () => makeUser({ emailVerifiedAt: null }), 403],
  ])('answers %s', async (_who, make, expected) => {
    expect((await (await signedIn(await make())).get(call)).status).toBe(expected);
  });

  it('answers an account 60 times an hour, whatever it asks and on however many devices', async () => {
    const landlord = await makeUser();
    const clients = [await signedIn(landlord), await signedIn(landlord)];
    const asked = Array.from({ length: 70 }, (_, n) =>
      clients[n % 2]?.get(n % 3 === 0 ? '/api/lodgings/000000' : call),
    );
    const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
    const refused = await clients[0]?.get<{ message: string }>(call);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await (await signedIn(await makeUser())).get(call)).status).toBe(200);
  });
});
