/** Serves the built application of `bare-next/` with nothing added. */
import { createServer } from 'node:http';
import next from 'next';

export interface BareNextSettings {
  /** The folder of the built application. */
  dir: string;
  port: number;
}

/** Resolves when it listens. */
export async function serveBareNext({ dir, port }: BareNextSettings): Promise<object> {
  const hostname = '127.0.0.1';
  const app = next({ dev: false, dir, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((req, res) => void handle(req, res));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(port, hostname, resolve));
  return {};
}
