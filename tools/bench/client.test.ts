import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAll } from '@/tools/bench/client';

const seen: string[] = [];
const server = http.createServer((req, res) => {
  seen.push(`${req.url} ${req.headers['accept-encoding']}`);
  if (req.url === '/gone') res.writeHead(410).end();
  else if (req.url === '/parts') res.write('some', () => res.end('more'));
  else res.writeHead(200, { 'Content-Length': 100_000 }).end(Buffer.alloc(100_000));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const headers = { 'accept-encoding': 'br' };

describe('the client of the bench', () => {
  it('requests each path once and waits for the end of every response', async () => {
    seen.length = 0;
    const paths = ['/parts', ...Array.from({ length: 40 }, (_, index) => `/${index}`)];
    const { requests, seconds, p99 } = await askAll({ origin, paths, headers, connections: 8 });
    expect(requests).toBe(41);
    expect(seen.toSorted()).toEqual(paths.map((path) => `${path} br`).toSorted());
    expect(p99).toBeGreaterThan(0);
    expect(p99).toBeLessThanOrEqual(seconds * 1000);
  });

  it('sends requests until its time is up', async () => {
    seen.length = 0;
    const { requests, seconds } = await askAll({
      origin,
      paths: ['/a', '/b'],
      headers,
      connections: 2,
      seconds: 0.2,
    });
    expect(requests).toBe(seen.length);
    expect(requests).toBeGreaterThan(4);
    expect(seconds).toBeGreaterThanOrEqual(0.2);
    expect(new Set(seen)).toEqual(new Set(['/a br', '/b br']));
  });

  it('does not count a refusal as a response', async () => {
    const asked = askAll({ origin, paths: ['/a', '/gone'], headers, connections: 1 });
    await expect(asked).rejects.toThrow('410');
  });
});
