import 'server-only';

import type { Server } from 'node:http';

/**
 * Stops a server without cutting off requests: no new connections, running requests finish, and keep-alive connections
 * are closed as soon as they are idle. Resolves when the last response has been sent.
 */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // Busy connections become idle one by one; otherwise each would wait for its keep-alive timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
}

// The front and the pages it calls are bundled separately but run in one process.
const store = globalThis as typeof globalThis & { kustStopping?: boolean };

/** Whether this process was asked to stop: it still answers requests, but should get no new clients. */
export const isStopping = (): boolean => store.kustStopping === true;

/** Runs `stop` once, at the first SIGTERM or SIGINT, and then ends the process. */
export function onStopSignal(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      store.kustStopping = true;
      void stop(signal).finally(() => process.exit(0));
    });
  }
}
