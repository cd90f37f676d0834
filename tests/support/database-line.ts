import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { testDatabaseUrl } from '@/tests/support/database';

type Pair = [client: net.Socket, database: net.Socket];

/** How a connection ends: orderly, or as when a process or machine is gone. */
type End = 'closed' | 'reset';

/** A connection to the test's database that can go silent, or be cut and reopened. */
export class DatabaseLine {
  readonly #target = new URL(testDatabaseUrl);
  readonly #pairs = new Set<Pair>();
  readonly #silent: net.Socket[] = [];
  readonly #server = net.createServer((client) => {
    const database = net.connect(Number(this.#target.port), this.#target.hostname);
    const pair: Pair = [client, database];
    this.#pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    client.on('data', (bytes: Buffer) => {
      const { text, end } = this.#cutAt ?? {};
      if (text === undefined || !bytes.includes(text)) return;
      database.destroy();
      if (end === 'reset') client.resetAndDestroy();
      else client.destroy();
    });
    client.pipe(database);
    database.pipe(client);
    client.once('close', () => {
      database.destroy();
      this.#pairs.delete(pair);
    });
  });
  #port = 0;
  #cutAt: { text: string; end: End } | undefined;

  /** The database's URL through this connection, the same each time. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** How many connections are open and not silent. */
  get lines(): number {
    return this.#pairs.size;
  }

  /** From now on a connection ends as soon as it is sent this text, unanswered; without one they stay. */
  cutAt(text?: string, end: End = 'closed'): void {
    this.#cutAt = text === undefined ? undefined : { text, end };
  }

  /** From now on no end, no error, no response; connections opened later work. */
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

  /** Ends every connection; none can be opened until `open` is called again. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of [...this.#pairs].flat().concat(this.#silent.splice(0))) socket.destroy();
    await closed;
  }
}
