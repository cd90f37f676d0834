/**
 * A reverse proxy as it stands in front of several web servers: takes turns among those that are ready, asks each of them
 * all the time whether it is, keeps connections to them, and says from whom a request comes. It tries nothing twice:
 * whatever fails is seen.
 */
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const lookEveryMs = 100;
/** Who is slow on a busy machine is ready all the same; who stops says so, or refuses. */
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

  /** Takes web servers into the round. */
  serve(ports: readonly number[]): void {
    for (const port of ports) this.#timers.push(setInterval(() => void this.#look(port), lookEveryMs));
  }

  /** The ports that requests go to now. */
  get ready(): readonly number[] {
    return [...this.#ready].toSorted((a, b) => a - b);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #look(port: number): Promise<void> {
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
