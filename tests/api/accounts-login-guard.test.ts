import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as passwords from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeMember, newPassword, password } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import type { TestClient } from '@/tests/support/client';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

vi.spyOn(passwords, 'verifyPassword');

beforeEach(async () => {
  await truncateAll();
  vi.mocked(passwords.verifyPassword).mockClear();
});

interface Refusal {
  errors: Record<string, string[]>;
}

const browserCookie = 'known_browser';
const send = (client: TestClient, email: string, given: string, token?: string) =>
  client.post<Refusal>('/login', { email, password: given, ...(token && { token }) });

/** The result of a sign-in: 'in', the field with an error, or the status. */
async function outcome(client: TestClient, email: string, given = 'iets-heel-anders', token?: string) {
  const { status, body } = await send(client, email, given, token);
  if (status === 200) return 'in';
  return status === 422 ? Object.keys(body.errors).join() : status;
}

async function failTimes(times: number, email: string, client?: TestClient): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await outcome(client ?? visitor(), email));
  return answers;
}

const times = <T>(n: number, value: T) => Array<T>(n).fill(value);
/** Another client with the same IP address. */
const neighbour = (client: TestClient) => Object.assign(visitor(), { address: client.address });
/** A copy of the browser with its current cookies; it does not get those set from now on. */
const copyOf = (client: TestClient) => {
  const same = neighbour(client);
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  return same;
};

describe('after ten wrong passwords for an account from one address', () => {
  it('a proof of work is required, whether or not the account exists, and nothing is checked without it', async () => {
    const user = await makeMember();
    for (const email of [user.email, 'niemand@kustverblijf.test']) {
      const attacker = visitor();
      expect(await failTimes(10, email, attacker)).toEqual(times(10, 'email'));
      vi.mocked(passwords.verifyPassword).mockClear();
      expect(await outcome(attacker, email.toUpperCase(), password)).toBe('token');
      expect(await outcome(attacker, email, password, 'onzin')).toBe('token');
      expect(passwords.verifyPassword).not.toHaveBeenCalled();
    }
  });

  it('the right password with the proof signs in, and a proof is good for one attempt', async () => {
    const { email } = await makeMember();
    const attacker = visitor();
    await failTimes(10, email, attacker);
    const token = await solvedBotCheck();
    expect(await outcome(attacker, email, 'nog-iets-anders', token)).toBe('email');
    expect(await outcome(attacker, email, password, token)).toBe('token');
    expect(await outcome(attacker, email, password, await solvedBotCheck())).toBe('in');
    expect(await outcome(attacker, email)).toBe('email');
  });

  it('the owner signs in from another address as usual', async () => {
    const { email } = await makeMember();
    await failTimes(20, email, visitor());
    expect(await outcome(visitor(), email, password)).toBe('in');
  });

  it('concurrent attempts are counted too', async () => {
    const { email } = await makeMember();
    const attacker = visitor();
    await attacker.get('/sanctum/csrf-cookie');
    const answers = await Promise.all(Array.from({ length: 15 }, () => outcome(attacker, email)));
    expect(answers.toSorted()).toEqual([...times(10, 'email'), ...times(5, 'token')]);
    expect(passwords.verifyPassword).toHaveBeenCalledTimes(10);
  });
});

describe('many failures', () => {
  it('for one account from many addresses require a proof from the thirty-first on, for every client', async () => {
    const { email } = await makeMember();
    expect(await failTimes(30, email)).toEqual(times(30, 'email'));
    expect(await outcome(visitor(), email, password)).toBe('token');
    expect(await outcome(visitor(), email, password, await solvedBotCheck())).toBe('in');
  });

  it('from one address for many accounts require a proof from the thirty-first on', async () => {
    const user = await makeMember();
    const client = visitor();
    for (let n = 0; n < 5; n += 1) expect(await outcome(client, user.email, password)).toBe('in');
    const strange = neighbour(client);
    const answers: unknown[] = [];
    for (let n = 0; n < 31; n += 1) answers.push(await outcome(strange, `gast${n}@kustverblijf.test`));
    expect(answers).toEqual([...times(30, 'email'), 'token']);
    expect(await outcome(strange, user.email, password)).toBe('token');
    expect(await outcome(visitor(), user.email, password)).toBe('in');
  });
});

describe('a browser that signed in before', () => {
  async function knownBrowser(email: string): Promise<TestClient> {
    const client = visitor();
    expect(await outcome(client, email, password)).toBe('in');
    await client.post('/logout');
    return client;
  }

  it('has a cookie that scripts cannot read and that does not sign in by itself', async () => {
    const user = await makeMember();
    const answer = await send(visitor(), user.email, password);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(browserCookie)) ?? '';
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=15552000$/);
    const client = await knownBrowser(user.email);
    expect([...client.cookies.keys()]).toContain(browserCookie);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('can sign in whatever others did, from its own address or theirs', async () => {
    const { email } = await makeMember();
    const browser = await knownBrowser(email);
    const attacker = visitor();
    await failTimes(12, email, attacker);
    await failTimes(30, email);
    Object.assign(browser, { address: attacker.address });
    expect(await outcome(browser, email, password)).toBe('in');
  });

  it('may fail ten times of its own', async () => {
    const { email } = await makeMember();
    const browser = await knownBrowser(email);
    expect(await failTimes(11, email, browser)).toEqual([...times(10, 'email'), 'token']);
    expect(await outcome(copyOf(browser), email, password)).toBe('token');
    expect(await outcome(visitor(), email, password)).toBe('in');
  });

  it('is no longer recognised after a new password, nor for another account, nor with a forged cookie', async () => {
    const [user, other] = [await makeMember(), await makeMember()];
    const browser = await knownBrowser(user.email);
    await failTimes(11, other.email, neighbour(browser));
    expect(await outcome(copyOf(browser), other.email, password)).toBe('token');
    await failTimes(11, user.email, neighbour(browser));
    const forged = copyOf(browser);
    const value = browser.cookies.get(browserCookie) ?? '';
    forged.cookies.set(browserCookie, value.replace(/^\d+/, String(other.id)));
    expect(await outcome(forged, other.email, password)).toBe('token');
    expect(await outcome(copyOf(browser), user.email, password)).toBe('in');
    const passwordHash = await passwords.hashPassword(newPassword);
    await prisma().user.update({ where: { id: user.id }, data: { passwordHash } });
    expect(await outcome(copyOf(browser), user.email, newPassword)).toBe('token');
  });

  it('can be used by several people', async () => {
    const people = await Promise.all([makeMember(), makeMember(), makeMember()]);
    const browser = visitor();
    for (const { email } of people) expect(await outcome(browser, email, password)).toBe('in');
    await browser.post('/logout');
    for (const { email } of people) {
      await failTimes(11, email, neighbour(browser));
      expect(await outcome(browser, email, password)).toBe('in');
    }
  });
});
