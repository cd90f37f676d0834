/** Wrong second factors: counted per client, paid for with work, and without disadvantage for the owner. */
import { beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '@/lib/texts/errors';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { prisma, transaction } from '@/server/db';
import { lettersTo, makeMember, newPassword, password } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addPasskey, codeOf, forgetSteps, setUpApp, signInChallenge } from '@/tests/support/second-factors';

beforeEach(truncateAll);

async function makeAppUser() {
  const user = await makeMember();
  const client = await signedIn(user);
  const app = await setUpApp(client);
  await forgetSteps();
  return { user, client, ...app };
}

/** A client that has given the right password, at an IP address of its own or a given one. */
async function halfway({ email }: { email: string }, client = visitor(), given = password) {
  await client.post('/login', { email, password: given });
  return client;
}

/** The result of the second step: 'in', the field with an error, or the status. */
async function outcome(client: TestClient, sent: object): Promise<string | number> {
  const { status, body } = await client.post('/login/second-factor', sent);
  if (status === 200) return 'in';
  return status === 422 ? Object.keys(Object(Object(body).errors)).join() : status;
}

async function fail(times: number, user: { email: string }, client?: () => TestClient) {
  const answers: unknown[] = [];
  for (let n = 0; n < times; n += 1)
    answers.push(await outcome(await halfway(user, client?.()), { code: '000000' }));
  return answers;
}

const repeat = <T>(n: number, value: T) => Array<T>(n).fill(value);
const from = (address: string) => () => Object.assign(visitor(), { address });

describe('ten wrong codes from one address, in however many sign-ins', () => {
  it('require a proof of work for each attempt from then on, with which the right code is accepted', async () => {
    const { user, secret } = await makeAppUser();
    const place = from('10.1.1.1');
    expect(await fail(11, user, place)).toEqual([...repeat(10, 'code'), 'token']);
    const client = await halfway(user, place());
    expect(await outcome(client, { code: codeOf(secret) })).toBe('token');
    const token = await solvedBotCheck();
    expect(await outcome(client, { code: '000000', token })).toBe('code');
    expect(await outcome(client, { code: codeOf(secret), token })).toBe('token');
    expect(await outcome(client, { code: codeOf(secret), token: 'onzin' })).toBe('token');
    expect(await outcome(client, { code: codeOf(secret), token: await solvedBotCheck() })).toBe('in');
  });

  it('do not affect the owner elsewhere', async () => {
    const { user, secret } = await makeAppUser();
    await fail(11, user, from('10.1.1.1'));
    expect(await outcome(await halfway(user), { code: codeOf(secret) })).toBe('in');
  });

  it('do not affect a passkey, even at the same address', async () => {
    const { user, client: owner } = await makeAppUser();
    const { device } = await addPasskey(owner);
    await fail(11, user, from('10.1.1.1'));
    const client = await halfway(user, from('10.1.1.1')());
    const credential = device.use(await signInChallenge(client));
    expect(await outcome(client, { credential })).toBe('in');
  });

  it('count if sent at once', async () => {
    const { user } = await makeAppUser();
    const client = await halfway(user);
    const answers = await Promise.all(Array.from({ length: 15 }, () => outcome(client, { code: '000000' })));
    expect(answers.toSorted()).toEqual([...repeat(10, 'code'), ...repeat(5, 'token')]);
  });
});

describe('wrong codes from many addresses', () => {
  it('require a proof from everyone from the thirty-first on, except from a browser that signed in before', async () => {
    const { user, secret, codes } = await makeAppUser();
    const known = await halfway(user);
    expect(await outcome(known, { code: codes[0] })).toBe('in');
    await known.post('/logout');
    expect(await fail(31, user)).toEqual([...repeat(30, 'code'), 'token']);
    expect(await outcome(await halfway(user), { code: codes[1], token: await solvedBotCheck() })).toBe('in');
    expect(await outcome(await halfway(user, known), { code: codeOf(secret) })).toBe('in');
  });

  it('make no browser recognised: the password alone sets no such cookie', async () => {
    const { user } = await makeAppUser();
    const thief = await halfway(user);
    expect([...thief.cookies.keys()]).not.toContain('known_browser');
    expect(await outcome(thief, { code: '000000' })).toBe('code');
    expect([...thief.cookies.keys()]).not.toContain('known_browser');
  });
});

describe('a browser that signed in before', () => {
  it('may send ten wrong codes, then needs proofs like others', async () => {
    const { user, codes } = await makeAppUser();
    const known = await halfway(user);
    await outcome(known, { code: codes[0] });
    expect(await fail(11, user, () => known)).toEqual([...repeat(10, 'code'), 'token']);
    expect(await outcome(known, { code: codes[1], token: await solvedBotCheck() })).toBe('in');
  });
});

describe('refused passkeys', () => {
  it('require a proof after ten, and do not affect codes', async () => {
    const { user, client: owner, secret } = await makeAppUser();
    const { device } = await addPasskey(owner);
    const place = from('10.1.1.1');
    const answers: unknown[] = [];
    for (let n = 0; n < 11; n += 1) {
      const client = await halfway(user, place());
      await signInChallenge(client);
      answers.push(await outcome(client, { credential: device.use('x'.repeat(43)) }));
    }
    expect(answers).toEqual([...repeat(10, 'credential'), 'token']);
    const client = await halfway(user, place());
    const credential = device.use(await signInChallenge(client));
    expect(await outcome(client, { credential })).toBe('token');
    // The same passkey answer is accepted with the proof, since it was not checked before.
    expect(await outcome(client, { credential, token: await solvedBotCheck() })).toBe('in');
    expect(await outcome(await halfway(user, place()), { code: codeOf(secret) })).toBe('in');
  });
});

describe('codes of an app', () => {
  /** As if this many wrong codes had been sent today, with or without proofs. */
  async function wrongToday(points: number) {
    await prisma().rateLimit.updateMany({
      where: { key: { startsWith: 'codes-of-day:' } },
      data: { points },
    });
  }

  it('have a daily limit that proofs do not lift, but a new password does', async () => {
    const { user, secret, codes } = await makeAppUser();
    await fail(1, user);
    await wrongToday(200);
    const client = await halfway(user);
    const answer = await client.post('/login/second-factor', { code: codeOf(secret) });
    expect([answer.status, answer.body]).toEqual([429, { message: errorTexts.too_many_codes }]);
    // Recovery codes cannot be guessed.
    expect(await outcome(client, { code: codes[0] })).toBe('in');
    const token = await transaction((tx) => issueToken(tx, { userId: user.id, kind: 'reset_password' }));
    await visitor().post('/reset-password', { email: user.email, password: newPassword, token });
    const again = await halfway(user, visitor(), newPassword);
    expect(await outcome(again, { code: codeOf(secret) })).toBe('in');
  });
});

describe('setting up an app', () => {
  it('counts attempts by session: those of a thief are not the owner’s', async () => {
    const { user, client: thief } = await makeAppUser();
    const path = '/api/user/second-factors/totp';
    const statuses: number[] = [];
    await thief.post(path);
    for (let n = 0; n < 11; n += 1) statuses.push((await thief.put(path, { code: '000000' })).status);
    expect(statuses).toEqual([...repeat(10, 422), 429]);
    const owner = await signedIn(user);
    await setUpApp(owner);
  });
});

describe('confirming the own password', () => {
  it('is counted by session: guessing on one device does not affect the owner', async () => {
    const user = await makeMember();
    const [thief, owner] = [await signedIn(user), await signedIn(user)];
    const confirm = async (client: TestClient, given: string) =>
      (await client.post('/api/user/confirm-password', { password: given })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await confirm(thief, 'geraden-woord'));
    expect(statuses).toEqual([...repeat(10, 422), 429]);
    expect(await confirm(owner, password)).toBe(204);
  });
});

describe('the owner', () => {
  const told = async (email: string) =>
    (await lettersTo(email)).filter(({ template }) => template === 'wrong-tries').map(({ props }) => props);

  it('is notified of the fifth wrong second factor, once', async () => {
    const { user } = await makeAppUser();
    await fail(4, user);
    expect(await told(user.email)).toEqual([]);
    await fail(1, user);
    expect(await told(user.email)).toEqual([{ kind: 'second_factor' }]);
    await fail(7, user);
    expect(await told(user.email)).toHaveLength(1);
  });

  it('is notified of the fifth wrong password confirmation', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    for (let n = 0; n < 6; n += 1)
      await client.post('/api/user/confirm-password', { password: 'geraden-woord' });
    expect(await told(user.email)).toEqual([{ kind: 'own_password' }]);
  });

  it('is notified of the fifth wrong password from anywhere; nobody is without an account or a confirmed address', async () => {
    const [user, unconfirmed] = [await makeMember(), await makeMember({ emailVerifiedAt: null })];
    for (const email of [user.email, unconfirmed.email, 'niemand@kustverblijf.test'])
      for (let n = 0; n < 6; n += 1) await visitor().post('/login', { email, password: 'geraden-woord' });
    expect(await told(user.email)).toEqual([{ kind: 'password' }]);
    expect(await prisma().outgoingMail.count()).toBe(1);
  });
});
