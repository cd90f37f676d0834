/** Pages out of the cache beside a real database that changes: whoever asks after a commit sees it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { declarePublicPage } from '@/server/http/request-context';
import type { Handle } from '@/server/page-cache/capture';
import { Invalidation } from '@/server/page-cache/invalidation';
import { PageCache } from '@/server/page-cache/page-cache';
import { PageStore } from '@/server/page-cache/store';
import { makeListing } from '@/tests/factories/listing';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let renders = 0;

/** A page that shows a listing's price, and takes its time before and after reading it. */
const handle: Handle = async (req, res) => {
  renders += 1;
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
  isFresh: () => invalidation.isConnected,
  catchUp: () => invalidation.catchUp(),
  host: 'localhost',
});
const server = createServer((req, res) => void cache.answer(req, res, 'request', async () => true));
const priceOf = async (slug: string) => {
  const { port } = server.address() as AddressInfo;
  return Number(await (await fetch(`http://127.0.0.1:${port}/aanbod/${slug}`)).text());
};

beforeAll(async () => {
  await invalidation.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await invalidation.stop();
});

describe('a kept page', () => {
  it('never shows the state before a commit to who asks after it', async () => {
    const { id, slug } = await makeListing();
    let committed = 0;
    let isOver = false;
    const visitors = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const before = committed;
        expect(await priceOf(slug)).toBeGreaterThanOrEqual(before);
        if (Math.random() < 0.3) await wait(Math.random() * 5);
      }
    });
    for (let price = 1000; price < 1120; price += 1) {
      await prisma().listing.update({ where: { id }, data: { price } });
      committed = price;
      if (price % 3 === 0) await wait(Math.random() * 10);
      // At once, like a browser that was told its change was saved.
      expect(await priceOf(slug)).toBeGreaterThanOrEqual(price);
    }
    isOver = true;
    await Promise.all(visitors);
  });

  it('is still rendered once for all who come while nothing changes', async () => {
    const { slug } = await makeListing();
    await priceOf(slug);
    const before = renders;
    await Promise.all(Array.from({ length: 50 }, () => priceOf(slug)));
    expect(renders).toBe(before);
  });
});
