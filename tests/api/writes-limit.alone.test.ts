/**
 * How much one account may change per minute and concurrently, and how long anyone waits for somebody else's row locks.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  boundStatements,
  closeDatabase,
  prisma,
  transaction,
  webPatience,
  workerPatience,
} from '@/server/db';
import { isCounted } from '@/server/http/endpoint';
import { lockCalendar } from '@/server/lock-order';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { makeManagedListing, night } from '@/tests/support/calendar';
import { routeModules, signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

process.env.RATE_LIMIT_WRITES = '12';
beforeEach(truncateAll);

const template = { name: 'Welkom', body: 'Dag!' };
const write = (client: TestClient) => client.post('/api/user/reply-templates', template);

describe('changes by an account', () => {
  it('are refused beyond the limit, from any session, with when to retry', async () => {
    const user = await makeUser();
    const clients = [await signedIn(user), await signedIn(user)];
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await write(clients[n % 2] ?? visitor())).status);
    expect(statuses).not.toContain(429);
    for (const client of clients) {
      const refused = await write(client);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.body).toEqual({
        message: 'U hebt dit te vaak geprobeerd. Wacht even en probeer het dan opnieuw.',
      });
    }
    expect((await write(await signedIn(await makeUser()))).status).toBe(201);
  });

  it('never keep their owner from ending other sessions, or reading', async () => {
    const user = await makeUser();
    const [thief, own] = [await signedIn(user), await signedIn(user)];
    for (let n = 0; n < 13; n += 1) await write(thief);
    expect((await own.get('/api/user')).status).toBe(200);
    expect((await own.delete('/api/user/sessions')).status).toBe(200);
    expect((await own.post('/logout')).status).toBe(204);
  });

  it('are all counted, whatever the call', async () => {
    const modules = await Promise.all(Object.values(routeModules).map((load) => load()));
    const free = modules
      .flatMap((module) => Object.entries(module))
      .filter(([method, { spec }]) => method !== 'GET' && spec.auth !== 'public' && !isCounted(spec, method))
      .map(([, { spec }]) => spec.summary);
    expect(free).toEqual([]);
  });
});

const prices = (client: TestClient, slug: string, price: number) =>
  client.post(`/api/listings/${slug}/custom-listing-prices`, { prices: [{ valid_at: night(3), price }] });

const heldListing = (id: number) => `SELECT hold_calendars(ARRAY[${id}])`;

describe('writing one listing’s calendar', () => {
  it('lets one wait and refuses the next at once, without affecting other calendars', async () => {
    const { listing, client, manager } = await makeManagedListing();
    const other = await makeListing({ userId: listing.userId });
    const asManager = await signedIn(manager);
    const { waiting, refused } = await whileHeld(heldListing(listing.id), async (holder) => {
      const first = prices(client, listing.slug, 140);
      await untilWaiting(holder, 1);
      const answer = await prices(asManager, listing.slug, 150);
      expect((await prices(client, other.slug, 160)).status).toBe(200);
      return { waiting: first, refused: answer };
    });
    expect(refused.status).toBe(409);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.body).toEqual({
      message: 'Hieraan wordt op dit moment al iets gewijzigd. Probeer het over enkele seconden opnieuw.',
    });
    expect((await waiting).status).toBe(200);
    // The slot is free again.
    expect((await prices(asManager, listing.slug, 150)).status).toBe(200);
  });

  it('holds a calendar twice in one transaction although somebody waits for it', async () => {
    const { listing, owner, client } = await makeManagedListing();
    const actor = { id: owner.id, impersonatorId: null };
    let waiting: ReturnType<typeof prices> | undefined;
    await transaction(async (tx) => {
      await lockCalendar(tx, listing.id, actor);
      waiting ??= prices(client, listing.slug, 140);
      await expect
        .poll(() => prisma().$queryRaw`SELECT FROM pg_locks WHERE locktype = 'advisory'`, { timeout: 10_000 })
        .toHaveLength(1);
      expect(await lockCalendar(tx, listing.id, actor)).toBe(true);
    });
    expect((await waiting)?.status).toBe(200);
  });
});

describe('a web server', () => {
  afterAll(async () => {
    boundStatements({ lockMs: 0, statementMs: 0 });
    await closeDatabase();
  });

  it('has timeouts in both pools, and the worker has longer ones', async () => {
    await closeDatabase();
    boundStatements(webPatience);
    const [bounds] = await prisma().$queryRaw<object[]>`
      SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`;
    expect(bounds).toEqual({ lock: '4s', statement: '15s' });
    expect(workerPatience.lockMs).toBeGreaterThan(webPatience.lockMs);
  });

  it('answers 409 if a row stays locked, 503 if a statement takes too long, and leaves no locks', async () => {
    const { listing, client } = await makeManagedListing();
    await closeDatabase();
    boundStatements({ lockMs: 200, statementMs: 15_000 });
    const late = await whileHeld(heldListing(listing.id), () => prices(client, listing.slug, 140));
    expect([late.status, late.headers.get('retry-after')]).toEqual([409, '5']);
    expect((await prices(client, listing.slug, 150)).status).toBe(200);
    await closeDatabase();
    boundStatements({ lockMs: 15_000, statementMs: 200 });
    const slow = await whileHeld(heldListing(listing.id), () => prices(client, listing.slug, 160));
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await prices(client, listing.slug, 170)).status).toBe(200);
  });
});
