/**
 * Cached pages with a real database that changes: requests after a commit see it, at once or, if committed elsewhere,
 * once no earlier check of the change log is still valid.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { declarePublicPage } from '@/server/http/request-context';
import type { Handle } from '@/server/front/page-cache/capture';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageCache } from '@/server/front/page-cache/page-cache';
import { PageStore } from '@/server/front/page-cache/store';
import { makeListing } from '@/tests/factories/listing';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A front whose pages show a listing's price, and take some time before and after reading it. */
async function open(pollHoldsMs: number) {
  const state = { renders: 0 };
  const store = new PageStore(1e7);
  const invalidation = new Invalidation(store, { pollHoldsMs });
  const handle: Handle = async (req, res) => {
    state.renders += 1;
    const slug = req.url?.split('/').at(-1) ?? '';
    await wait(Math.random() * 4);
    const listing = await prisma().listing.findFirstOrThrow({ where: { slug } });
    await wait(Math.random() * 8);
    declarePublicPage({ tags: [`listing:${listing.id}`] });
    res.end(String(listing.price));
  };
  const cache = new PageCache({
    handle,
    store,
    news: invalidation,
    limit: { admits: async () => true },
    host: 'localhost',
  });
  await invalidation.start();
  const server = createServer((req, res) => void cache.answer(req, res, 'request'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    void invalidation.stop();
  });
  const { port } = server.address() as AddressInfo;
  const priceOf = async (slug: string) =>
    Number(await (await fetch(`http://127.0.0.1:${port}/aanbod/${slug}`)).text());
  return { state, priceOf, invalidation };
}

describe.each([0, 20])('a cached page, if a check of the change log is valid for %i ms', (pollHoldsMs) => {
  it('never shows a state older than a commit that long ago, or than one made here', async () => {
    const { priceOf, invalidation } = await open(pollHoldsMs);
    const { id, slug } = await makeListing();
    /** Prices in order, each with the moment from which everyone must see it. */
    const seenFrom: { price: number; at: number }[] = [];
    const due = () => seenFrom.findLast(({ at }) => at <= performance.now())?.price ?? 0;
    let isOver = false;
    const visitors = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const before = due();
        expect(await priceOf(slug)).toBeGreaterThanOrEqual(before);
        if (Math.random() < 0.3) await wait(Math.random() * 5);
      }
    });
    for (let price = 1000; price < 1120; price += 1) {
      await prisma().listing.update({ where: { id }, data: { price } });
      const isElsewhere = price % 4 === 0;
      if (!isElsewhere) invalidation.pollAnew();
      seenFrom.push({ price, at: performance.now() + (isElsewhere ? pollHoldsMs : 0) });
      if (price % 3 === 0) await wait(Math.random() * 10);
      // At once, like a browser that was told its change was saved.
      const before = due();
      expect(await priceOf(slug)).toBeGreaterThanOrEqual(before);
    }
    isOver = true;
    await Promise.all(visitors);
  });

  it('is still rendered once for all who request it while nothing changes', async () => {
    const { state, priceOf } = await open(pollHoldsMs);
    const { slug } = await makeListing();
    await priceOf(slug);
    const before = state.renders;
    await Promise.all(Array.from({ length: 50 }, () => priceOf(slug)));
    expect(state.renders).toBe(before);
  });
});
