/** Attacks on the front, over HTTP: whatever a stranger sends must cost the site next to nothing. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { say, someAddress, statusesOf, tokenHeaders } from '@/e2e/support/attacker';
import { origin, Program, publishListing } from '@/e2e/support/program';
import { withSecondSite } from '@/e2e/support/second-site';
import { tooBusyTexts } from '@/lib/texts/missing-page';
import { routesIn } from '@/lib/match-route';

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const { host } = new URL(origin);

describe('an anonymous form', () => {
  const list = 'a[]&'.repeat(65_000);

  test('does not stop the server', async () => {
    const login = say('/login', {
      method: 'POST',
      headers: { ...(await tokenHeaders()), ...urlencoded },
      body: list.slice(0, 128_000),
    });
    const contact = say('/api/contact/form', {
      method: 'POST',
      headers: { ...urlencoded, origin },
      body: list,
    });
    const meanwhile = await say('/api/health');
    expect(meanwhile.ms).toBeLessThan(3000);
    expect([(await login).status, (await contact).status]).toEqual([413, 413]);
    expect((await login).ms).toBeLessThan(5000);
  });

  test('may be sent in parts, as deep JSON or as a query', async () => {
    const token = await tokenHeaders();
    const part = '--g\r\nContent-Disposition: form-data; name="a[]"\r\n\r\nx\r\n';
    const bodies = [
      ['multipart/form-data; boundary=g', `${part.repeat(4000)}--g--\r\n`],
      ['application/json', '['.repeat(200_000)],
      ['application/json', '{"a":'.repeat(40_000)],
      ['application/json', `{"email":[${'0,'.repeat(100_000)}0]}`],
    ];
    for (const [type, body] of bodies) {
      const answer = await say('/login', {
        method: 'POST',
        headers: { ...token, 'content-type': type },
        body,
      });
      expect([answer.status, answer.ms < 5000], type).toEqual([413, true]);
    }
    for (const target of ['/api/listings', '/aanbod', '/inloggen', '/dashboard/nieuws', '/']) {
      const answer = await say(`${target}?${'a[]&'.repeat(3000)}`);
      expect([answer.status, answer.ms < 3000], target).toEqual([414, true]);
    }
  });

  test('is counted by IP address before it is read', async () => {
    const headers = { ...(await tokenHeaders()), 'content-type': 'application/json' };
    const statuses = new Set<number>();
    for (let n = 0; n < 121; n += 1) {
      statuses.add((await say('/register', { method: 'POST', headers, body: '{' })).status);
    }
    expect([...statuses]).toEqual([422, 429]);
    const elsewhere = { ...headers, 'x-forwarded-for': someAddress() };
    expect((await say('/register', { method: 'POST', headers: elsewhere, body: '{' })).status).toBe(422);
  });
});

describe('a foreign host name that leads here', () => {
  test('is not this site', async () => {
    for (const name of [
      'evil.test',
      `evil.test:80`,
      `localhost.evil.test`,
      '192.168.0.1',
      `${host}@evil.test`,
    ]) {
      for (const target of ['/', '/aanbod', '/dev/mail', '/api/user', '/robots.txt', '/_next/static/x.js']) {
        const answer = await say(target, { headers: { host: name } });
        expect(answer.status, `${name} ${target}`).toBe(421);
        expect(answer.text).not.toContain('<');
      }
      expect((await say('/api/health', { headers: { host: name } })).status).toBe(200);
    }
    for (const name of [host, host.toUpperCase(), '127.0.0.1', '[::1]:9999']) {
      expect((await say('/contact', { headers: { host: name } })).status, name).toBe(200);
    }
  });

  test('shows no mails, and neither does access from the network', async () => {
    const { port: ours } = new URL(origin);
    expect((await say('/dev/mail', { port: Number(ours) })).status).toBe(404);
    const asAtHome = (first: Record<string, string>, dataDir: string) => {
      const database = new URL(first.DATABASE_URL ?? '');
      database.password ||= 'kust';
      const { password } = database;
      fs.writeFileSync(path.join(dataDir, 'postgres.json'), JSON.stringify({ password }));
      fs.mkdirSync(path.join(dataDir, 'mail'));
      fs.writeFileSync(
        path.join(dataDir, 'mail', 'een.eml'),
        'Subject: Nieuw wachtwoord\r\n\r\nhttp://x\r\n',
      );
      return { DATABASE_URL: database.href, TRUST_PROXY: '', HOST: '127.0.0.1' };
    };
    await withSecondSite(asAtHome, async ({ port }) => {
      const ask = (headers: Record<string, string | undefined>) =>
        say('/dev/mail', {
          port,
          headers: { host: `localhost:${port}`, 'x-forwarded-for': undefined, ...headers },
        });
      const mine = await ask({});
      expect([mine.status, mine.text.includes('Nieuw wachtwoord')]).toEqual([200, true]);
      expect((await ask({ host: `evil.test:${port}` })).status).toBe(421);
      expect((await ask({ 'x-forwarded-for': '203.0.113.5' })).status).toBe(404);
    });
    const asOpen = (first: Record<string, string>, dataDir: string) => ({
      ...asAtHome(first, dataDir),
      HOST: '0.0.0.0',
    });
    await withSecondSite(asOpen, async ({ port }) => {
      const headers = { host: `localhost:${port}`, 'x-forwarded-for': undefined };
      const answer = await say('/dev/mail', { port, headers });
      expect([answer.status, answer.text.includes('Nieuw wachtwoord')]).toEqual([404, false]);
    });
  });
});

test('photos that were removed are no longer served', async () => {
  const admin = await Program.signedIn('admin');
  const { id } = await publishListing(admin);
  const { data } = await (await admin.call('GET', `/api/listings/${id}`)).json();
  const photo: string = new URL(data.pictures[0].url, origin).pathname;
  const [folder = ''] = /^\/fotos\/[^/]+/.exec(photo) ?? [];
  const kept = `/_next/image?url=${encodeURIComponent(photo)}&w=640&q=75`;
  const shown = await say(photo);
  expect([shown.status, shown.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  expect((await say(kept)).status).toBe(404);
  expect(
    (await admin.call('DELETE', `/api/listings/${id}/destroy`, { message: 'Bestaat niet.' })).status,
  ).toBeLessThan(300);
  await expect.poll(async () => (await say(photo)).status).toBe(404);
  for (const target of [
    kept,
    kept.replace('image', '%69mage'),
    kept.replace('/image', '//image'),
    `${folder}/1`,
  ]) {
    expect((await say(target)).status, target).toBe(404);
  }
});

describe('characters that no text may contain', () => {
  const texts = [
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%ff',
    '%ED%A0%80',
    '%C2%85',
    '%F0%9F',
    '..%2f..',
    '%2e%2e',
    '__proto__',
  ];

  test('break no page and no call, in a path', async () => {
    const patterns = [
      ...Object.values(routesIn('nl')).filter((pattern) => pattern.includes('{')),
      '/api/lodgings/{x}',
      '/api/listings/{x}',
      '/api/listings/{x}/calendar',
      '/api/users/{x}',
      '/api/{x}',
      '/fotos/{x}/640.webp',
      '/fotos/{x}/origineel',
      '/sitemaps/{x}',
      '/{x}',
      '/{x}.png',
      '/_next/static/{x}',
    ];
    const targets = patterns.flatMap((one) => texts.map((text) => one.replace(/\{[^}]*\}/, text)));
    const asked = targets.flatMap((target) => [{ target }, { target, said: { headers: { rsc: '1' } } }]);
    const statuses = await statusesOf(asked);
    expect(statuses).toHaveLength(asked.length);
    expect(statuses.filter((told) => told.startsWith('5'))).toEqual([]);
  });

  test('break no page and no call, in a query', async () => {
    const pages = Object.values(routesIn('nl')).map((pattern) => pattern.replaceAll(/\{[^}]*\}/g, '1'));
    const calls = ['/api/listings', '/api/listings/count', '/api/listings/coordinates', '/api/lodgings/1'];
    const names = ['constructor', '__proto__', 'toString', 'token', 'page', 'listing_city_id', '%00', '%'];
    const together = names.flatMap((name) => texts.map((text) => `${name}=${text}`)).join('&');
    const searches = [together, ...names.map((name) => `${name}=1`)];
    const asked = [
      ...pages.map((page) => ({ target: `${page}?${together}` })),
      ...pages.map((page) => ({ target: `${page}?constructor=1&__proto__=%00&token=%ED%A0%80` })),
      ...calls.flatMap((call) => searches.map((search) => ({ target: `${call}?${search}` }))),
    ];
    const statuses = await statusesOf(asked);
    expect(statuses).toHaveLength(asked.length);
    expect(statuses.filter((told) => told.startsWith('5'))).toEqual([]);
  });

  test('break no call, in a body', async () => {
    const headers = { ...(await tokenHeaders()), 'content-type': 'application/json' };
    const half = JSON.stringify({ first_name: '\ud800', last_name: '\u0000', email: '\udfff@\u0007.be' });
    const names = '{"__proto__":{"email":"x"},"constructor":{"prototype":1},"email":["\\ud800"]}';
    for (const target of ['/login', '/register', '/forgot-password', '/reset-password', '/api/contact']) {
      for (const body of [half, names, 'null', '0', '"\\ud800"', '[]']) {
        const answer = await say(target, { method: 'POST', headers, body });
        expect(answer.status, `${target} ${body}`).toBe(422);
      }
    }
  });
});

test('endless rendering is stopped, for that one IP address only', async () => {
  await withSecondSite(
    () => ({ RATE_LIMIT_PAGES: '6' }),
    async ({ port }) => {
      const address = someAddress();
      const ask = (target: string, headers = {}) =>
        say(target, { port, headers: { host: `localhost:${port}`, 'x-forwarded-for': address, ...headers } });
      const search = (n: number) => `/aanbod?max_capacity=${n}-${n + 1}`;
      // A page that no change of a listing makes stale.
      const kept = '/over-ons';
      const statuses = [(await ask(kept)).status];
      for (let n = 0; n < 7; n += 1) statuses.push((await ask(search(n))).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
      const refused = await ask('/bestaat-niet');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['content-type']).toContain('text/html');
      expect(refused.text).toContain(`<h1 class="max-w-xl">${tooBusyTexts.title}`);
      expect(refused.text).toContain('</footer>');
      const data = await ask('/inloggen', { rsc: '1' });
      expect([data.status, data.headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
      expect((await ask('/zomaar.png')).status).toBe(429);
      // Cached pages cost nothing, and other clients are unaffected.
      expect((await ask(kept)).status).toBe(200);
      expect((await ask('/favicon.svg')).status).toBe(200);
      expect((await ask(search(20), { 'x-forwarded-for': someAddress() })).status).toBe(200);
    },
  );
});

describe('headers', () => {
  test('disable features that nobody needs', async () => {
    for (const target of ['/', '/inloggen', '/bestaat-niet', '/api/user', '/api/listings', '/dashboard']) {
      const { headers } = await say(target);
      expect(headers['content-security-policy'], target).toContain("base-uri 'none'");
      expect(headers['cross-origin-resource-policy'], target).toBe('same-origin');
    }
    expect((await say('/social.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('list each script of a cached page and no other', async () => {
    for (const target of ['/', '/aanbod', '/contact', '/aanbod/bestaat-niet']) {
      const { text, headers } = await say(target);
      const inline = [
        ...text.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g),
      ];
      const hashes = inline.map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      const policy = String(headers['content-security-policy']);
      const named = policy.match(/'sha256-[^']+'/g) ?? [];
      expect(new Set(named), target).toEqual(new Set(hashes));
      expect(named.length, target).toBeGreaterThan(0);
      expect(text, target).not.toMatch(/nonce="(?!-*")/);
    }
  });

  test('of a change decide whether it comes from our site', async () => {
    const token = await tokenHeaders();
    const change = (site: string) =>
      say('/logout', { method: 'POST', headers: { ...token, 'sec-fetch-site': site } });
    expect((await change('cross-site')).status).toBe(419);
    expect((await change('same-site')).status).toBe(419);
    expect((await change('same-origin')).status).toBe(204);
  });
});
