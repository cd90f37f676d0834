import { encode } from 'next-auth/jwt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAllSessions, findActor, startSession } from '@/server/auth/session';
import { pool, prisma, transaction } from '@/server/db';
import { env } from '@/server/env';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import type { TestClient } from '@/tests/support/client';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const cookieName = 'next-auth.session-token';
const hour = 3600 * 1000;
const day = 24 * hour;

beforeEach(truncateAll);

const statusOf = async (client: TestClient) => (await client.get('/api/user')).status;

function withCookie(value: string): TestClient {
  const client = visitor();
  client.cookies.set(cookieName, value);
  return client;
}

async function signIn(remember: boolean): Promise<{ client: TestClient; cookie: string }> {
  const { email } = await makeMember();
  const client = visitor();
  const answer = await client.post('/login', { email, password, remember });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(cookieName)) ?? '';
  return { client, cookie };
}

const shiftSessions = (milliseconds: number) =>
  prisma()
    .$executeRaw`UPDATE sessions SET last_seen_at = last_seen_at - ${milliseconds} * interval '1 millisecond',
    expires_at = expires_at - ${milliseconds} * interval '1 millisecond',
    created_at = created_at - ${milliseconds} * interval '1 millisecond'`;

describe('the session cookie', () => {
  it('cannot be read by scripts or sent by other sites, and ends with the browser', async () => {
    const { cookie } = await signIn(false);
    expect(cookie).toMatch(/^next-auth\.session-token=[^;]+; Path=\/; SameSite=Lax; HttpOnly$/);
  });

  it('lasts 30 days if requested', async () => {
    const { cookie } = await signIn(true);
    expect(cookie).toMatch(/; HttpOnly; Max-Age=2592000$/);
  });

  it('contains no id, name or address', async () => {
    const { cookie } = await signIn(false);
    expect(cookie).not.toMatch(/marie|kustverblijf/i);
    const stored = await prisma().session.findFirstOrThrow();
    expect(cookie).not.toContain(stored.id);
  });

  it('is not renewed by reading', async () => {
    const { client } = await signIn(false);
    expect((await client.get('/api/user')).headers.getSetCookie()).toEqual([]);
  });
});

describe('an invalid session', () => {
  it.each([
    ['nonsense', async () => 'onzin'],
    ['an empty one', async () => ''],
    ['sealed with another secret', () => encode({ token: { sid: 'x' }, secret: 'another secret' })],
    [
      'sealed but without a session',
      () => encode({ token: { sid: 'bestaat-niet' }, secret: env.AUTH_SECRET }),
    ],
    ['sealed for a user id', () => encode({ token: { sub: '1', id: 1 }, secret: env.AUTH_SECRET })],
    [
      'sealed with something that is no text',
      () => encode({ token: { sid: { $gt: '' } }, secret: env.AUTH_SECRET }),
    ],
  ])('is %s', async (_name, make) => {
    await makeUser({ id: 1 });
    expect(await statusOf(withCookie(await make()))).toBe(401);
  });

  it('is one whose seal has expired, even if its row is valid', async () => {
    const user = await makeUser();
    const client = await signedIn(user);
    expect(await statusOf(client)).toBe(200);
    vi.useFakeTimers({ now: Date.now() + 30 * day + hour, toFake: ['Date'] });
    try {
      await prisma().session.updateMany({ data: { expiresAt: new Date(Date.now() + day) } });
      expect(await statusOf(client)).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is the stored hash itself', async () => {
    await signedIn(await makeUser());
    const { id } = await prisma().session.findFirstOrThrow();
    expect(await statusOf(withCookie(await encode({ token: { sid: id }, secret: env.AUTH_SECRET })))).toBe(
      401,
    );
  });

  it('is that of a suspended or deleted user, immediately', async () => {
    const [suspended, deleted] = [await makeUser(), await makeUser()];
    const clients = [await signedIn(suspended), await signedIn(deleted)];
    expect(await Promise.all(clients.map(statusOf))).toEqual([200, 200]);
    await prisma().user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    await prisma().user.delete({ where: { id: deleted.id } });
    expect(await Promise.all(clients.map(statusOf))).toEqual([401, 401]);
  });
});

describe('how long a session lives', () => {
  it('is 12 hours after its last use', async () => {
    const { client } = await signIn(false);
    await shiftSessions(11 * hour);
    expect(await statusOf(client)).toBe(200);
    await shiftSessions(11 * hour);
    expect(await statusOf(client)).toBe(200);
    await shiftSessions(12 * hour + 60_000);
    expect(await statusOf(client)).toBe(401);
  });

  it('is 30 days after sign-in if remembered, used or not', async () => {
    const { client } = await signIn(true);
    await shiftSessions(29 * day);
    expect(await statusOf(client)).toBe(200);
    await shiftSessions(day + 60_000);
    expect(await statusOf(client)).toBe(401);
  });

  it('is updated only now and then', async () => {
    const { client } = await signIn(false);
    const before = await prisma().session.findFirstOrThrow();
    await statusOf(client);
    expect(await prisma().session.findFirstOrThrow()).toEqual(before);
  });
});

describe('ending sessions', () => {
  it('by signing out ends this one and removes the cookie; a copy of the cookie is worthless', async () => {
    const user = await makeUser();
    const [here, elsewhere] = [await signedIn(user), await signedIn(user)];
    const copy = withCookie(here.cookies.get(cookieName) ?? '');
    const answer = await here.post('/logout');
    expect(answer.status).toBe(204);
    // Clears the browser's cached pages; favourites and the cookie answer belong to the visitor.
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=; .*Max-Age=0$/);
    expect(await Promise.all([here, copy, elsewhere].map(statusOf))).toEqual([401, 401, 200]);
  });

  it('requires the CSRF token, and is no error when signed out', async () => {
    const client = await signedIn(await makeUser());
    expect((await client.post('/logout', undefined, { csrf: false })).status).toBe(419);
    expect(await statusOf(client)).toBe(200);
    expect((await visitor().post('/logout')).status).toBe(204);
  });

  it('of an account ends them on every device, except one that may be kept', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    const clients = [await signedIn(user), await signedIn(user, true), await signedIn(other)];
    const kept = await findActor(Object.fromEntries(clients[0]?.cookies ?? []));
    await transaction((tx) => endAllSessions(tx, user.id, kept?.sessionId));
    expect(await Promise.all(clients.map(statusOf))).toEqual([200, 401, 200]);
    await transaction((tx) => endAllSessions(tx, user.id));
    expect(await Promise.all(clients.map(statusOf))).toEqual([401, 401, 200]);
  });
});

describe('impersonation', () => {
  async function impersonate(admin: { id: number }, user: { id: number }): Promise<TestClient> {
    const session = { userId: user.id, impersonatorId: admin.id, remember: false, device: null };
    const line = await transaction((tx) => startSession(tx, session));
    return withCookie(line.slice(cookieName.length + 1).split(';', 1)[0] ?? '');
  }

  it('is shown in the answer', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const client = await impersonate(admin, user);
    expect((await client.get('/api/user')).body).toMatchObject({
      data: { id: user.id, impersonating: true },
    });
  });

  it.each([
    ['suspended', { suspendedAt: new Date() }],
    ['no admin any more', { roleId: 1, staffRole: null }],
  ])('ends when the admin is %s', async (_name, data) => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const client = await impersonate(admin, user);
    // The last owner stays one.
    await makeAdmin();
    await prisma().user.update({ where: { id: admin.id }, data });
    expect(await statusOf(client)).toBe(401);
  });

  it('ends with the sessions of either account', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const clients = [await impersonate(admin, user), await impersonate(admin, user)];
    await transaction((tx) => endAllSessions(tx, admin.id));
    expect(await Promise.all(clients.map(statusOf))).toEqual([401, 401]);
  });
});

describe('an unavailable database', () => {
  it('does not count as signing out', async () => {
    const client = await signedIn(await makeUser());
    const cookies = Object.fromEntries(client.cookies);
    const query = vi.spyOn(pool(), 'query').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(findActor(cookies)).rejects.toThrow('away');
    query.mockRestore();
  });
});
