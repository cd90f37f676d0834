import 'server-only';

import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { pool } from '@/server/db';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';

/**
 * How often what may be done (decisions, 'rate limits'); points per seconds. Counted in PostgreSQL, or in Redis
 * when configured, so that every instance sees the same numbers.
 */
const limits = {
  reads: () => ({ points: env.RATE_LIMIT_READS, seconds: 60 }),
  'login-address': () => ({ points: 30, seconds: 600 }),
  'login-account': () => ({ points: 10, seconds: 600 }),
  'account-mail': () => ({ points: 5, seconds: 600 }),
  'public-form': () => ({ points: 10, seconds: 600 }),
  /** Forms sent without script, and so without proof of work. */
  'plain-form': () => ({ points: 5, seconds: 600 }),
  /** Of calendar managers, per account. */
  invitation: () => ({ points: 60, seconds: 3600 }),
  /** Of linked calendars, at other people's servers, per account. */
  'feed-read': () => ({ points: 60, seconds: 600 }),
  'bot-challenge': () => ({ points: 120, seconds: 600 }),
} as const satisfies Record<string, () => { points: number; seconds: number }>;

export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, RateLimiterAbstract>();
let redis: Redis | undefined;

function limiterFor(name: LimitName): RateLimiterAbstract {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds } = limits[name]();
  const common = { keyPrefix: name, points, duration: seconds };
  // When the store is away, each process counts for itself: neither closed nor wide open.
  const options = { ...common, insuranceLimiter: new RateLimiterMemory(common) };
  const made = env.REDIS_URL
    ? new RateLimiterRedis({ ...options, storeClient: (redis ??= new Redis(env.REDIS_URL)) })
    : new RateLimiterPostgres({
        ...options,
        storeClient: pool(),
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
  limiters.set(name, made);
  return made;
}

/** Keys are hashed: the store holds no address and no e-mail. */
function keyOf(subject: string): string {
  return createHash('sha256').update(`${env.AUTH_SECRET}:${subject}`).digest('base64url').slice(0, 24);
}

function refusal(result: RateLimiterRes): DomainError {
  return new DomainError('too_many_requests', {
    retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/**
 * Counts one use by `subject` (an address or an account).
 * @throws DomainError too_many_requests (429) with Retry-After
 */
export async function consume(name: LimitName, subject: string): Promise<void> {
  if (limits[name]().points === 0) return;
  try {
    await limiterFor(name).consume(keyOf(subject));
  } catch (error) {
    throw error instanceof RateLimiterRes ? refusal(error) : error;
  }
}

/** Refuses when the limit is already reached, without counting: for limits that count failures alone. */
export async function refuseWhenExhausted(name: LimitName, subject: string): Promise<void> {
  const { points } = limits[name]();
  const state = await limiterFor(name).get(keyOf(subject));
  if (state && state.consumedPoints >= points) throw refusal(state);
}

/** Takes one counted use back: it was no failure after all. */
export async function refund(name: LimitName, subject: string): Promise<void> {
  await limiterFor(name).reward(keyOf(subject));
}

/** Forgets what was counted: after a sign-in that worked. */
export async function forgive(name: LimitName, subject: string): Promise<void> {
  await limiterFor(name).delete(keyOf(subject));
}

/** Drops limiters that hold connections of an earlier database (tests) or of a stopping process. */
export async function closeRateLimits(): Promise<void> {
  limiters.clear();
  const open = redis;
  redis = undefined;
  await open?.quit();
}
