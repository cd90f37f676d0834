import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/prisma/generated/client';
import { errorTexts } from '@/lib/texts/errors';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { prisma, transaction } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, makeMember, newPassword, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { codeOf, forgetSteps, setUpApp } from '@/tests/support/second-factors';

beforeEach(truncateAll);
afterEach(() => void vi.useRealTimers());

/** Keeps a time step from ending between generating a code and checking it. */
const stopClock = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });
const midStep = (step: number) => (step + 0.5) * 30_000;

const session = 'next-auth.session-token';
const finish = (client: TestClient, code: unknown) => client.post('/login/second-factor', { code });
const wrong = { message: errorTexts.invalid, errors: { code: [secondFactorTexts.signIn.wrongCode] } };

interface Member {
  user: User;
  secret: string;
  codes: string[];
}

/** A user with an app, none of whose codes was used recently, signed in nowhere. */
async function makeAppUser(): Promise<Member> {
  const user = await makeMember();
  const app = await setUpApp(await signedIn(user));
  await prisma().session.deleteMany();
  await forgetSteps();
  return { user, ...app };
}

/** A client that has given the right password. */
async function halfway({ email }: { email: string }, remember = false): Promise<TestClient> {
  const client = visitor();
  const answer = await client.post('/login', { email, password, remember });
  expect([answer.status, answer.body]).toEqual([200, { second_factor: true }]);
  return client;
}

describe('the right password of a user with a second factor', () => {
  it('signs nobody in', async () => {
    const { user } = await makeAppUser();
    const client = visitor();
    const answer = await client.post('/login', { email: user.email, password });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ second_factor: true });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^second-factor=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=600$/),
    ]);
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await prisma().session.count()).toBe(0);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      loginCount: 0,
      lastLoginAt: null,
    });
  });

  it('keeps the session the browser had, until the second step ends it', async () => {
    const { user, secret } = await makeAppUser();
    const other = await makeUser();
    const client = await signedIn(other);
    await client.post('/login', { email: user.email, password });
    expect((await client.get('/api/user')).body).toMatchObject({ data: { id: other.id } });
    expect((await finish(client, codeOf(secret))).status).toBe(200);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { id: user.id } });
    expect(await prisma().session.count()).toBe(1);
  });

  it('if wrong, is answered as for anyone', async () => {
    const { user } = await makeAppUser();
    const client = visitor();
    const answer = await client.post('/login', { email: user.email, password: newPassword });
    expect(answer.status).toBe(422);
    expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });
});

describe('the code of the app', () => {
  it('signs in, and records the sign-in', async () => {
    const { user, secret } = await makeAppUser();
    const client = await halfway(user);
    const answer = await finish(client, codeOf(secret));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ data: { id: user.id, login_count: 1, impersonating: false } });
    expect((await client.get('/api/user')).body).toEqual(answer.body);
    expect(client.cookies.has('second-factor')).toBe(false);
    expect(await prisma().pendingSignIn.count()).toBe(0);
    expect((await prisma().session.findFirstOrThrow()).passwordAt).not.toBeNull();
  });

  it.each([true, false])('keeps the choice to be remembered: %s', async (remember) => {
    const { user, secret } = await makeAppUser();
    const answer = await finish(await halfway(user, remember), codeOf(secret));
    const [cookie = '', hint = ''] = answer.headers.getSetCookie();
    expect(cookie.startsWith(`${session}=`)).toBe(true);
    expect([cookie, hint].map((line) => line.includes('Max-Age=2592000'))).toEqual([remember, remember]);
    expect((await prisma().session.findFirstOrThrow()).remember).toBe(remember);
  });

  it.each([-1, 0, 1])('is accepted if the clock is %d steps off', async (steps) => {
    const { user, secret } = await makeAppUser();
    stopClock(midStep(Math.floor(Date.now() / 30_000)));
    expect((await finish(await halfway(user), codeOf(secret, steps))).status).toBe(200);
  });

  it.each([-2, 2])('is refused if the clock is %d steps off', async (steps) => {
    const { user, secret } = await makeAppUser();
    stopClock(midStep(Math.floor(Date.now() / 30_000)));
    const answer = await finish(await halfway(user), codeOf(secret, steps));
    expect([answer.status, answer.body]).toEqual([422, wrong]);
  });

  it('works once: neither it nor an older one is accepted again', async () => {
    const { user, secret } = await makeAppUser();
    const [current, older] = [codeOf(secret), codeOf(secret, -1)];
    expect((await finish(await halfway(user), current)).status).toBe(200);
    for (const code of [current, older]) {
      const answer = await finish(await halfway(user), code);
      expect([answer.status, answer.body]).toEqual([422, wrong]);
    }
  });

  it('that confirmed the app does not sign in', async () => {
    const user = await makeMember();
    const { secret } = await setUpApp(await signedIn(user));
    const { lastStep } = await prisma().totpFactor.findFirstOrThrow();
    stopClock(midStep(lastStep ?? 0));
    const answer = await finish(await halfway(user), codeOf(secret));
    expect([answer.status, answer.body]).toEqual([422, wrong]);
  });

  it('used at once by several browsers signs one of them in', async () => {
    const { user, secret } = await makeAppUser();
    const clients = await Promise.all([1, 2, 3, 4].map(() => halfway(user)));
    const code = codeOf(secret);
    const answers = await Promise.all(clients.map((client) => finish(client, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    expect(await prisma().session.count()).toBe(1);
  });

  it('of another account is wrong', async () => {
    const [one, two] = [await makeAppUser(), await makeAppUser()];
    const answer = await finish(await halfway(one.user), codeOf(two.secret));
    expect([answer.status, answer.body]).toEqual([422, wrong]);
  });
});

describe('a recovery code', () => {
  it.each<[string, (code: string) => string]>([
    ['as shown', (code) => code],
    ['in small letters with spaces', (code) => ` ${code.toLowerCase().replace('-', ' ')} `],
  ])('signs in once, and the owner is notified: %s', async (_name, typed) => {
    const { user, codes } = await makeAppUser();
    const code = typed(codes[3] ?? '');
    expect((await finish(await halfway(user), code)).status).toBe(200);
    expect((await lettersTo(user.email)).at(-1)).toEqual({
      template: 'recovery-code-used',
      props: { left: 9 },
    });
    const again = await finish(await halfway(user), code);
    expect([again.status, again.body]).toEqual([422, wrong]);
    expect((await finish(await halfway(user), codes[4])).status).toBe(200);
  });

  it('used at once by several browsers signs one of them in', async () => {
    const { user, codes } = await makeAppUser();
    const clients = await Promise.all([1, 2, 3].map(() => halfway(user)));
    const answers = await Promise.all(clients.map((client) => finish(client, codes[0])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await prisma().recoveryCode.count({ where: { usedAt: { not: null } } })).toBe(1);
  });

  it('and the app’s code at once, in one browser, sign in once and use one of the two', async () => {
    const { user, secret, codes } = await makeAppUser();
    const client = await halfway(user);
    const answers = await Promise.all([finish(client, codes[0]), finish(client, codeOf(secret))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const used = await prisma().recoveryCode.count({ where: { usedAt: { not: null } } });
    const { lastStep } = await prisma().totpFactor.findFirstOrThrow();
    expect(used + (lastStep ? 1 : 0)).toBe(1);
  });

  it('of another account is wrong', async () => {
    const [one, two] = [await makeAppUser(), await makeAppUser()];
    expect((await finish(await halfway(one.user), two.codes[0])).status).toBe(422);
    expect(await prisma().recoveryCode.count({ where: { usedAt: { not: null } } })).toBe(0);
  });
});

describe('the second step', () => {
  it.each<[string, unknown, string]>([
    ['nothing', {}, 'code'],
    ['an empty code', { code: '' }, 'code'],
    ['a list', { code: ['123456'] }, 'code'],
    ['both', { code: '123456', credential: 'x' }, 'credential'],
  ])('names the invalid field: %s', async (_name, body, field) => {
    const client = await halfway((await makeAppUser()).user);
    const answer = await client.post('/login/second-factor', body);
    expect([answer.status, Object.keys(Object(answer.body).errors)]).toEqual([422, [field]]);
  });

  it('requires a correct password in this browser, less than ten minutes ago', async () => {
    const { user, secret } = await makeAppUser();
    const code = codeOf(secret);
    for (const client of [visitor(), await signedIn(user)]) {
      const answer = await finish(client, code);
      expect([answer.status, answer.body]).toEqual([401, { message: errorTexts.sign_in_expired }]);
      expect((await client.post('/login/second-factor/options')).status).toBe(401);
    }
    const forged = visitor();
    forged.cookies.set('second-factor', 'A'.repeat(43));
    expect((await finish(forged, code)).status).toBe(401);
    const late = await halfway(user);
    await prisma().pendingSignIn.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await finish(late, code)).status).toBe(401);
    await cleanUp();
    expect(await prisma().pendingSignIn.count()).toBe(0);
  });

  it('requires the CSRF token', async () => {
    const { user, secret } = await makeAppUser();
    const client = await halfway(user);
    const body = { code: codeOf(secret) };
    expect((await client.post('/login/second-factor', body, { csrf: false })).status).toBe(419);
  });

  it('happens once: its cookie is useless afterwards', async () => {
    const { user, secret, codes } = await makeAppUser();
    const client = await halfway(user);
    const before = new Map(client.cookies);
    expect((await finish(client, codeOf(secret))).status).toBe(200);
    client.cookies.clear();
    for (const [name, value] of before) client.cookies.set(name, value);
    expect((await finish(client, codes[0])).status).toBe(401);
  });

  it('is cancelled if the account is suspended or its password reset meanwhile', async () => {
    const { user, secret } = await makeAppUser();
    const [first, second] = [await halfway(user), await halfway(user)];
    await prisma().user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
    expect((await finish(first, codeOf(secret))).status).toBe(401);
    await prisma().user.update({ where: { id: user.id }, data: { suspendedAt: null } });
    const token = await transaction((tx) => issueToken(tx, { userId: user.id, kind: 'reset_password' }));
    const reset = await visitor().post('/reset-password', {
      email: user.email,
      password: newPassword,
      token,
    });
    expect(reset.status).toBe(200);
    expect((await finish(second, codeOf(secret))).status).toBe(401);
    expect(await prisma().session.count()).toBe(0);
    // The reset removed no factor.
    const again = await visitor().post('/login', { email: user.email, password: newPassword });
    expect(again.body).toEqual({ second_factor: true });
  });
});

describe('the limit', () => {
  it('does not count correct attempts', async () => {
    const { user, codes } = await makeAppUser();
    for (const code of codes) expect((await finish(await halfway(user), code)).status).toBe(200);
    expect((await finish(await halfway(user), '000000')).status).toBe(422);
  });
});
