import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/server/log';
import { makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import type { TestClient } from '@/tests/support/client';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { setUpApp } from '@/tests/support/second-factors';

beforeEach(async () => {
  await truncateAll();
  vi.spyOn(log, 'warn');
  vi.spyOn(log, 'info');
});
afterEach(() => vi.restoreAllMocks());

const lines = () => vi.mocked(log.warn).mock.calls.map(([fields, text]) => ({ ...Object(fields), text }));
const hashShape = /^[\w-]{16}$/;
const signIns = () => vi.mocked(log.info).mock.calls.map(([fields, text]) => ({ ...Object(fields), text }));
const from = ({ id }: { id: number }) => ({ user_id: id, address_hash: expect.stringMatching(hashShape) });

describe('a refused call', () => {
  it.each<[string, number, () => Promise<TestClient>, (client: TestClient) => Promise<unknown>]>([
    ['unauthenticated', 401, async () => visitor(), (client) => client.get('/api/user')],
    [
      'forbidden',
      403,
      async () => signedIn(await makeUser()),
      (client) => client.get('/api/listings/unapproved'),
    ],
    [
      'csrf_mismatch',
      419,
      async () => signedIn(await makeUser()),
      (client) => client.post('/logout', undefined, { csrf: false }),
    ],
  ])('is logged with who and from where: %s', async (code, status, make, call) => {
    const client = await make();
    await call(client);
    const user_id = client.cookies.has('next-auth.session-token') ? expect.any(Number) : null;
    expect(lines()).toEqual([
      {
        text: 'a call was refused',
        request_id: expect.any(String),
        method: expect.any(String),
        code,
        status,
        user_id,
        address_hash: expect.stringMatching(hashShape),
      },
    ]);
    expect(JSON.stringify(lines())).not.toContain(client.address);
  });

  it('by a rate limit is logged, with the same hash for the same address and another for others', async () => {
    const [first, second] = [visitor(), visitor()];
    for (const client of [first, second, first]) {
      for (let n = 0; n < 11; n += 1) await client.post('/reset-password', {});
    }
    const refused = lines().filter(({ code }) => code === 'too_many_requests');
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(new Set(refused.map(({ address_hash }) => address_hash)).size).toBe(2);
  });

  it('for the user’s own password is logged, although its status is that of a validation error', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await client.post('/api/user/confirm-password', { password: 'geraden-woord' });
    expect(lines()).toEqual([
      {
        text: 'a call was refused',
        request_id: expect.any(String),
        method: 'POST',
        code: 'invalid',
        status: 422,
        reason: 'wrong_own_password',
        ...from(user),
      },
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/geraden-woord|kustverblijf/);
  });

  it('for a validation error is not logged', async () => {
    await visitor().post('/reset-password', {});
    expect(lines()).toEqual([]);
  });
});

describe('a failed sign-in', () => {
  it.each<[string, () => Promise<{ id: number | null; email: string }>]>([
    ['wrong_password', async () => makeMember()],
    ['unknown_account', async () => ({ id: null, email: 'niemand@kustverblijf.test' })],
    ['no_password', async () => makeUser()],
  ])('is logged with its account and never its address: %s', async (reason, make) => {
    const { id, email } = await make();
    const client = visitor();
    await client.post('/login', { email, password: 'iets-heel-anders' });
    expect(lines()).toEqual([
      {
        text: 'a sign-in failed',
        reason,
        user_id: id,
        address_hash: expect.stringMatching(hashShape),
      },
    ]);
    expect(JSON.stringify(lines())).not.toMatch(/kustverblijf|iets-heel-anders/);
  });

  it('in its second step is logged, with the account', async () => {
    const user = await makeMember();
    const { codes } = await setUpApp(await signedIn(user));
    const client = visitor();
    await client.post('/login', { email: user.email, password });
    await client.post('/login/second-factor', { code: '000000' });
    expect(lines()).toEqual([
      {
        text: 'a sign-in failed',
        reason: 'wrong_code',
        user_id: user.id,
        address_hash: expect.stringMatching(hashShape),
      },
    ]);
    await client.post('/login/second-factor', { code: codes[0] });
    expect(signIns()).toEqual([
      { text: 'a first factor was right', by: 'password', ...from(user) },
      { text: 'somebody signed in', by: 'code', ...from(user) },
    ]);
  });

  it('that succeeds is logged too', async () => {
    const user = await makeMember();
    await visitor().post('/login', { email: user.email, password });
    expect(signIns()).toEqual([{ text: 'somebody signed in', by: 'password', ...from(user) }]);
  });

  it('without the required proof of work is logged as such, and one with it is not a failure', async () => {
    const { email } = await makeMember();
    const client = visitor();
    for (let n = 0; n < 11; n += 1) await client.post('/login', { email, password: 'iets-heel-anders' });
    expect(lines().at(-1)).toMatchObject({ reason: 'proof_needed' });
    const before = lines().length;
    await visitor().post('/login', { email, password });
    expect(lines()).toHaveLength(before);
  });
});
