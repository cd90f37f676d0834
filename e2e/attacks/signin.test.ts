/** Attacks on signing in and registering, over HTTP. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, expect, test } from 'vitest';
import { freshEmail, makeAccount } from '@/e2e/support/accounts';
import { say, someAddress } from '@/e2e/support/attacker';
import type { Heard } from '@/e2e/support/attacker';
import { Caller } from '@/e2e/support/caller';
import { addApp, appCode } from '@/e2e/support/factors';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { readMail } from '@/e2e/support/mail';
import { withSecondSite } from '@/e2e/support/second-site';
import { route } from '@/lib/paths';

/** A client without pages: an IP address, cookies, and the CSRF token it echoes. */
class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly address = someAddress(),
    readonly site: { port?: number; host?: string } = {},
  ) {}

  async call(method: string, path: string, body?: object): Promise<Heard> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.call('GET', '/sanctum/csrf-cookie');
    const heard = await say(path, {
      method,
      ...(this.site.port && { port: this.site.port }),
      headers: {
        ...(this.site.host && { host: this.site.host }),
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of heard.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return heard;
  }

  async solve(): Promise<string> {
    const challenge: Challenge = JSON.parse((await this.call('GET', '/api/bot-check/challenge')).text);
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  }

  /** The result of a sign-in: 'in', or the fields with errors. */
  async signIn(email: string, password: string, token?: string): Promise<string> {
    const heard = await this.call('POST', '/login', { email, password, ...(token && { token }) });
    if (heard.status === 200) return 'in';
    if (heard.status !== 422) throw new Error(`${heard.status}: ${heard.text}`);
    return Object.keys(JSON.parse(heard.text).errors).join();
  }
}

afterEach(clearLeftovers);

async function failTimes(times: number, visitor: Visitor, email: string): Promise<void> {
  for (let n = 0; n < times; n += 1)
    expect(await visitor.signIn(email, 'iets-heel-anders')).toMatch(/^(email|token)$/);
}

test('a password that is slow to judge does not hold up the site, and is not judged without the bot check', async () => {
  const form = () => ({
    first_name: 'Lotte',
    last_name: 'Verbeke',
    email: freshEmail('lotte'),
    password: '1'.repeat(200),
    date_of_birth: '1988-03-14',
    token: 'onzin',
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => new Visitor().call('POST', '/register', form())),
  );
  for (const { status, text } of answers) {
    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(text).errors)).toEqual(['token']);
  }
  const visitor = new Visitor();
  const token = await visitor.solve();
  const judged = Array.from({ length: 8 }, () => visitor.call('POST', '/register', { ...form(), token }));
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) waits.push((await say('/api/health')).ms);
  // Judging eight takes three seconds, during which the server's own thread would be blocked.
  expect(Math.max(...waits)).toBeLessThan(1500);
  for (const { status, text } of await Promise.all(judged)) {
    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(text).errors)).toEqual(['password']);
  }
});

test('failed attempts by others lock nobody out', async () => {
  const { email, password } = await makeAccount();
  const browser = new Visitor();
  expect(await browser.signIn(email, password)).toBe('in');
  await browser.call('POST', '/logout');
  const attacker = new Visitor(browser.address);
  await failTimes(12, attacker, email);
  expect(await attacker.signIn(email, password)).toBe('token');
  expect(await browser.signIn(email, password)).toBe('in');
  expect(await new Visitor().signIn(email, password)).toBe('in');
  for (let n = 0; n < 30; n += 1) await failTimes(1, new Visitor(), email);
  const stranger = new Visitor();
  expect(await stranger.signIn(email, password)).toBe('token');
  const token = await stranger.solve();
  expect(await stranger.signIn(email, 'iets-heel-anders', token)).toBe('email');
  expect(await stranger.signIn(email, password, token)).toBe('token');
  expect(await stranger.signIn(email, password, await stranger.solve())).toBe('in');
  expect(await browser.signIn(email, password)).toBe('in');
});

test('requests by others do not block resetting a password', async () => {
  const { email, password } = await makeAccount();
  const browser = new Visitor();
  expect(await browser.signIn(email, password)).toBe('in');
  const ask = async (visitor: Visitor, token?: string) =>
    (await visitor.call('POST', '/forgot-password', { email, ...(token && { token }) })).status;
  for (let n = 0; n < 12; n += 1) expect([200, 422]).toContain(await ask(new Visitor()));
  const owner = new Visitor();
  expect(await ask(owner)).toBe(422);
  expect(await ask(owner, await owner.solve())).toBe(200);
  expect(await ask(browser)).toBe(200);
});

test('a thief’s wrong codes block neither the owner’s app elsewhere nor the passkey', async () => {
  const account = await makeAccount();
  const setUp = new Caller();
  await setUp.signIn(account);
  const secret = await addApp(setUp);
  const finish = async (visitor: Visitor, code: string, token?: string) => {
    const { status, text } = await visitor.call('POST', '/login/second-factor', {
      code,
      ...(token && { token }),
    });
    return status === 422 ? Object.keys(JSON.parse(text).errors).join() : status;
  };
  const halfway = async (visitor: Visitor) => {
    await visitor.call('POST', '/login', { email: account.email, password: account.password });
    return visitor;
  };
  const address = someAddress();
  for (let n = 0; n < 10; n += 1)
    expect(await finish(await halfway(new Visitor(address)), '000000')).toBe('code');
  const thief = await halfway(new Visitor(address));
  expect(await finish(thief, '000000')).toBe('token');
  expect(await finish(thief, '000000', await thief.solve())).toBe('code');
  expect(await finish(await halfway(new Visitor()), appCode(secret, 1))).toBe(200);
  expect((await readMail(account.email, /Iemand probeert/)).links.join(' ')).toContain(
    route('forgot-password'),
  );
});

test('a CSRF token of one session is rejected in another', async () => {
  const account = await makeAccount();
  const [mine, theirs, outside] = [new Visitor(), new Visitor(), new Visitor()];
  for (const visitor of [mine, theirs])
    expect(await visitor.signIn(account.email, account.password)).toBe('in');
  await outside.call('GET', '/sanctum/csrf-cookie');
  const own = mine.cookies.get('XSRF-TOKEN') ?? '';
  for (const token of [own, outside.cookies.get('XSRF-TOKEN') ?? '', 'zelf.gemaakt']) {
    theirs.cookies.set('XSRF-TOKEN', token);
    expect((await theirs.call('POST', '/logout')).status).toBe(419);
    expect((await theirs.call('GET', '/api/user')).status).toBe(200);
  }
  expect((await mine.call('POST', '/logout')).status).toBe(204);
});

test('over https only this host can set the session cookie, and signing out clears what was stored', async () => {
  const account = await makeAccount();
  const host = 'www.kust.example';
  await withSecondSite(
    () => ({ APP_URL: `https://${host}` }),
    async ({ port }) => {
      const visitor = new Visitor(someAddress(), { port, host });
      const { email, password } = account;
      const heard = await visitor.call('POST', '/login', { email, password });
      expect(heard.status, heard.text).toBe(200);
      const lines = heard.headers['set-cookie'] ?? [];
      const session = lines.find((line) => line.includes('next-auth.session-token')) ?? '';
      expect(session).toMatch(
        /^__Host-next-auth\.session-token=.+; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
      );
      expect(lines.filter((line) => !line.includes('; Secure'))).toEqual([]);
      const planted = new Visitor(someAddress(), { port, host });
      const sealed = visitor.cookies.get('__Host-next-auth.session-token') ?? '';
      planted.cookies.set('__Secure-next-auth.session-token', sealed);
      planted.cookies.set('next-auth.session-token', sealed);
      expect((await planted.call('GET', '/api/user')).status).toBe(401);
      const out = await visitor.call('POST', '/logout');
      expect([out.status, out.headers['clear-site-data']]).toEqual([204, '"cache"']);
    },
  );
});

test('there is no trace of identity providers if none is configured', async () => {
  for (const path of [
    '/api/auth/csrf',
    '/api/auth/providers',
    '/api/auth/signin',
    '/api/auth/callback/oidc',
  ]) {
    const heard = await say(path);
    expect([heard.status, heard.headers['set-cookie']], path).toEqual([404, undefined]);
  }
  expect((await say('/inloggen')).text).not.toMatch(/next-auth|Google/);
});
