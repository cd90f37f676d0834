import 'server-only';

import pg from 'pg';
import { env } from '@/server/env';
import { log } from '@/server/log';
import type { PageStore } from '@/server/page-cache/store';

const channel = 'page_cache';
const retryMs = 500;

/**
 * Listens for the tags that the database's triggers announce in the transaction of a change (decisions, 'Public
 * pages'), and drops what they name. Without a connection nothing is known to be fresh: `isConnected` is false and
 * everything stored is forgotten.
 */
export class Invalidation {
  readonly #store: PageStore;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  isConnected = false;

  constructor(store: PageStore) {
    this.#store = store;
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: env.DATABASE_URL,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => (payload ? this.#store.drop(payload) : this.#store.dropAll()));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      // What changed before this moment was not heard.
      this.#store.dropAll();
      this.isConnected = true;
    } catch {
      this.#lose(client);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    if (this.isConnected)
      log.warn('the page cache lost its connection: nothing is served from it until it is back');
    this.isConnected = false;
    this.#store.dropAll();
    client.end().catch(() => {});
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), retryMs);
  }
}
