/**
 * Attacks on accounts, names, the register and moderation, over HTTP as anybody could make them: inviting reveals
 * nothing, an impersonating admin is named, and limits hold under concurrent calls.
 */
import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { demoAdmin, freshEmail, makeAccount } from '@/e2e/support/accounts';
import type { Account, NewAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';

const site = () => process.env.E2E_BASE_URL ?? 'http://localhost:3000';

interface Answer {
  status: number;
  headers: Headers;
  // The response as received, unparsed.
  body: { data?: unknown; message?: string; errors?: Record<string, string[]>; meta?: { total: number } };
  text: string;
}

/** A client without a browser, with its own IP address. */
class Client {
  readonly #cookies = new Map<string, string>();
  readonly #address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.call('GET', '/sanctum/csrf-cookie');
    const response = await fetch(site() + path, {
      method,
      redirect: 'manual',
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        accept: 'application/json',
        origin: site(),
        'x-forwarded-for': this.#address,
        'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    // A CSRF token belongs to the session it was issued for.
    if (/^\/(login$|api\/impersonate\/)/.test(path)) this.#cookies.delete('XSRF-TOKEN');
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
  }
}

async function signedIn({ email, password }: Account): Promise<Client> {
  const client = new Client();
  const { status } = await client.call('POST', '/login', { email, password });
  expect(status).toBe(200);
  return client;
}

async function unverified(): Promise<NewAccount> {
  const account = await makeAccount();
  await rowsOf('UPDATE users SET email_verified_at = NULL WHERE id = $1', [account.id]);
  return account;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

afterEach(clearLeftovers);

test('inviting a manager reveals nothing about the address: not in the answer, the list, the mail or the time taken', async () => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const client = await signedIn(owner);
  const known = await makeAccount({ roleId: 2, firstName: 'Geheim' });
  const unknown = freshEmail('niemand');
  const managers = `/api/listings/${listing.id}/managers`;
  const seen = [];
  for (const email of [known.email, unknown]) {
    const answer = await client.call('PUT', managers, { create: [email] });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('Geheim');
    const { subject, text } = await readMail(email);
    seen.push({ subject, text: text.replaceAll(/token=[\w-]+/g, 'token=…') });
    await client.call('PUT', managers, { delete: [email] });
  }
  expect(seen[0]).toEqual(seen[1]);
  await client.call('PUT', managers, { create: [known.email] });
  expect((await client.call('GET', '/api/users')).body.meta?.total).toBe(0);
  expect((await client.call('GET', `/api/users/${known.id}`)).status).toBe(404);
  expect((await client.call('GET', `/api/listings/${listing.id}`)).text).not.toContain('Geheim');

  await client.call('PUT', managers, { delete: [known.email] });
  const invite = async (email: string) => {
    const started = performance.now();
    await client.call('PUT', managers, { create: [email] });
    const took = performance.now() - started;
    await client.call('PUT', managers, { delete: [email] });
    return took;
  };
  /** Whether known addresses take clearly more or less time than unknown ones. */
  const tells = async () => {
    const pairs: (readonly [known: number, unknown: number])[] = [];
    for (let round = 0; round < 12; round += 1)
      pairs.push([await invite(known.email), await invite(unknown)]);
    const usual = median(pairs.map((pair) => Math.min(...pair)));
    return Math.abs(median(pairs.map(([one, other]) => one - other))) >= Math.max(25, 0.75 * usual);
  };
  // Other programs can cause such a difference once; a real one shows every time.
  expect((await tells()) && (await tells()) && (await tells())).toBe(false);
});

test('no mail of ours contains a web address typed as a name', async () => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const client = await signedIn(owner);
  for (const name of ['Win op prijs.xyz', 'https://prijs', 'www.prijs', 'prijs．com', 'jan@prijs.be']) {
    const profile = { first_name: name, last_name: 'Claes', email: owner.email };
    const told = await client.call('PUT', `/api/users/${owner.id}`, profile);
    expect([told.status, told.body.errors?.first_name?.[0]]).toEqual([
      422,
      expect.stringMatching(/^Voornaam/),
    ]);
    const saved = await client.call('PUT', `/api/listings/${listing.id}`, { name_holiday_home: name });
    expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, ['name_holiday_home']]);
    const asked = await new Client().call('POST', `/api/listings/${listing.slug}/contact-requests`, {
      first_name: 'Jan',
      last_name: 'Maes',
      email: freshEmail('slachtoffer'),
      country: 'be',
      subject: name,
      message: 'Dag',
      g_recaptcha_response: 'x',
    });
    expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([422, ['subject']]);
  }
  const allowed = await client.call('PUT', `/api/listings/${listing.id}`, {
    name_holiday_home: 'Villa St. Idesbald',
  });
  expect(allowed.status).toBe(200);
});

test('an impersonating admin is named in what is stored and in what others see', async () => {
  const owner = await makeAccount({ firstName: 'Rita', lastName: 'Claes' });
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const admin = await signedIn(demoAdmin);
  expect((await admin.call('POST', `/api/impersonate/${owner.id}`, { reason: 'Op vraag' })).status).toBe(200);
  const night = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const blocked = await admin.call('POST', `/api/listings/${listing.id}/disabled-booking-periods`, {
    dates: [night],
  });
  expect(blocked.status).toBe(200);
  expect((await admin.call('PUT', `/api/listings/${listing.id}/disable`)).status).toBe(200);
  const kept = await rowsOf<{ action: string; admin: string; asUser: number }>(
    `SELECT a.action, u.email::text AS admin, (a.details ->> 'as_user_id')::int AS "asUser"
     FROM audit_logs a JOIN users u ON u.id = a.actor_id
     WHERE (a.details ->> 'as_user_id')::int = $1 ORDER BY a.id`,
    [owner.id],
  );
  expect(kept).toEqual([
    { action: 'impersonation.write', admin: demoAdmin.email, asUser: owner.id },
    { action: 'listing.disable', admin: demoAdmin.email, asUser: owner.id },
  ]);
  const logs = await (await signedIn(owner)).call('GET', `/api/listings/${listing.id}/logs`);
  expect(logs.text).toContain('beheerder namens Rita Claes');
});

test('the register answers landlords only, and each account 60 times an hour', async () => {
  const call = '/api/lodgings/900001';
  expect((await new Client().call('GET', call)).status).toBe(401);
  for (const account of [await unverified(), await makeAccount({ roleId: 2 })])
    expect((await (await signedIn(account)).call('GET', call)).status).toBe(403);
  const client = await signedIn(await makeAccount());
  const numbers = Array.from({ length: 75 }, (_, n) => `/api/lodgings/${900_001 + n}`);
  const answers = await Promise.all(numbers.map((path) => client.call('GET', path)));
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(60);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an account creates at most 30 listings a day, however many it requests at once', async () => {
  const account = await makeAccount();
  const client = await signedIn(account);
  const concept = { logiesdecreet: '900900', action: 'disable' };
  const make = () => client.call('POST', '/api/listings', concept);
  const flood = await Promise.all(Array.from({ length: 45 }, make));
  // Three forms per account are processed at once, the others are refused before they are read.
  const made = flood.filter(({ status }) => status === 201).length;
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(45 - made);
  const answers: Awaited<ReturnType<typeof make>>[] = [];
  while (answers.length < 45 - made)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(3, 45 - made - answers.length) }, make))),
    );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(30 - made);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  const [row] = await rowsOf<{ made: number }>(
    'SELECT count(*)::int AS made FROM listings WHERE user_id = $1',
    [account.id],
  );
  expect(row?.made).toBe(30);
});

test('changes to an approved listing are shown to admins until they have reviewed them', async () => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const client = await signedIn(owner);
  const admin = await signedIn(demoAdmin);
  const find = async () => {
    const { body } = await admin.call('GET', '/api/listings/changed?limit=100');
    const list = body.data as { id: number; version: string; before: { name_holiday_home: string } }[];
    return list.find(({ id }) => id === listing.id);
  };
  const rename = (name: string) =>
    client.call('PUT', `/api/listings/${listing.id}`, { name_holiday_home: name });
  expect(await find()).toBeUndefined();
  expect((await rename('Gratis geld')).status).toBe(200);
  const first = await find();
  expect(first?.before.name_holiday_home).toBe('Duinroos');
  expect((await new Client().call('GET', `/api/listings/${listing.slug}`)).status).toBe(200);
  await rename('Nog meer geld');
  const seen = `/api/listings/${listing.id}/changes/seen`;
  expect((await admin.call('PUT', seen, { version: first?.version })).status).toBe(409);
  expect((await client.call('PUT', seen, { version: first?.version })).status).toBe(403);
  expect((await admin.call('PUT', seen, { version: (await find())?.version })).status).toBe(204);
  expect(await find()).toBeUndefined();
  await rowsOf('UPDATE users SET email_verified_at = NULL WHERE id = $1', [owner.id]);
  expect((await rename('Weer iets')).status).toBe(403);
});
