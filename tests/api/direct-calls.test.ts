/** Calls that the front makes itself answer as they do through the router. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/api/listings/route';
import { directCall, makeCall } from '@/server/http/direct-calls';
import { makeListing } from '@/tests/factories/listing';

const server = createServer((req, res) => {
  const call = directCall(req);
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

it.each(['', '?guests=2&sort_by=price_asc', '?guests=0&kleur=rood'])('/api/listings%s', async (query) => {
  const url = `${origin}/api/listings${query}`;
  const direct = await fetch(url);
  const routed = await GET(new Request(url), { params: Promise.resolve({}) });
  expect(direct.status).toBe(routed.status);
  expect(await direct.json()).toEqual(await routed.json());
  for (const name of ['content-type', 'cache-control'])
    expect(direct.headers.get(name)).toBe(routed.headers.get(name));
});

it('has one of each header', async () => {
  const { headers } = await fetch(`${origin}/api/listings`);
  expect(headers.get('x-request-id')).not.toContain(',');
  expect(Number(headers.get('content-length'))).toBeGreaterThan(100);
});

it.each([
  ['POST', '/api/listings'],
  ['HEAD', '/api/listings'],
  ['GET', '/api/listings/1'],
  ['GET', '/api/user'],
])('leaves %s %s to the router', async (method, path) => {
  expect((await fetch(origin + path, { method })).status).toBe(501);
});
