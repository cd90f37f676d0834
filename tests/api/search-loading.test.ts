/**
 * How the search index is loaded into memory: in a thread with its own connection, while the server keeps answering.
 */
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { SearchIndex } from '@/server/features/search/search-index';
import { makeListing } from '@/tests/factories/listing';
import { truncateAll } from '@/tests/support/database';
import { countThreads } from '@/tests/support/threads';

beforeEach(async () => {
  await truncateAll();
  await makeListing({ nameHolidayHome: 'Zeezicht' });
});

describe('loading all listings', () => {
  it('is done by one thread for all who wait, which ends afterwards', async () => {
    const threads = countThreads();
    const search = new SearchIndex();
    const indexes = await Promise.all([search.current(), search.current(), search.current()]);
    expect(indexes.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect([threads.all, threads.now]).toEqual([1, 0]);
    await search.current();
    expect(threads.all).toBe(1);
  });

  it('leaves this thread nothing to load', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const index = await new SearchIndex().current();
    expect(index.find({}, { today: todayIn(), skip: 0, take: 24 }).total).toBe(1);
    expect([...index.labels.read([0]).values()].map(({ name }) => name)).toEqual(['Zeezicht']);
    // Only what was committed since is queried here.
    expect(query.mock.calls.map(([question]) => question)).toEqual([
      expect.objectContaining({ name: 'changes-since' }),
    ]);
  });

  it('reports why it failed, and is retried by the next request', async () => {
    const threads = countThreads();
    const search = new SearchIndex();
    await prisma().$executeRaw`ALTER TABLE occupancies RENAME TO occupancies_elsewhere`;
    try {
      const answers = await Promise.allSettled([search.current(), search.current()]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
      }
      expect([threads.now, search.size]).toEqual([0, 0]);
    } finally {
      await prisma().$executeRaw`ALTER TABLE occupancies_elsewhere RENAME TO occupancies`;
    }
    expect((await search.current()).size).toBe(1);
  });
});
