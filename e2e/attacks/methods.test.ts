/** Attacks through parts of a request other than its URL: its method, and headers that the renderer reads. */
import http from 'node:http';
import { describe, expect, test } from 'vitest';
import { say, someAddress } from '@/e2e/support/attacker';
import type { Said } from '@/e2e/support/attacker';
import { origin, Program, publishListing } from '@/e2e/support/program';
import { errorTexts } from '@/lib/texts/errors';

/** A path of every kind, and whether it can only be read. */
const paths: [string, boolean][] = [
  ['/', true],
  ['/aanbod', true],
  ['/aanbod/bestaat-niet', true],
  ['/aanbod/', true],
  ['/contact', true],
  ['/inloggen', true],
  ['/dashboard/overzicht', true],
  ['/verblijf/bestaat-niet', true],
  ['/bestaat-niet', true],
  ['/favicon.ico', true],
  ['/social.jpg', true],
  ['/_next/static/x.js', true],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/sitemaps/1.xml', false],
  ['/fotos/00000000-0000-4000-8000-000000000000/640.jpg', false],
  ['/api/listings', false],
  ['/api/listings/1', false],
  ['/api/user', false],
  ['/api/health', false],
  ['/api/docs', false],
  ['/api/auth/csrf', false],
  ['/api/bestaat-niet', false],
  ['/login', false],
  ['/sanctum/csrf-cookie', false],
];

describe('a method', () => {
  // Node's own client yields no response to it.
  const methods = http.METHODS.filter((method) => method !== 'CONNECT');

  test.each(paths)(
    '%s that does not support it is refused with the methods it supports',
    async (path, isRead) => {
      for (const method of methods) {
        const { status, headers, text } = await say(path, { method });
        expect(status, method).toBeLessThan(500);
        const known = isRead ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'];
        if (known.includes(method) && status !== 405) continue;
        expect(status, method).toBe(405);
        const allowed = headers.allow?.split(', ') ?? [];
        expect(allowed.includes(method), method).toBe(false);
        expect(allowed.length, method).toBeGreaterThan(0);
        if (isRead) expect(allowed).toEqual(['GET', 'HEAD']);
        if (method !== 'HEAD') expect(JSON.parse(text)).toEqual({ message: errorTexts.method_not_allowed });
      }
    },
  );
});

describe('the headers of a client-side navigation', () => {
  /** The renderer first redirects to a URL that contains a hash of these headers. */
  async function navigate(path: string, headers: Said['headers']) {
    const answer = await say(path, { headers });
    const { location } = answer.headers;
    if (answer.status !== 307 || !location?.includes('_rsc=')) return answer;
    const { pathname, search } = new URL(location, origin);
    return say(`${pathname}${search}`, { headers });
  }

  const pages = ['/', '/aanbod', '/contact', '/aanbod/bestaat-niet', '/inloggen', '/dashboard/overzicht'];
  const odd = [
    '',
    'x',
    '%',
    '%zz',
    'null',
    '{}',
    '[]',
    '["",{}',
    '["a","b","c"]',
    '[["",{}]',
    '/_tree',
    '//x',
    '1',
  ];

  test.each(pages)('get a 400 on %s if the router state in them cannot be parsed', async (page) => {
    for (const state of [...odd.filter((text) => text !== ''), '['.repeat(3000), 'x'.repeat(12_000)]) {
      const { status, text } = await navigate(page, { rsc: '1', 'next-router-state-tree': state });
      expect([status, JSON.parse(text)], state.slice(0, 20)).toEqual([
        400,
        { message: errorTexts.malformed_navigation },
      ]);
    }
    const good = { rsc: '1', 'next-router-state-tree': encodeURIComponent('["",{}]') };
    expect((await navigate(page, good)).status).toBeLessThan(400 + Number(page.endsWith('niet')) * 5);
  });

  const names = [
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'next-url',
    'next-action',
    'next-hmr-refresh',
    'next-resume',
    'x-nextjs-data',
    'x-matched-path',
    'x-middleware-rewrite',
    'x-invoke-path',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-prerender-revalidate',
    'cookie',
    'accept-encoding',
    'if-match',
    'if-modified-since',
    'range',
  ];

  test.each(names)('break nothing with an odd %s', async (name) => {
    for (const path of [...pages, '/favicon.ico', '/robots.txt', '/api/listings'])
      for (const value of odd)
        for (const rsc of [undefined, '1']) {
          const { status } = await navigate(path, { rsc, [name]: value });
          expect(status, `${path} ${value}`).toBeLessThan(500);
        }
  });
});

test('a condition that matches anything gives no free responses', async () => {
  const admin = await Program.signedIn('admin');
  const { id } = await publishListing(admin);
  const { data } = await (await admin.call('GET', `/api/listings/${id}`)).json();
  const photo = new URL(data.pictures[0].url, origin).pathname;
  for (const path of [photo, `/api/listings/${id}/calendar`, '/api/docs', '/aanbod'])
    for (const tag of ['*', '*, "x"', '"x", *'])
      expect((await say(path, { headers: { 'if-none-match': tag } })).status, path).toBe(200);
  // What does not exist is not reported as unchanged either.
  expect((await say(photo.replace(/jpg$/, 'avif'), { headers: { 'if-none-match': '*' } })).status).not.toBe(
    304,
  );
  const address = someAddress();
  const headers = { 'if-none-match': '*', 'x-forwarded-for': address };
  expect((await say(`/api/listings/${id}/calendar`, { headers })).status).toBe(200);
  expect(
    (await admin.call('DELETE', `/api/listings/${id}/destroy`, { message: 'Bestaat niet.' })).status,
  ).toBeLessThan(300);
});

test('the OpenAPI document is sent compressed, and only once', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const plain = await say(path);
    expect(plain.status).toBe(200);
    const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'br' } });
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.headers.get('content-encoding'), etag.endsWith('-br"')], path).toEqual(['br', true]);
    // fetch() has decompressed it.
    expect(await answer.text()).toBe(plain.text);
    const again = await say(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.status, again.text], path).toEqual([304, '']);
  }
});
