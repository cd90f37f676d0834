import { encode } from 'next-auth/jwt';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { route } from '@/lib/desk-paths';
import { env } from '@/server/env';
import { prisma } from '@/server/db';
import { makeMember, password } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { beginSignIn, comeBack, people, signInThere, signInWith, withProvider } from '@/tests/support/openid';

const provider = await withProvider();
afterAll(() => provider.close());

const sessionCookie = 'next-auth.session-token';
const failed = `http://localhost:3000${route('login', {}, { fout: 'failed' })}`;
const unverified = route('login', {}, { fout: 'unverified' });
const lotte = { sub: 'lotte-1', email: 'lotte@kustverblijf.test', email_verified: true };

beforeEach(async () => {
  await truncateAll();
  people.clear();
  people.set('lotte', lotte);
});

const landsOn = async (client: TestClient, url: string) => {
  const { headers } = await comeBack(client, url);
  expect(client.cookies.has(sessionCookie)).toBe(false);
  return headers.get('location');
};

async function link(client: TestClient): Promise<void> {
  await makeMember({ email: lotte.email });
  await signInWith(client, 'lotte');
  expect((await client.post('/api/identities/link', { password })).status).toBe(200);
}

describe('an address that the provider has not verified', () => {
  it.each([
    ['not verified', { email_verified: false }],
    ['nothing said of it', { email_verified: undefined }],
    ['none', { email: undefined }],
  ])('opens nothing: %s', async (_what, claims) => {
    await makeMember({ email: lotte.email });
    people.set('lotte', { ...lotte, ...claims });
    const client = visitor();
    expect(await signInWith(client, 'lotte')).toBe(unverified);
    expect((await client.post('/api/identities/link', { password })).status).toBe(422);
    expect(await prisma().userIdentity.count()).toBe(0);
  });

  it('is not needed for a user whose identity is linked already', async () => {
    await link(visitor());
    people.set('lotte', { ...lotte, email_verified: false });
    expect(await signInWith(visitor(), 'lotte')).toBe('/dashboard/overzicht');
  });
});

describe("somebody else's account", () => {
  it('is not opened by the same subject at another issuer, nor by another subject with the same address', async () => {
    const user = await makeMember({ email: lotte.email });
    await prisma().userIdentity.create({
      data: {
        userId: user.id,
        provider: 'oidc',
        issuer: 'https://elders.test',
        subject: lotte.sub,
        email: lotte.email,
      },
    });
    expect(await signInWith(visitor(), 'lotte')).toBe(route('provider-sign-in'));
    people.set('dief', { ...lotte, sub: 'dief-1' });
    expect(await signInWith(visitor(), 'dief')).toBe(route('provider-sign-in'));
  });

  it('is not linked by a second identity of the provider without the password', async () => {
    await link(visitor());
    people.set('dief', { ...lotte, sub: 'dief-1' });
    const thief = visitor();
    await signInWith(thief, 'dief');
    expect((await thief.post('/api/identities/link', { password: 'iets-heel-anders' })).status).toBe(422);
    expect(await prisma().userIdentity.count()).toBe(1);
  });

  it('is not accessed with a forged answer in the cookie', async () => {
    await makeMember({ email: lotte.email });
    const claims = {
      provider: 'oidc',
      issuer: provider.issuer,
      subject: 'x',
      email: 'nieuw@kustverblijf.test',
    };
    const token = { ...claims, firstName: '', lastName: '', returnPath: '/dashboard' };
    for (const sealed of [
      JSON.stringify(token),
      await encode({ token, secret: 'another secret', salt: 'pending-identity' }),
      // Sealed with another key than sessions.
      await encode({ token, secret: env.AUTH_SECRET }),
    ]) {
      const client = visitor();
      client.cookies.set('pending_identity', sealed);
      const body = { first_name: 'A', last_name: 'B', date_of_birth: '1980-01-01' };
      expect((await client.post('/api/identities/register', body)).status).toBe(422);
    }
    expect(await prisma().user.count()).toBe(1);
  });
});

describe('the callback', () => {
  it('only works in the browser that started it', async () => {
    const [mine, theirs] = [visitor(), visitor()];
    const back = await signInThere(await beginSignIn(mine), 'lotte');
    expect(await landsOn(theirs, back)).toBe(failed);
    await beginSignIn(theirs);
    expect(await landsOn(theirs, back)).toBe(failed);
    expect(theirs.cookies.has('pending_identity')).toBe(false);
  });

  it('works once', async () => {
    const client = visitor();
    const start = await beginSignIn(client);
    const before = new Map(client.cookies);
    const back = await signInThere(start, 'lotte');
    expect((await comeBack(client, back)).headers.get('location')).toContain(route('provider-sign-in'));
    const replayed = visitor();
    for (const [name, value] of before) replayed.cookies.set(name, value);
    expect(await landsOn(replayed, back)).toBe(failed);
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://elders.test')],
    ['a refusal', (url: URL) => url.searchParams.set('error', 'access_denied')],
    ['nothing at all', (url: URL) => (url.search = '')],
  ])('with %s leads to the login page, which says so', async (_what, change) => {
    const client = visitor();
    const back = new URL(await signInThere(await beginSignIn(client), 'lotte'));
    change(back);
    expect(await landsOn(client, back.href)).toBe(failed);
    expect(client.cookies.has('pending_identity')).toBe(false);
  });

  it.each([
    'https://elders.test/',
    '//elders.test',
    '/\\elders.test',
    'javascript:alert(1)',
    '/api/user',
    'x',
  ])('never leads to another site: %s', async (callbackUrl) => {
    await link(visitor());
    expect(await signInWith(visitor(), 'lotte', callbackUrl)).toBe('/dashboard');
    const client = visitor();
    const back = await signInThere(await beginSignIn(client), 'lotte');
    client.cookies.set('next-auth.callback-url', encodeURIComponent(callbackUrl));
    // next-auth refuses a value that is not a URL at all.
    const onward = (await comeBack(client, back)).headers.get('location');
    expect(['http://localhost:3000/dashboard', failed]).toContain(onward);
  });
});

describe("next-auth's own calls", () => {
  it('require its token', async () => {
    const client = visitor();
    await client.get('/api/auth/csrf');
    const answer = await client.post('/api/auth/signin/oidc', { csrfToken: 'x' }, { csrf: false });
    expect(answer.status).toBe(419);
  });

  it.each([
    '/api/auth/session',
    '/api/auth/signin',
    '/api/auth/signout',
    '/api/auth/providers',
    '/api/auth/error',
    '/api/auth/callback/google',
    '/api/auth/callback/credentials',
    '/api/auth/csrf/oidc',
  ])('that are not needed do not exist: GET %s', async (path) => {
    expect((await visitor().get(path)).status).toBe(404);
  });

  it.each(['/api/auth/signout', '/api/auth/session', '/api/auth/callback/oidc', '/api/auth/signin/google'])(
    'that are not needed do not exist: POST %s',
    async (path) => {
      const client = visitor();
      const { body } = await client.get<{ csrfToken: string }>('/api/auth/csrf');
      expect((await client.post(path, { csrfToken: body.csrfToken }, { csrf: false })).status).toBe(404);
    },
  );

  it('create no session of their own', async () => {
    await link(visitor());
    const client = visitor();
    await signInWith(client, 'lotte');
    expect(await prisma().session.count()).toBe(2);
    await client.post('/logout');
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await prisma().session.count()).toBe(1);
  });
});
