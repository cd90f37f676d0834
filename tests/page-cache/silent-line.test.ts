/** A line to the database that is open and dead: no end, no error, no answer. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { Invalidation } from '@/server/page-cache/invalidation';
import { PageStore } from '@/server/page-cache/store';
import { makeListing } from '@/tests/factories/listing';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { testDatabaseUrl } from '@/tests/support/database';

const { hostname, port: databasePort } = new URL(testDatabaseUrl);

/** Passes everything on until it is told to be silent; lines that are made later go through again. */
class Proxy {
  readonly #pairs = new Set<[net.Socket, net.Socket]>();
  readonly #silent: net.Socket[] = [];
  readonly #server = net.createServer((client) => {
    const database = net.connect(Number(databasePort), hostname);
    const pair: [net.Socket, net.Socket] = [client, database];
    this.#pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    client.pipe(database);
    database.pipe(client);
    client.once('close', () => {
      database.destroy();
      this.#pairs.delete(pair);
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const url = new URL(testDatabaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  /** How many lines are open that are not silent. */
  get lines(): number {
    return this.#pairs.size;
  }

  beSilent(): void {
    for (const [client, database] of this.#pairs) {
      client.unpipe(database);
      database.unpipe(client);
      client.pause();
      database.pause();
      this.#silent.push(client, database);
    }
    this.#pairs.clear();
  }

  close(): void {
    for (const socket of [...this.#pairs].flat().concat(this.#silent)) socket.destroy();
    this.#server.close();
  }
}

const proxy = new Proxy();
const store = new PageStore(1e7);
let invalidation: Invalidation;

beforeAll(async () => {
  const connectionString = await proxy.open();
  invalidation = new Invalidation(store, { connectionString, heartbeatMs: 200, silenceMs: 300 });
  await invalidation.start();
});
afterAll(async () => {
  await invalidation.stop();
  proxy.close();
});

const keep = (tag: string) => store.put(tag, makeStoredPage([tag]), store.now());

describe('a line that went silent', () => {
  it('is found out by itself: nothing is known to be fresh until there is another, which tells what was missed', async () => {
    expect(invalidation.isConnected).toBe(true);
    const { id } = await makeListing();
    await invalidation.catchUp();
    keep(`listing:${id}`);
    keep('settings');
    proxy.beSilent();
    await prisma().listing.update({ where: { id }, data: { price: 99 } });
    await expect.poll(() => invalidation.isConnected, { timeout: 2000, interval: 10 }).toBe(false);
    expect(store.get(`listing:${id}`)).toBeDefined();
    await expect.poll(() => invalidation.isConnected, { timeout: 3000, interval: 10 }).toBe(true);
    expect(proxy.lines).toBe(1);
    expect([store.get(`listing:${id}`), store.get('settings')?.status]).toEqual([undefined, 200]);
  });

  it('is found out by who asks, before the next sign of life is due', async () => {
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    proxy.beSilent();
    const from = performance.now();
    await invalidation.catchUp();
    expect(invalidation.isConnected).toBe(false);
    expect(performance.now() - from).toBeLessThan(1500);
  });

  it('is found out while a new one is being opened, too', async () => {
    await expect.poll(() => invalidation.isConnected, { timeout: 3000 }).toBe(true);
    proxy.beSilent();
    await expect.poll(() => invalidation.isConnected, { timeout: 3000, interval: 5 }).toBe(false);
    await expect.poll(() => proxy.lines, { timeout: 3000, interval: 1 }).toBe(1);
    proxy.beSilent();
    expect(invalidation.isConnected).toBe(false);
    await expect.poll(() => invalidation.isConnected, { timeout: 12_000 }).toBe(true);
  });

  it('does not keep a process from ending', async () => {
    const { isConnected } = invalidation;
    proxy.beSilent();
    const from = performance.now();
    await invalidation.stop();
    expect(isConnected).toBe(true);
    expect(performance.now() - from).toBeLessThan(3000);
  });
});
