import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { declarePublicPage, setPageStatus } from '@/server/http/request-context';
import type { Handle } from './capture';
import { PageCache } from './page-cache';
import type { Limit } from './page-cache';
import { PageStore } from './store';

process.env.APP_URL = 'http://localhost:3000';
const closers: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  closers.splice(0).forEach((close) => close());
});

/** A front around a renderer that echoes the request; `renders` counts its calls. */
async function front(
  page: Partial<{ isPublic: boolean; tags: string[]; status: number; maxAge: number; goodFor: number }> = {},
) {
  const state = { renders: 0, fresh: true, running: 0, most: 0, open: true, asked: 0 };
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
    // Like the renderer, marks its own scripts with the nonce from the request's CSP.
    const [, nonce = ''] = /'nonce-(.+?)'/.exec(String(req.headers['content-security-policy'])) ?? [];
    res.write(`<script nonce="${nonce}">start("${nonce}")</script><script>stolen()</script>`);
    res.write(`<script nonce="guessed">stolen(2)</script><p nonce="${nonce}"><script>stolen(3)</script></p>`);
    res.end('<script type="application/ld+json">{}</script>');
  };
  const news = {
    get isConnected() {
      return state.fresh;
    },
    isSearchCurrent: false,
    catchUp: async () => {},
  };
  const limit: Limit = {
    async admits(_req, res) {
      state.asked += 1;
      if (state.open) return true;
      res.writeHead(429).end();
      return false;
    },
  };
  const cache = new PageCache({ handle, store, news, limit, host: 'localhost' });
  const server = createServer((req, res) => {
    const answer = async () => {
      if (!(await cache.answer(req, res, 'request-1'))) res.writeHead(299).end();
    };
    void answer();
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

  it('allows the inline scripts that the renderer made and no other that is in the page', async () => {
    const { headers, text } = await (await front()).ask('/');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    const [, own = ''] = /<script>(start\("-+"\))<\/script>/.exec(text) ?? [];
    const hash = createHash('sha256').update(own).digest('base64');
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(text).toContain('<script>stolen()</script>');
  });

  it('asks before it renders, and for nothing else', async () => {
    const { ask, state } = await front();
    const burst = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
    expect(burst.every(({ status }) => status === 200)).toBe(true);
    await ask('/');
    expect([state.asked <= 20, state.renders]).toEqual([true, 1]);
    state.open = false;
    const asked = state.asked;
    expect((await ask('/')).status).toBe(200);
    expect(state.asked).toBe(asked);
    expect((await ask('/contact')).status).toBe(429);
    expect(state.renders).toBe(1);
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

  it('hands no rendering that began before a change to who asks after it', async () => {
    const { ask, state, store } = await front({ tags: ['listing:7'] });
    const before = ask('/');
    await expect.poll(() => state.renders).toBe(1);
    store.drop('listing:7');
    const after = await Promise.all([ask('/'), ask('/'), ask('/')]);
    expect((await before).text).toContain('<p>1 ');
    expect(after.map(({ text }) => /<p>\d+/.exec(text)?.[0])).toEqual(['<p>2', '<p>2', '<p>2']);
    expect(state.renders).toBe(2);
  });

  it('lets a burst share one rendering while other things change', async () => {
    const { ask, state, store } = await front({ tags: ['listing:7'] });
    const asked = Array.from({ length: 20 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n / 2));
      store.drop('listing:8');
      return ask('/');
    });
    await Promise.all(asked);
    expect(state.renders).toBe(1);
  });

  it('joins no rendering of a page that does not say what it was made from, once anything changed', async () => {
    const { ask, state, store } = await front({ isPublic: false, status: 404 });
    const before = ask('/aanbod/nieuw');
    await expect.poll(() => state.renders).toBe(1);
    store.drop('listing:8');
    expect((await ask('/aanbod/nieuw')).text).toContain('<p>2 ');
    await before;
  });

  it('joins no rendering while changes cannot be heard of', async () => {
    const { ask, state } = await front();
    state.fresh = false;
    const before = ask('/');
    await expect.poll(() => state.renders).toBe(1);
    const after = await Promise.all([ask('/'), ask('/')]);
    for (const { text } of after) expect(text).not.toContain('<p>1 ');
    await before;
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
