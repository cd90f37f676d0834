import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondStepPath } from '@/lib/accounts/return-path';
import { route } from '@/lib/desk-paths';
import { prisma, transaction } from '@/server/db';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { setPassword } from '@/server/features/accounts/set-password';
import { hashPassword } from '@/server/auth/passwords';
import { log } from '@/server/log';
import { makeListing } from '@/tests/factories/listing';
import { lettersTo, mailedToken, makeMember, newPassword, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { people, signInWith, withProvider } from '@/tests/support/openid';
import { setUpApp } from '@/tests/support/second-factors';

const provider = await withProvider();
afterAll(() => provider.close());

const onward = route('provider-sign-in');
const sessionCookie = 'next-auth.session-token';
const lotte = {
  sub: 'lotte-1',
  email: 'lotte@kustverblijf.test',
  email_verified: true,
  given_name: 'Lotte',
  family_name: 'Verbeke',
};
const details = { first_name: 'Lotte', last_name: 'Verbeke', date_of_birth: '1988-03-14' };

beforeEach(async () => {
  await truncateAll();
  people.clear();
  people.set('lotte', lotte);
});

const finish = (client: TestClient, code: unknown) => client.post('/login/second-factor', { code });

const userOf = (email: string) =>
  prisma().user.findUnique({ where: { email }, include: { identities: true } });

describe('a person whose address has no account here', () => {
  it('supplies what is missing and gets a confirmed account without password, and a session', async () => {
    const client = visitor();
    expect(await signInWith(client, 'lotte', '/dashboard/statistieken')).toBe(onward);
    expect(client.cookies.has(sessionCookie)).toBe(false);
    expect(await userOf(lotte.email)).toBeNull();
    const answer = await client.post('/api/identities/register', details);
    expect(answer.status).toBe(201);
    expect((await client.get('/api/user')).body).toEqual(answer.body);
    expect(await userOf(lotte.email)).toMatchObject({
      firstName: 'Lotte',
      roleId: 1,
      passwordHash: null,
      emailVerifiedAt: expect.any(Date),
      loginCount: 1,
      identities: [{ provider: 'oidc', issuer: provider.issuer, subject: 'lotte-1', email: lotte.email }],
    });
    expect(await prisma().session.count()).toBe(1);
    expect(client.cookies.has('pending_identity')).toBe(false);
  });

  it.each([
    ['date_of_birth', undefined],
    ['date_of_birth', '2020-01-01'],
    ['first_name', 'www.elders.test'],
    ['last_name', ''],
  ])('is refused with an invalid %s (%s), and may correct it', async (field, value) => {
    const client = visitor();
    await signInWith(client, 'lotte');
    const { status, body } = await client.post('/api/identities/register', { ...details, [field]: value });
    expect([status, Object.keys(Object(body).errors)]).toEqual([422, [field]]);
    expect(await userOf(lotte.email)).toBeNull();
    expect((await client.post('/api/identities/register', details)).status).toBe(201);
  });

  it('is told how to recover an account that was recently moved away from the address', async () => {
    const user = await makeMember({ email: lotte.email });
    await transaction(async (tx) => {
      await issueToken(tx, { userId: user.id, kind: 'undo_email_change', oldEmail: lotte.email });
      await tx.user.update({ where: { id: user.id }, data: { email: 'dief@kustverblijf.test' } });
    });
    const client = visitor();
    expect(await signInWith(client, 'lotte')).toBe(onward);
    const { status, body } = await client.post('/api/identities/register', details);
    expect([status, body]).toMatchObject([422, { errors: { email: [expect.stringContaining('ongedaan')] } }]);
    expect(await userOf(lotte.email)).toBeNull();
  });

  it('signs in directly the next time, in another browser, and goes where they wanted', async () => {
    const first = visitor();
    await signInWith(first, 'lotte');
    await first.post('/api/identities/register', details);
    const second = visitor();
    expect(await signInWith(second, 'lotte', '/dashboard/statistieken')).toBe('/dashboard/statistieken');
    expect((await second.get('/api/user')).body).toMatchObject({
      data: { email: lotte.email, login_count: 2 },
    });
    expect(await prisma().session.count()).toBe(2);
  });

  it('is logged as signing in, with the account only', async () => {
    const written = vi.spyOn(log, 'info');
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/register', details);
    const { id } = (await userOf(lotte.email)) ?? {};
    const line = expect.objectContaining({ by: 'provider', user_id: id });
    expect(written).toHaveBeenCalledExactlyOnceWith(line, 'somebody signed in');
    written.mockRestore();
  });

  it('gets access to the calendars that the address was invited to', async () => {
    const listing = await makeListing();
    await prisma().listingManager.create({ data: { listingId: listing.id, email: lotte.email } });
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/register', details);
    const user = await userOf(lotte.email);
    expect(user?.roleId).toBe(2);
    expect(await prisma().listingManager.count({ where: { userId: user?.id ?? 0 } })).toBe(1);
  });
});

describe('a person whose address has an account', () => {
  it('gives its password once, and signs in without it from then on', async () => {
    const user = await makeMember({ email: lotte.email });
    const client = visitor();
    expect(await signInWith(client, 'lotte')).toBe(onward);
    expect((await client.get('/api/user')).status).toBe(401);
    const answer = await client.post('/api/identities/link', { password });
    expect([answer.status, answer.body]).toMatchObject([200, { data: { id: user.id } }]);
    const other = visitor();
    expect(await signInWith(other, 'lotte')).toBe('/dashboard/overzicht');
    expect((await other.get('/api/user')).body).toMatchObject({ data: { id: user.id } });
  });

  it('is asked for its second factor, after the password and after the provider', async () => {
    const user = await makeMember({ email: lotte.email });
    const { codes } = await setUpApp(await signedIn(user));
    const client = visitor();
    await signInWith(client, 'lotte');
    const { status, body } = await client.post('/api/identities/link', { password });
    expect([status, body]).toEqual([200, { second_factor: true }]);
    expect(await prisma().userIdentity.count()).toBe(0);
    const thief = visitor();
    expect(await signInWith(thief, 'lotte')).toBe(onward);
    expect((await finish(client, '000000')).status).toBe(422);
    expect(await prisma().userIdentity.count()).toBe(0);
    expect((await finish(client, codes[0])).status).toBe(200);
    const again = visitor();
    expect(await signInWith(again, 'lotte', '/dashboard/statistieken')).toBe(
      secondStepPath('/dashboard/statistieken'),
    );
    expect(again.cookies.has(sessionCookie)).toBe(false);
    expect(again.cookies.has('second-factor')).toBe(true);
  });

  it('is not linked with a wrong password, and attempts count as those of signing in', async () => {
    await makeMember({ email: lotte.email });
    const client = visitor();
    await signInWith(client, 'lotte');
    const fields: string[][] = [];
    for (let n = 0; n < 11; n += 1) {
      const { body } = await client.post('/api/identities/link', { password: 'iets-heel-anders' });
      fields.push(Object.keys(Object(body).errors));
    }
    expect(fields).toEqual([...Array.from({ length: 10 }, () => ['email']), ['token']]);
    expect(await prisma().userIdentity.count()).toBe(0);
    expect((await client.post('/api/identities/register', details)).status).toBe(409);
  });

  it('cannot register it again', async () => {
    await makeMember({ email: lotte.email.toUpperCase() });
    const client = visitor();
    await signInWith(client, 'lotte');
    expect((await client.post('/api/identities/register', details)).status).toBe(409);
    expect(await prisma().user.count()).toBe(1);
  });

  it('can no longer sign in with the provider once the password is reset', async () => {
    const user = await makeMember({ email: lotte.email });
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/link', { password });
    const hash = await hashPassword(newPassword);
    await transaction((tx) => setPassword(tx, user.id, hash));
    expect(await signInWith(visitor(), 'lotte')).toBe(onward);
  });

  it('can no longer sign in with it once the old address has undone a change', async () => {
    const user = await makeMember({ email: lotte.email });
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/link', { password });
    const token = await transaction((tx) =>
      issueToken(tx, { userId: user.id, kind: 'undo_email_change', oldEmail: 'ouder@kustverblijf.test' }),
    );
    expect((await visitor().post('/api/email/undo-change', { token })).status).toBe(200);
    expect(await signInWith(visitor(), 'lotte')).toBe(onward);
  });

  it('keeps the provider when setting a first password', async () => {
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/register', details);
    const user = await userOf(lotte.email);
    const hash = await hashPassword(newPassword);
    await transaction((tx) => setPassword(tx, user?.id ?? 0, hash));
    expect(await signInWith(visitor(), 'lotte')).toBe('/dashboard/overzicht');
  });

  it('is told that the account is suspended, and gets no session', async () => {
    const user = await makeMember({ email: lotte.email });
    const client = visitor();
    await signInWith(client, 'lotte');
    await client.post('/api/identities/link', { password });
    await prisma().user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    const again = visitor();
    expect(await signInWith(again, 'lotte')).toBe(route('login', {}, { fout: 'suspended' }));
    expect(again.cookies.has(sessionCookie)).toBe(false);
  });
});

describe('a linked account', () => {
  it('is reported to the owner, with a link that restores access', async () => {
    const user = await makeMember({ email: lotte.email });
    const thief = visitor();
    await signInWith(thief, 'lotte');
    await thief.post('/api/identities/link', { password });
    const letter = (await lettersTo(user.email)).at(-1);
    expect(letter).toMatchObject({
      template: 'identity-changed',
      props: { change: 'linked', provider: 'Testaanbieder', address: lotte.email },
    });
    const token = await mailedToken(user.email);
    expect((await visitor().post('/api/email/undo-change', { token })).status).toBe(200);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await prisma().userIdentity.count()).toBe(0);
    expect((await lettersTo(user.email)).map(({ template }) => template)).not.toContain(
      'email-change-undone',
    );
  });
});

describe('the list of linked identities', () => {
  const linked = async () => {
    const user = await makeMember({ email: lotte.email });
    await prisma().userIdentity.create({
      data: {
        userId: user.id,
        provider: 'oidc',
        issuer: provider.issuer,
        subject: 'lotte-1',
        email: lotte.email,
      },
    });
    return user;
  };

  it('contains the provider and the address, and is private', async () => {
    const user = await linked();
    const { body } = await (await signedIn(user)).get('/api/user/identities');
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          name: 'Testaanbieder',
          email: lotte.email,
          created_at: expect.any(String),
          last_used_at: expect.any(String),
        },
      ],
    });
    const { body: none } = await (await signedIn(await makeMember())).get('/api/user/identities');
    expect(none).toEqual({ data: [] });
  });

  it('is part of the data export', async () => {
    const user = await linked();
    const { text } = await (await signedIn(user)).get(`/api/users/${user.id}/export`);
    expect(JSON.parse(text)).toMatchObject({
      linked_accounts: [
        { provider: 'oidc', issuer: provider.issuer, subject: 'lotte-1', email: lotte.email },
      ],
    });
  });

  it('loses what its owner unlinks, but never the last way to sign in', async () => {
    const user = await linked();
    const { id } = await prisma().userIdentity.findFirstOrThrow();
    const client = await signedIn(user);
    expect((await (await signedIn(await makeMember())).delete(`/api/user/identities/${id}`)).status).toBe(
      404,
    );
    await prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - 11 * 60_000) } });
    expect((await client.delete(`/api/user/identities/${id}`)).status).toBe(423);
    await prisma().session.updateMany({ data: { passwordAt: new Date() } });
    await prisma().user.update({ where: { id: user.id }, data: { passwordHash: null } });
    expect((await client.delete(`/api/user/identities/${id}`)).status).toBe(409);
    await prisma().user.update({ where: { id: user.id }, data: { passwordHash: 'x' } });
    expect((await client.delete(`/api/user/identities/${id}`)).status).toBe(204);
    expect(await prisma().userIdentity.count()).toBe(0);
    expect(await lettersTo(user.email)).toMatchObject([
      { template: 'identity-changed', props: { change: 'unlinked', token: null } },
    ]);
  });
});
