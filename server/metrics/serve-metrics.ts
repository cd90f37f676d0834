import 'server-only';

import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { env } from '@/server/env';
import { isHostOfMetrics } from '@/server/http/local-use';
import { watchPools } from '@/server/metrics/watch-pools';

/**
 * Serves this process's metrics to Prometheus: memory, CPU, event loop and database connections, and what `watch` adds.
 * On its own port (METRICS_PORT), which need not be reachable from outside; requests under a foreign host name, such as
 * from a web page, are refused. Returns a function that closes it; without a port nothing is counted.
 */
export async function serveMetrics(watch: (registry: Registry) => void): Promise<() => Promise<void>> {
  if (!env.METRICS_PORT) return async () => undefined;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchPools(registry);
  watch(registry);
  const server = createServer((req, res) => {
    if (!isHostOfMetrics(req, env)) {
      res.writeHead(421).end();
      return;
    }
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.METRICS_PORT, env.METRICS_HOST, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
