import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { testDatabaseUrl } from '@/tests/support/database';

type Pair = [client: net.Socket, database: net.Socket];

/** A way to the test's database that can go silent, or be cut and opened again. */
export class DatabaseLine {
  readonly #target = new URL(testDatabaseUrl);
  readonly #pairs = new Set<Pair>();
  readonly #silent: net.Socket[] = [];
  readonly #server = net.createServer((client) => {
    const database = net.connect(Number(this.#target.port), this.#target.hostname);
    const pair: Pair = [client, database];
    this.#pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    client.pipe(database);
    database.pipe(client);
    client.once('close', () => {
      database.destroy();
      this.#pairs.delete(pair);
    });
  });
  #port = 0;

  /** The database's address by this way, the same each time. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** How many lines are open that are not silent. */
  get lines(): number {
    return this.#pairs.size;
  }

  /** No end, no error, no answer any more; lines that are made later go through. */
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

  /** Ends every line; none can be made until it is opened again. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of [...this.#pairs].flat().concat(this.#silent.splice(0))) socket.destroy();
    await closed;
  }
}
