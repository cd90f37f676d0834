/**
 * A reverse proxy as used in front of several web servers: round robin among those that are ready, which it checks
 * continuously; keeps connections open, and passes on the client's address. It retries nothing, so that every failure
 * is seen.
 */
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const checkEveryMs = 100;
/** A slow server on a busy machine is ready all the same; one that is stopping says so, or refuses connections. */
const patienceMs = 10_000;

export class Proxy {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server = createServer((req, res) => this.#pass(req, res));
  readonly #ready = new Set<number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #turn = 0;

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Adds web servers. */
  serve(ports: readonly number[]): void {
    for (const port of ports) this.#timers.push(setInterval(() => void this.#check(port), checkEveryMs));
  }

  /** The ports to which requests are currently sent. */
  get ready(): readonly number[] {
    return [...this.#ready].toSorted((a, b) => a - b);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #check(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/api/ready`, {
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.#ready.add(port);
    else this.#ready.delete(port);
  }

  #pass(req: IncomingMessage, res: ServerResponse): void {
    const { ready } = this;
    const port = ready[(this.#turn += 1) % ready.length];
    const { method, url: path } = req;
    const headers = { ...req.headers, 'x-forwarded-for': req.headers['x-from'] ?? '198.51.100.1' };
    const onward = request(
      { host: '127.0.0.1', port, method, path, headers, agent: this.#agent },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': String(port) });
        answer.pipe(res);
        answer.once('error', () => res.destroy());
      },
    );
    onward.once('error', (error) => res.writeHead(502).end(error.message));
    req.pipe(onward);
  }
}
