/** Calls that the front answers itself give the same answers as through the router. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontCalls } from '@/app/front-calls';
import { GET } from '@/app/api/listings/route';
import { GET as getPhoto } from '@/app/fotos/[id]/[file]/route';
import { GET as getNewsImage } from '@/app/fotos/nieuws/[id]/[file]/route';
import { findFrontCall, makeCall } from '@/server/front/front-calls';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';

const server = createServer((req, res) => {
  const call = findFrontCall(frontCalls, req);
  res.setHeader('X-Request-Id', 'set-by-the-front');
  if (call) void makeCall(call, req, res);
  else res.writeHead(501).end();
});
let origin = '';

beforeAll(async () => {
  await makeListing();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** The status of a request sent as it is: fetch normalises paths, and bypasses caches when given an ETag. */
const statusOf = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    ask(`${origin}/`, { method, path, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

it.each(['', '?adults=2&sort_by=price_asc', '?adults=0&kleur=rood'])('/api/listings%s', async (query) => {
  const url = `${origin}/api/listings${query}`;
  const direct = await fetch(url);
  const routed = await GET(new Request(url), { params: Promise.resolve({}) });
  expect(direct.status).toBe(routed.status);
  expect(await direct.json()).toEqual(await routed.json());
  for (const name of ['content-type', 'cache-control'])
    expect(direct.headers.get(name)).toBe(routed.headers.get(name));
});

it('has each header once', async () => {
  const { headers } = await fetch(`${origin}/api/listings`);
  expect(headers.get('x-request-id')).not.toContain(',');
  expect(Number(headers.get('content-length'))).toBeGreaterThan(100);
});

describe('a photo', () => {
  let shown = '';
  let hidden = '';
  beforeAll(async () => {
    ({ id: shown } = await makePicture({ listingId: (await makeListing()).id }));
    ({ id: hidden } = await makePicture({ listingId: (await makeWaitingListing()).id }));
  });

  async function both(id: string, file: string, headers: Record<string, string> = {}) {
    const url = `${origin}/fotos/${id}/${file}`;
    const direct = await fetch(url, { headers });
    const routed = await getPhoto(new Request(url, { headers }), { params: Promise.resolve({ id, file }) });
    expect(direct.status).toBe(routed.status);
    for (const name of ['content-type', 'cache-control', 'etag'])
      expect(direct.headers.get(name)).toBe(routed.headers.get(name));
    return { direct, routed };
  }

  it.each(['320.webp', '640.jpg'])('%s, complete and unchanged', async (file) => {
    const { direct, routed } = await both(shown, file, { 'accept-encoding': 'br, gzip' });
    expect(direct.status).toBe(200);
    const bytes = await direct.bytes();
    expect(bytes).toEqual(await routed.bytes());
    expect(direct.headers.get('content-length')).toBe(String(bytes.length));
    expect(direct.headers.get('content-encoding')).toBeNull();
  });

  it('is not sent to a client that has it', async () => {
    const tag = (await both(shown, '320.webp')).direct.headers.get('etag') ?? '';
    const path = `/fotos/${shown}/320.webp`;
    expect(await statusOf('GET', path, { 'if-none-match': tag })).toBe(304);
    expect(await statusOf('GET', path, { 'if-none-match': '"another"' })).toBe(200);
  });

  it('of a hidden listing, of none, and under an invalid file name, is not found', async () => {
    for (const [id, file] of [
      [hidden, '320.webp'],
      ['00000000-0000-4000-8000-000000000000', '320.webp'],
      [shown, '321.webp'],
    ] as const) {
      const { direct, routed } = await both(id, file);
      expect(direct.status).toBe(404);
      expect(await direct.json()).toEqual(await routed.json());
    }
  });

  it('of an article is for signed-in users', async () => {
    const url = `${origin}/fotos/nieuws/1/320.webp`;
    const params = Promise.resolve({ id: '1', file: '320.webp' });
    const routed = await getNewsImage(new Request(url), { params });
    expect(routed.status).toBe(401);
    expect((await fetch(url)).status).toBe(401);
  });
});

const anId = '00000000-0000-4000-8000-000000000000';

it.each([
  ['POST', '/api/listings'],
  ['HEAD', '/api/listings'],
  ['GET', '/api/listings/1'],
  ['GET', '/api/user'],
  ['HEAD', `/fotos/${anId}/320.webp`],
  ['GET', `/fotos/${anId}/origineel`],
  ['GET', `/fotos/${anId}/320.webp/`],
  ['GET', `/fotos/${anId}/../320.webp`],
  ['GET', `/fotos/${anId}/%33%32%30.webp`],
  ['GET', '/fotos/nieuws/320.webp'],
  ['GET', '/fotos/nieuws/1/origineel'],
])('leaves %s %s to the router', async (method, path) => {
  expect(await statusOf(method, path)).toBe(501);
});
