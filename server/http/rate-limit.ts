import 'server-only';

import type { QueryConfig } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ErrorCode } from '@/lib/api/error-codes';
import { TOLD_AFTER } from '@/lib/accounts/wrong-tries';
import { MESSAGES_AN_HOUR } from '@/lib/messages/contract';
import { pool } from '@/server/db';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';
import { connectRedis } from '@/server/http/redis';
import type { RedisConnection } from '@/server/http/redis';
import { sign } from '@/server/keys';

interface Limit {
  points: number;
  seconds: number;
  /** Error code of the refusal, if not the general one. */
  code?: ErrorCode;
}

/** An account may have this many times as many pages rendered as an address. */
const ACCOUNT_PAGES = 3;

/** How many listings an account may create per day. */
export const MAX_NEW_LISTINGS = 30;

/** How many photos an account may upload per day: as many as its new listings can hold, and as many again. */
const MAX_NEW_PHOTOS = 600;

/**
 * The rate limits (docs/rules/api.md#limits), in points per number of seconds. Counted in PostgreSQL, or in Redis when
 * configured, so that all instances share the counts.
 */
const limits = {
  reads: () => ({ points: env.RATE_LIMIT_READS, seconds: 60 }),
  /** Pages that have to be rendered because they are not in the page cache, per address. */
  pages: () => ({ points: env.RATE_LIMIT_PAGES, seconds: 60 }),
  /** The same for signed-in users, per account: colleagues behind one address do not share it. */
  'account-pages': () => ({ points: env.RATE_LIMIT_PAGES * ACCOUNT_PAGES, seconds: 60 }),
  /** Changes by signed-in users, per account, on top of any other limit. */
  writes: () => ({ points: env.RATE_LIMIT_WRITES, seconds: 60 }),
  /**
   * Any form that needs no sign-in, and calls that end a session, before the body is read; each also has a stricter
   * limit.
   */
  'open-form': () => ({ points: 120, seconds: 600 }),
  'login-address': () => ({ points: 30, seconds: 600 }),
  'login-account': () => ({ points: 30, seconds: 600 }),
  /** Failures for one account from one address. */
  'login-pair': () => ({ points: 10, seconds: 600 }),
  /** Failures in a browser in which this account has signed in before. */
  'login-browser': () => ({ points: 10, seconds: 600 }),
  /** The user's own password, asked for again while signed in, per session. */
  'own-password': () => ({ points: 10, seconds: 600 }),
  /** Wrong codes after the right password, counted like wrong passwords (`login-…`). */
  'code-address': () => ({ points: 30, seconds: 600 }),
  'code-account': () => ({ points: 30, seconds: 600 }),
  'code-pair': () => ({ points: 10, seconds: 600 }),
  'code-browser': () => ({ points: 10, seconds: 600 }),
  /**
   * Wrong codes from an authenticator app per day, whether or not a proof of work came with them: per browser that
   * knows the account, or for all other browsers together.
   */
  'codes-of-day': () => ({ points: 200, seconds: 86_400, code: 'too_many_codes' }),
  /** Rejected passkeys, per account and address, or per browser that knows the account. */
  passkey: () => ({ points: 10, seconds: 600 }),
  /** First codes of an app that is being set up, per session. */
  'app-set-up': () => ({ points: 10, seconds: 600 }),
  /** Failed attempts on an account, of each kind: the fifth in a day exceeds it, and its owner is told. */
  'wrong-tries': () => ({ points: TOLD_AFTER - 1, seconds: 86_400 }),
  /** Mails with a password-reset link: per address, per account, and per pair of both. */
  'forgot-address': () => ({ points: 10, seconds: 600 }),
  'forgot-account': () => ({ points: 10, seconds: 600 }),
  'forgot-pair': () => ({ points: 5, seconds: 600 }),
  'forgot-browser': () => ({ points: 5, seconds: 600 }),
  /** Registrations, and mails to confirm an address. */
  'account-mail': () => ({ points: 5, seconds: 600 }),
  /** Password checks during registration, whether the password is accepted or not. */
  'password-judging': () => ({ points: 20, seconds: 600 }),
  /** Steps of signing in through another provider: each may send the provider a request. */
  'provider-sign-in': () => ({ points: 60, seconds: 600 }),
  'public-form': () => ({ points: 10, seconds: 600 }),
  /** Forms submitted without JavaScript, and therefore without proof of work. */
  'plain-form': () => ({ points: 5, seconds: 600 }),
  /** Notices of illegal content, with and without JavaScript. */
  notice: () => ({ points: 20, seconds: 3600 }),
  /** Forms on a guest's own page submitted without JavaScript, per address. */
  'guest-form': () => ({ points: 30, seconds: 600 }),
  /** Calls of a guest's own page, per address and call. */
  'guest-call': () => ({ points: 60, seconds: 600 }),
  /** Messages and offers from one side of a request: each sends the other side a mail. */
  message: () => ({ points: MESSAGES_AN_HOUR, seconds: 3600 }),
  /** Invitations to calendar managers, per account. */
  invitation: () => ({ points: 60, seconds: 3600 }),
  /** Fetches of linked calendars from other sites' servers, per account. */
  'feed-read': () => ({ points: 60, seconds: 600 }),
  'bot-challenge': () => ({ points: 120, seconds: 600 }),
  /** Look-ups in the tourism register, per account: enough to fill in forms, not to copy the register. */
  'lodging-lookup': () => ({ points: 60, seconds: 3600 }),
  /** Files uploaded with forms, kept or not, per account; admins are exempt. */
  photo: () => ({ points: MAX_NEW_PHOTOS, seconds: 86_400, code: 'too_many_photos' }),
  /** Per account; admins are exempt. */
  'new-listing': () => ({ points: MAX_NEW_LISTINGS, seconds: 86_400, code: 'too_many_listings' }),
} as const satisfies Record<string, () => Limit>;

export type LimitName = keyof typeof limits;

/**
 * Limits without any exemption: once one is exceeded, further requests are refused from memory until it resets, so that
 * refusing costs the store nothing.
 */
const refusedFromMemory: ReadonlySet<LimitName> = new Set([
  'reads',
  'pages',
  'account-pages',
  'writes',
  'open-form',
]);

/**
 * Looks up the pool for every query: a limiter lives as long as the process, a pool only until the database is closed.
 */
const currentPool = { query: (statement: QueryConfig) => pool().query(statement) };

const limiters = new Map<LimitName, RateLimiterAbstract>();
let redis: RedisConnection | undefined;

/** The limiter, after giving the store a moment to connect. */
async function openLimiter(name: LimitName): Promise<RateLimiterAbstract> {
  const limiter = limiterFor(name);
  await redis?.opened;
  return limiter;
}

function limiterFor(name: LimitName): RateLimiterAbstract {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds } = limits[name]();
  const inMemoryBlockOnConsumed = refusedFromMemory.has(name) ? points : 0;
  const common = { keyPrefix: name, points, duration: seconds, inMemoryBlockOnConsumed };
  // While the store is unreachable each process counts for itself: neither closed nor wide open.
  const options = { ...common, insuranceLimiter: new RateLimiterMemory(common) };
  const made = env.REDIS_URL
    ? new RateLimiterRedis({
        ...options,
        storeClient: (redis ??= connectRedis(env.REDIS_URL)).client,
        rejectIfRedisNotReady: true,
      })
    : new RateLimiterPostgres({
        ...options,
        storeClient: currentPool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
  limiters.set(name, made);
  return made;
}

/** Keys are hashed, so that the store contains no IP or e-mail addresses. */
const countedAs = (subject: string) => sign('rate-limit', subject).slice(0, 24);

function refusal(name: LimitName, result: RateLimiterRes): DomainError {
  const { code = 'too_many_requests', points }: Limit = limits[name]();
  return new DomainError(code, {
    params: { points },
    retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** Whether this limit is on: the settings can switch it off. */
export function isLimited(name: LimitName): boolean {
  return limits[name]().points > 0;
}

/**
 * Counts one use by `subject` (an address or an account).
 * @throws DomainError too_many_requests (429) with Retry-After
 */
export async function consume(name: LimitName, subject: string): Promise<void> {
  if (!isLimited(name)) return;
  try {
    await (await openLimiter(name)).consume(countedAs(subject));
  } catch (error) {
    throw error instanceof RateLimiterRes ? refusal(name, error) : error;
  }
}

/** Counts one use and returns whether it was within the limit, for callers that answer something other than 429. */
export async function countUse(name: LimitName, subject: string): Promise<boolean> {
  try {
    await consume(name, subject);
    return true;
  } catch (error) {
    // Errors of the store itself are not DomainErrors.
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Throws when the limit is already reached, without counting: for limits that only count failures. */
export async function refuseWhenExhausted(name: LimitName, subject: string): Promise<void> {
  const { points } = limits[name]();
  const state = await (await openLimiter(name)).get(countedAs(subject));
  if (state && state.consumedPoints >= points) throw refusal(name, state);
}

/** Takes back one counted use that turned out not to be a failure. */
export async function refund(name: LimitName, subject: string): Promise<void> {
  await (await openLimiter(name)).reward(countedAs(subject));
}

/** Resets the count, after a successful sign-in. */
export async function forgive(name: LimitName, subject: string): Promise<void> {
  await (await openLimiter(name)).delete(countedAs(subject));
}
