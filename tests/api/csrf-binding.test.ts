import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import type { TestClient } from '@/tests/support/client';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const csrfCookie = 'XSRF-TOKEN';

beforeEach(truncateAll);

const tokenOf = (client: TestClient) => client.cookies.get(csrfCookie) ?? '';

async function withToken(client: TestClient): Promise<TestClient> {
  await client.get('/sanctum/csrf-cookie');
  expect(tokenOf(client)).not.toBe('');
  return client;
}

/** A harmless call that changes something: 422 if accepted, 419 if the token is refused. */
const knock = async (client: TestClient, token = tokenOf(client)) => {
  client.cookies.set(csrfCookie, token);
  return (await client.post('/api/email/verify', {})).status;
};

describe('the CSRF token', () => {
  it('is valid in the session it was created in', async () => {
    expect(await knock(await withToken(await signedIn(await makeUser())))).toBe(422);
    expect(await knock(await withToken(visitor()))).toBe(422);
  });

  it('of one session is refused in another, even of the same account', async () => {
    const user = await makeUser();
    const [mine, second, stranger] = await Promise.all([
      signedIn(user).then(withToken),
      signedIn(user).then(withToken),
      signedIn(await makeUser()).then(withToken),
    ]);
    const own = tokenOf(mine);
    expect(await knock(second, own)).toBe(419);
    expect(await knock(stranger, own)).toBe(419);
    expect(await knock(visitor(), own)).toBe(419);
    expect(await knock(mine, own)).toBe(422);
  });

  it('created while signed out is refused in a session', async () => {
    const outside = tokenOf(await withToken(visitor()));
    expect(await knock(await signedIn(await makeUser()), outside)).toBe(419);
  });

  it('is renewed if it does not fit, and kept if it does', async () => {
    const client = await withToken(await signedIn(await makeUser()));
    const own = tokenOf(client);
    await client.get('/sanctum/csrf-cookie');
    expect(tokenOf(client)).toBe(own);
    client.cookies.set(csrfCookie, tokenOf(await withToken(visitor())));
    await client.get('/sanctum/csrf-cookie');
    expect(await knock(client)).toBe(422);
  });

  it.each(['', 'onzin', 'a.b', '.', 'x'.repeat(5000)])('is refused when it is %s', async (token) => {
    expect(await knock(await signedIn(await makeUser()), token)).toBe(419);
  });
});

describe('a change of session', () => {
  it('sets a token that fits: signing in and out', async () => {
    const { email } = await makeMember();
    const client = await withToken(visitor());
    const before = tokenOf(client);
    await client.post('/login', { email, password });
    expect(tokenOf(client)).not.toBe(before);
    const inside = tokenOf(client);
    expect(await knock(client)).toBe(422);
    await client.post('/logout');
    expect(await knock(client, inside)).toBe(419);
    await client.get('/sanctum/csrf-cookie');
    expect(await knock(client)).toBe(422);
  });

  it('sets one when signing out, so that an open tab continues to work', async () => {
    const client = await withToken(await signedIn(await makeUser()));
    await client.post('/logout');
    expect(await knock(client)).toBe(422);
  });

  it('sets one when an admin impersonates somebody', async () => {
    const user = await makeUser();
    const admin = await withToken(await signedIn(await makeAdmin()));
    await admin.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    expect(await knock(admin)).toBe(422);
    await admin.post('/api/impersonate/leave');
    expect(await knock(admin)).toBe(422);
  });

  it('keeps it if only the row of the session ended', async () => {
    const { email } = await makeMember();
    const client = await withToken(await signedIn(await makeUser()));
    await prisma().session.deleteMany();
    expect((await client.post('/login', { email, password })).status).toBe(200);
  });
});
