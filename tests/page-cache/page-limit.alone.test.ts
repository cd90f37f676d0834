/** How many pages a client address may have rendered, counted in the database as on a running site. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isLimited } from '@/server/http/rate-limit';
import type { Handle } from '@/server/front/page-cache/capture';
import { PageLimit } from '@/server/front/page-cache/page-limit';
import { StandIns } from '@/server/front/page-cache/stand-ins';
import { visitor } from '@/tests/support/client';

process.env.RATE_LIMIT_PAGES = '5';
process.env.TRUST_PROXY = '1';
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** A front that renders every request; `rendered` lists them. */
async function front() {
  const rendered: string[] = [];
  const handle: Handle = async (req, res) => {
    rendered.push(req.url ?? '');
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(`<h1>${req.url}</h1>`);
  };
  const limit = new PageLimit(new StandIns(handle, 'localhost'));
  const server = createServer((req, res) => {
    void limit.admits(req, res).then((admitted) => admitted && res.end('page'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/aanbod?page=3`, { headers: { 'x-forwarded-for': address, ...headers } });
  return { ask, rendered };
}

describe('rendering for one client address', () => {
  it('ends with a page that says so, and continues for everyone else', async () => {
    const { ask, rendered } = await front();
    const [mine, other] = [visitor().address, visitor().address];
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await ask(mine)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    expect((await ask(other)).status).toBe(200);
    // The page that says so is rendered once, however often it is sent.
    expect(rendered).toEqual(['/te-druk']);
  });

  it('is refused with a complete page, its policy, and when to retry', async () => {
    const { ask } = await front();
    const { address } = visitor();
    for (let n = 0; n < 5; n += 1) await ask(address);
    const refused = await ask(address);
    expect([refused.status, await refused.text()]).toEqual([429, '<h1>/te-druk</h1>']);
    const { headers } = refused;
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('is refused with a short text if the request is for data', async () => {
    const { ask } = await front();
    const { address } = visitor();
    for (let n = 0; n < 5; n += 1) await ask(address, { rsc: '1' });
    const refused = await ask(address, { rsc: '1' });
    expect([refused.status, await refused.text()]).toEqual([
      429,
      'U hebt dit te vaak geprobeerd. Wacht even en probeer het dan opnieuw.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts all concurrent requests', async () => {
    const { ask } = await front();
    const { address } = visitor();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('has the limits in the settings', () => {
    expect(isLimited('pages')).toBe(true);
  });
});
