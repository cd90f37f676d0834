import 'server-only';

import { Redis } from 'ioredis';
import { log } from '@/server/log';

/** Every user of Redis has a fallback, so nothing waits for one that is unreachable or hangs. */
const options = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  commandTimeout: 1000,
  retryStrategy: (tries: number) => Math.min(tries * 100, 2000),
} as const;
/** Milliseconds that the first use waits for the first connection. */
const patience = 1000;

export interface RedisConnection {
  client: Redis;
  /** Resolves once it is connected, or after a moment anyway. */
  opened: Promise<void>;
}

/** Connects, and reconnects whenever the connection is lost, which is logged once instead of at every attempt. */
export function connectRedis(url: string): RedisConnection {
  const client = new Redis(url, options);
  let isAway = false;
  client.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are counted by each process');
    isAway = true;
  });
  const opened = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    client.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return { client, opened };
}
