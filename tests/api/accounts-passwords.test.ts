import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountTexts } from '@/lib/texts/accounts';
import { errorTexts } from '@/lib/texts/errors';
import * as passwords from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, mailedToken, makeMember, newPassword, password } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

vi.spyOn(passwords, 'hashPassword');

beforeEach(async () => {
  await truncateAll();
  vi.mocked(passwords.hashPassword).mockClear();
});

const forgot = (email: string, client = visitor()) => client.post('/forgot-password', { email });
const expired = { message: errorTexts.token_used, errors: { token: [errorTexts.token_used] } };

describe('requesting a password reset', () => {
  it('mails a link to an account that exists', async () => {
    const user = await makeMember();
    const { status, body } = await forgot(user.email.toUpperCase());
    expect([status, body]).toEqual([200, { message: accountTexts.forgot.done }]);
    expect(await lettersTo(user.email)).toMatchObject([
      { template: 'reset-password', props: { email: user.email } },
    ]);
  });

  it('gives the same answer, after the same minimum time, for an unknown address', async () => {
    const user = await makeMember();
    const suspended = await makeMember({ suspendedAt: new Date() });
    const answers = [];
    for (const email of [user.email, 'niemand@kustverblijf.test', suspended.email]) {
      const start = performance.now();
      const { status, text, headers } = await forgot(email);
      expect(performance.now() - start).toBeGreaterThanOrEqual(245);
      answers.push([status, text, [...headers.keys()]]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await prisma().outgoingMail.findMany({ select: { recipient: true } })).toEqual([
      { recipient: user.email },
    ]);
  });

  it('stores the token only as a hash', async () => {
    const user = await makeMember();
    await forgot(user.email);
    const token = await mailedToken(user.email);
    const stored = await prisma().userToken.findFirstOrThrow();
    expect(stored.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each([undefined, '', 'geen adres', 'a@b', 7])('refuses %j', async (email) => {
    const { status, body } = await visitor().post('/forgot-password', { email });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { email: [expect.any(String)] } });
  });

  it('requires the CSRF token', async () => {
    const answer = await visitor().post('/forgot-password', { email: 'a@b.be' }, { csrf: false });
    expect(answer.status).toBe(419);
  });

  const ask = async (email: string, client = visitor(), token?: string) => {
    const { status, body } = await client.post('/forgot-password', { email, ...(token && { token }) });
    return status === 422 ? Object.keys(Object(Object(body).errors)).join() : status;
  };
  const askTimes = async (count: number, email: (n: number) => string, client?: TestClient) => {
    const answers: unknown[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await ask(email(n), client));
    return answers;
  };
  const marie = 'marie@kustverblijf.test';

  it.each([marie, 'niemand@kustverblijf.test'])(
    'requires a proof of work after five requests by one client, ten for an account (%s) or from an address',
    async (email) => {
      await makeMember({ email: marie });
      const client = visitor();
      expect(await askTimes(6, () => email, client)).toEqual([...Array(5).fill(200), 'token']);
      expect(await askTimes(5, () => email)).toEqual([...Array(4).fill(200), 'token']);
      const other = visitor();
      const many = await askTimes(11, (n) => `${n}@elders.test`, other);
      expect(many).toEqual([...Array(10).fill(200), 'token']);
    },
  );

  it('is never blocked: with a proof a mail is sent, and a recognised browser needs none', async () => {
    const user = await makeMember({ email: marie });
    const known = visitor();
    await known.post('/login', { email: marie, password });
    await askTimes(7, () => marie);
    const before = (await lettersTo(marie)).length;
    await askTimes(10, () => marie);
    expect(await ask(marie, visitor())).toBe('token');
    const token = await solvedBotCheck();
    expect(await ask('iemand@elders.test', visitor(), token)).toBe(200);
    expect(await ask(marie, known)).toBe(200);
    expect(await ask(marie, visitor(), await solvedBotCheck())).toBe(200);
    // Ten valid links of the last half hour are enough; the newest stays valid for as long again.
    expect((await lettersTo(marie)).length).toBeGreaterThanOrEqual(before);
    expect(await prisma().userToken.count({ where: { userId: user.id } })).toBe(10);
    expect(await lettersTo(marie)).toHaveLength(10);
    const past = new Date(Date.now() - 31 * 60_000);
    await prisma().userToken.updateMany({ data: { createdAt: past } });
    expect(await ask(marie, visitor(), await solvedBotCheck())).toBe(200);
    expect(await lettersTo(marie)).toHaveLength(11);
  });
});

describe('setting a new password', () => {
  async function linkOf(overrides = {}) {
    const user = await makeMember(overrides);
    await forgot(user.email);
    return { user, form: { email: user.email, token: await mailedToken(user.email), password: newPassword } };
  }
  const reset = (form: object) => visitor().post('/reset-password', form);
  const login = (email: string, given: string) => visitor().post('/login', { email, password: given });

  it('replaces the old one, notifies the owner and ends every session', async () => {
    const { user, form } = await linkOf();
    const clients = [await signedIn(user), await signedIn(user, true)];
    const { status, body } = await reset(form);
    expect([status, body]).toEqual([200, { message: accountTexts.reset.done }]);
    expect(await Promise.all(clients.map(async (client) => (await client.get('/api/user')).status))).toEqual([
      401, 401,
    ]);
    expect((await login(user.email, password)).status).toBe(422);
    expect((await login(user.email, newPassword)).status).toBe(200);
    expect((await lettersTo(user.email)).map((letter) => letter.template)).toEqual([
      'reset-password',
      'password-changed',
    ]);
  });

  it('confirms the address too, and grants what it was invited to', async () => {
    const { user, form } = await linkOf({ emailVerifiedAt: null });
    const listing = await makeListing();
    await prisma().listingManager.create({ data: { listingId: listing.id, email: user.email } });
    await reset(form);
    expect(
      (await prisma().user.findUniqueOrThrow({ where: { id: user.id } })).emailVerifiedAt,
    ).not.toBeNull();
    expect(await prisma().listingManager.count({ where: { userId: user.id } })).toBe(1);
  });

  it('keeps the date on which the address was confirmed before', async () => {
    const { user, form } = await linkOf();
    await reset(form);
    const after = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(after.emailVerifiedAt).toEqual(user.emailVerifiedAt);
  });

  it('lets the owner sign in at once, however many failures there were', async () => {
    const { user, form } = await linkOf();
    for (let n = 0; n < 30; n += 1) await login(user.email, 'mis');
    expect((await login(user.email, password)).body).toMatchObject({ errors: { token: expect.any(Array) } });
    await reset(form);
    expect((await login(user.email, newPassword)).status).toBe(200);
  });

  it('works once, even for concurrent requests', async () => {
    const { form } = await linkOf();
    const answers = await Promise.all([reset(form), reset({ ...form, password: 'wulken-en-friet-3' })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    const again = await reset(form);
    expect([again.status, again.body]).toEqual([422, expired]);
  });

  it('invalidates the account’s other links', async () => {
    const { user, form } = await linkOf();
    await forgot(user.email);
    const second = { ...form, token: await mailedToken(user.email) };
    expect(second.token).not.toBe(form.token);
    expect((await reset(form)).status).toBe(200);
    expect((await reset(second)).body).toEqual(expired);
  });

  it.each<[string, (form: Record<string, string>) => Promise<Record<string, unknown>>]>([
    ['an unknown token', async (form) => ({ ...form, token: 'a'.repeat(43) })],
    ['another address', async (form) => ({ ...form, email: (await makeUser()).email })],
    ['an unknown address', async (form) => ({ ...form, email: 'niemand@kustverblijf.test' })],
    [
      'a link of 61 minutes ago',
      async (form) => {
        await prisma().$executeRaw`UPDATE user_tokens SET expires_at = expires_at - interval '61 minutes'`;
        return form;
      },
    ],
    [
      'a token of another kind',
      async (form) => {
        await prisma().userToken.updateMany({ data: { kind: 'verify_email' } });
        return form;
      },
    ],
    [
      'an account that was suspended meanwhile',
      async (form) => {
        await prisma().user.updateMany({ data: { suspendedAt: new Date() } });
        return form;
      },
    ],
    ['no token', async ({ email, password: given }) => ({ email, password: given })],
  ])('is refused for %s, without hashing the password', async (_name, alter) => {
    const { form } = await linkOf();
    vi.mocked(passwords.hashPassword).mockClear();
    const { status, body } = await reset(await alter(form));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { token: [errorTexts.token_used] } });
    expect(passwords.hashPassword).not.toHaveBeenCalled();
  });

  it('still works after 59 minutes', async () => {
    const { form } = await linkOf();
    await prisma().$executeRaw`UPDATE user_tokens SET expires_at = expires_at - interval '59 minutes'`;
    expect((await reset(form)).status).toBe(200);
  });

  it.each([
    ['', 'Wachtwoord is verplicht.'],
    ['kort', 'Wachtwoord moet minstens 10 tekens hebben.'],
    ['wachtwoord123', accountTexts.password.too_common],
    ['MariePeeters1', accountTexts.password.own_name],
  ])('refuses %j and keeps the link valid', async (given, text) => {
    const { form } = await linkOf();
    const { status, body } = await reset({ ...form, password: given });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { password: [text] } });
    expect((await reset(form)).status).toBe(200);
  });
});
