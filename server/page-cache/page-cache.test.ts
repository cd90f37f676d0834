import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { declarePublicPage, setPageStatus } from '@/server/http/request-context';
import type { Handle } from './capture';
import { PageCache } from './page-cache';
import { PageStore } from './store';

process.env.APP_URL = 'http://localhost:3000';
const closers: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  closers.splice(0).forEach((close) => close());
});

/** A front around a renderer that says what it was asked; `renders` counts how often. */
async function front(
  page: Partial<{ isPublic: boolean; tags: string[]; status: number; maxAge: number; goodFor: number }> = {},
) {
  const state = { renders: 0, fresh: true, running: 0, most: 0 };
  const store = new PageStore(1e7);
  const { isPublic = true, tags = ['listings'], status = 200, maxAge, goodFor } = page;
  const handle: Handle = async (req, res) => {
    state.renders += 1;
    const render = state.renders;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    state.running -= 1;
    if (isPublic) declarePublicPage({ tags, maxAge, goodFor });
    if (status !== 200) setPageStatus(status);
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.write(`<p>${render} ${req.url} ${JSON.stringify(req.headers)}</p>`);
    res.end('<script>start()</script><script type="application/ld+json">{}</script>');
  };
  const cache = new PageCache({ handle, store, isFresh: () => state.fresh, host: 'localhost' });
  const server = createServer((req, res) => {
    void cache.answer(req, res, 'request-1').then((answered) => answered || res.writeHead(299).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(origin + path, { headers, method });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, state, store };
}

describe('PageCache', () => {
  it('renders a cold page once for a burst of visitors', async () => {
    const { ask, state } = await front();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/')));
    expect(state.renders).toBe(1);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });

  it('never lets anything of one visitor reach the page of another', async () => {
    const { ask } = await front();
    const mine = {
      cookie: 'next-auth.session-token=mijn-geheim',
      'accept-language': 'fr',
      authorization: 'x',
    };
    const [first, second] = await Promise.all([
      ask('/?utm_source=mijn-geheim', mine),
      ask('/', { cookie: 'a=ander' }),
    ]);
    expect(first.text).toBe(second.text);
    expect(first.text).not.toMatch(/geheim|cookie|authorization|utm_source/);
    expect(first.headers.get('set-cookie')).toBeNull();
  });

  it('keeps only what the page itself declares public', async () => {
    const { ask, state, store } = await front({ isPublic: false });
    await ask('/');
    await ask('/');
    expect([state.renders, store.size]).toEqual([2, 0]);
  });

  it('lets other addresses and navigation data through', async () => {
    const { ask, state } = await front();
    const statuses = await Promise.all([
      ask('/dashboard'),
      ask('/inloggen'),
      ask('/geen-pagina'),
      ask('/', { rsc: '1' }),
      ask('/', {}, 'POST'),
    ]);
    expect(statuses.map((answer) => answer.status)).toEqual([299, 299, 299, 299, 299]);
    expect(state.renders).toBe(0);
  });

  it('answers 304 to who has it, and a head without a body', async () => {
    const { ask } = await front();
    const etag = (await ask('/')).headers.get('etag') ?? '';
    const again = await ask('/', { 'if-none-match': `"andere", W/${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.text, Number(head.headers.get('content-length')) > 0]).toEqual([200, '', true]);
  });

  it('gives each encoding a tag of its own, and knows the page by any of them', async () => {
    const { ask } = await front();
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = (await ask('/', { 'accept-encoding': encoding })).headers.get('etag') ?? '';
      tags.add(tag);
      expect((await ask('/', { 'if-none-match': tag })).status).toBe(304);
    }
    expect(tags.size).toBe(3);
  });

  it('serves no page of yesterday', async () => {
    const { ask, state } = await front();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T21:59:50Z') });
    await ask('/');
    vi.setSystemTime(new Date('2026-07-01T21:59:59Z'));
    expect((await ask('/')).text).toContain('<p>1 ');
    // Midnight in Belgium.
    vi.setSystemTime(new Date('2026-07-01T22:00:00Z'));
    expect((await ask('/')).text).toContain('<p>2 ');
    expect(state.renders).toBe(2);
  });

  it('serves no page beyond the time that it is good for', async () => {
    const { ask } = await front({ goodFor: 3600 });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T10:00:00Z') });
    await ask('/');
    vi.setSystemTime(new Date('2026-07-01T10:59:59Z'));
    expect((await ask('/')).text).toContain('<p>1 ');
    await expect.poll(async () => (await ask('/')).text).toContain('<p>2 ');
    vi.setSystemTime(new Date('2026-07-01T12:00:00Z'));
    expect((await ask('/')).text).toContain('<p>3 ');
  });

  it('lets a CDN answer for a moment, and browsers ask each time', async () => {
    const { ask } = await front();
    expect((await ask('/')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    );
  });

  it('names the hashes of its inline scripts in the policy and allows no other', async () => {
    const policy = (await (await front()).ask('/')).headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'$/);
  });

  it('renders again after a change, and not from what was rendered meanwhile', async () => {
    const { ask, state, store } = await front({ tags: ['listing:7'] });
    const running = ask('/');
    await expect.poll(() => state.renders).toBe(1);
    store.drop('listing:7');
    await running;
    expect(store.size).toBe(0);
    expect((await ask('/')).text).toContain('<p>2 ');
    expect((await ask('/')).text).toContain('<p>2 ');
  });

  it('serves an old page while it renews it', async () => {
    const { ask, state } = await front({ maxAge: 0 });
    await ask('/');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await ask('/')).text).toContain('<p>1 ');
    await expect.poll(() => state.renders).toBe(2);
  });

  it('renews many old pages a few at a time', async () => {
    const { ask, state } = await front({ maxAge: 0 });
    const paths = Array.from({ length: 12 }, (_, n) => `/aanbod/woning-${n}`);
    for (const path of paths) await ask(path);
    state.most = 0;
    await Promise.all([...paths, ...paths].map((path) => ask(path)));
    await expect.poll(() => state.renders).toBeGreaterThanOrEqual(24);
    expect(state.most).toBe(2);
  });

  it('keeps the status that a page declared', async () => {
    const { ask } = await front({ status: 404 });
    expect((await ask('/aanbod/bestaat-niet')).status).toBe(404);
  });

  it('lets who is signed in through to what the public cannot see', async () => {
    const { ask } = await front({ status: 404 });
    const cookie = 'a=b; next-auth.session-token=x';
    expect((await ask('/aanbod/concept', { cookie })).status).toBe(299);
    expect((await ask('/aanbod/concept')).status).toBe(404);
    expect((await ask('/aanbod/concept', { cookie })).status).toBe(299);
  });

  it('serves nothing from memory while changes cannot be heard of', async () => {
    const { ask, state } = await front();
    await ask('/');
    state.fresh = false;
    await ask('/');
    expect(state.renders).toBe(2);
  });
});
