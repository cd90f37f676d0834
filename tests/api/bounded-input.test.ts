/** Input that a call refuses before it builds or reads anything. */
import { describe, expect, it } from 'vitest';
import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import type { Handler } from '@/server/http/endpoint';
import { visitor } from '@/tests/support/client';

const anything = z.record(z.string(), z.unknown());
const took = z.object({ fields: z.int() });
const count = async ({ body }: { body: Record<string, unknown> }) => ({ fields: Object.keys(body).length });
const declared = { summary: 'Counts', body: anything, response: took } as const;
const form = endpoint({ ...declared, auth: 'public', limit: 'none', csrf: 'same-origin' }, count);
const webhook = endpoint({ ...declared, auth: 'public', limit: 'none', csrf: false }, count);

const own = { origin: 'http://localhost:3000', host: 'localhost:3000' };

async function send(handler: Handler, init: RequestInit = {}) {
  const headers = { ...own, 'x-client-address': visitor().address, ...init.headers };
  const request = new Request('http://localhost:3000/api/proef', { method: 'POST', ...init, headers });
  const answer = await handler(request, { params: Promise.resolve({}) });
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

/** A multipart body with these fields, built by hand: it may contain more than a browser would send. */
function multipart(names: string[], more = ''): RequestInit {
  const parts = names.map((name) => `--grens\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`);
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=grens' },
    body: `${parts.join('')}${more}--grens--\r\n`,
  };
}

const names = (n: number) => Array.from({ length: n }, (_, at) => `f${at}`);

describe('a body', () => {
  it('has at most 500 fields, sent as a form', async () => {
    const written = (n: number) => names(n).join('=1&');
    expect(await send(form, { headers: urlencoded, body: written(500) })).toMatchObject({
      status: 200,
      body: { fields: 500 },
    });
    const refused = await send(form, { headers: urlencoded, body: written(501) });
    expect(refused).toEqual({
      status: 413,
      body: {
        message: 'Wat u verstuurt, is te groot. Kort uw tekst in, of kies minder of kleinere bestanden.',
      },
    });
  });

  it('has at most 500 fields, sent in parts', async () => {
    expect(await send(form, multipart(names(500)))).toMatchObject({ status: 200, body: { fields: 500 } });
    expect((await send(form, multipart(names(501)))).status).toBe(413);
    expect((await send(form, multipart(Array<string>(4000).fill('a[]')))).status).toBe(413);
  });

  it('omits files that are not expected', async () => {
    const file = `--grens\r\nContent-Disposition: form-data; name="p"; filename="a.jpg"\r\n\r\n${'x'.repeat(9000)}\r\n`;
    expect(await send(form, multipart(['a'], file))).toMatchObject({ status: 200, body: { fields: 1 } });
  });

  it.each([
    ['lists in each other', '['.repeat(100_000)],
    ['objects in each other', '{"a":'.repeat(40_000)],
    ['a list without end', `[${'1,'.repeat(60_000)}1]`],
  ])('is no %s', async (_what, body) => {
    expect((await send(form, { body })).status).toBe(413);
  });

  it('costs no more than its bytes, whatever it contains', async () => {
    const started = performance.now();
    for (const body of ['a[]&'.repeat(60_000), 'a[b][]=1&'.repeat(28_000), '&'.repeat(250_000)]) {
      expect((await send(form, { headers: urlencoded, body })).status).toBe(413);
    }
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a form that anyone may send', () => {
  it('is counted per client address before its body is read', async () => {
    const address = visitor().address;
    const headers = { ...urlencoded, 'x-client-address': address };
    const statuses: number[] = [];
    for (let n = 0; n < 120; n += 1) statuses.push((await send(form, { headers, body: 'a=1' })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    let wasRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          wasRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    // Node only sends a stream with `duplex`, which the DOM types do not know.
    const refused = await send(form, { headers, body, duplex: 'half' } as RequestInit);
    expect([refused.status, wasRead]).toEqual([429, false]);
    expect((await send(form, { headers: urlencoded, body: 'a=1' })).status).toBe(200);
  });

  it('is limited, unlike a webhook, whose sender may call as often as it has news', async () => {
    const headers = { 'x-client-address': visitor().address };
    for (let n = 0; n < 125; n += 1) expect((await send(webhook, { headers, body: '{}' })).status).toBe(200);
  });

  it.each(['/login', '/register', '/forgot-password', '/api/contact/form'])('is %s', async (path) => {
    const client = visitor();
    const origin = { origin: 'http://localhost:3000', host: 'localhost:3000' };
    let calls = 0;
    let last = 0;
    // Unparsable bodies are refused before the use-case counts anything.
    while (last !== 429 && calls < 130) {
      last = (await client.post(path, '{', { headers: origin })).status;
      calls += 1;
    }
    expect([last, calls]).toEqual([429, 121]);
  });
});

describe('a change from another site', () => {
  it.each([
    ['another site', 'cross-site', 419],
    ['a neighbour under the same domain', 'same-site', 419],
    ['our own pages', 'same-origin', 200],
    ['the person alone', 'none', 200],
  ])('%s: %s', async (_what, site, status) => {
    const sent = { headers: { ...urlencoded, 'sec-fetch-site': site }, body: 'a=1' };
    expect((await send(form, sent)).status).toBe(status);
    expect((await send(webhook, { headers: { 'sec-fetch-site': site }, body: '{}' })).status).toBe(200);
  });

  it('is refused even with a valid token, but reading is not', async () => {
    const client = visitor();
    const foreign = { headers: { 'sec-fetch-site': 'same-site' } };
    await client.get('/sanctum/csrf-cookie');
    expect((await client.post('/logout', undefined, foreign)).status).toBe(419);
    expect((await client.get('/api/listing-cities', foreign)).status).toBe(200);
    expect((await client.post('/logout')).status).toBe(204);
  });
});
