import 'server-only';

import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { openPools } from '@/server/db';

/** Metrics per connection pool of this process: connections, idle ones, and waiting requests. */
export function watchPools(registry: Registry): void {
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections by pool and state; waiting: uses that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, pool] of Object.entries(openPools())) {
        connections.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        connections.set({ pool: name, state: 'idle' }, pool.idleCount);
        connections.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
