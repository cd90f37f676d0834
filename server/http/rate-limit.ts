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
  /** What a refusal says, where that is not just 'too often'. */
  code?: ErrorCode;
}

/** How many times as many pages as an address an account may have rendered. */
const ACCOUNT_PAGES = 3;

/** How many listings an account may make in a day. */
export const MAX_NEW_LISTINGS = 30;

/** How many photos an account may send in a day: as many as its new listings hold, and as many again. */
const MAX_NEW_PHOTOS = 600;

/**
 * How often what may be done (docs/rules/api.md#limits); points per seconds. Counted in PostgreSQL, or in Redis
 * when configured, so that every instance sees the same numbers.
 */
const limits = {
  reads: () => ({ points: env.RATE_LIMIT_READS, seconds: 60 }),
  /** Pages that have to be rendered, per address: the page cache does not hold them. */
  pages: () => ({ points: env.RATE_LIMIT_PAGES, seconds: 60 }),
  /** The same of whoever is signed in, wherever they are: colleagues behind one address do not share it. */
  'account-pages': () => ({ points: env.RATE_LIMIT_PAGES * ACCOUNT_PAGES, seconds: 60 }),
  /** Changes by somebody signed in, per account, whatever else counts them. */
  writes: () => ({ points: env.RATE_LIMIT_WRITES, seconds: 60 }),
  /** Any form that needs no sign-in, and what ends one, before its body is read; what it does has a closer limit of its own. */
  'open-form': () => ({ points: 120, seconds: 600 }),
  'login-address': () => ({ points: 30, seconds: 600 }),
  'login-account': () => ({ points: 30, seconds: 600 }),
  /** Failures for one account from one address. */
  'login-pair': () => ({ points: 10, seconds: 600 }),
  /** Failures in a browser that the account was signed in with before. */
  'login-browser': () => ({ points: 10, seconds: 600 }),
  /** One's own password, asked for again while signed in, per session. */
  'own-password': () => ({ points: 10, seconds: 600 }),
  /** Wrong codes after the right password, as the `login-…` limits count wrong passwords. */
  'code-address': () => ({ points: 30, seconds: 600 }),
  'code-account': () => ({ points: 30, seconds: 600 }),
  'code-pair': () => ({ points: 10, seconds: 600 }),
  'code-browser': () => ({ points: 10, seconds: 600 }),
  /** Wrong codes, whatever was paid for them: of a browser that knows the account, or of all others together. */
  'codes-of-day': () => ({ points: 200, seconds: 86_400, code: 'too_many_codes' }),
  /** Refused passkeys, per account and address, or per browser that knows the account. */
  passkey: () => ({ points: 10, seconds: 600 }),
  /** First codes of an app that is being set up, per session. */
  'app-set-up': () => ({ points: 10, seconds: 600 }),
  /** Wrong tries at an account, of each kind: the fifth in a day is over it, and told. */
  'wrong-tries': () => ({ points: TOLD_AFTER - 1, seconds: 86_400 }),
  /** Letters with a link to a new password: by address, by account, and both together. */
  'forgot-address': () => ({ points: 10, seconds: 600 }),
  'forgot-account': () => ({ points: 10, seconds: 600 }),
  'forgot-pair': () => ({ points: 5, seconds: 600 }),
  'forgot-browser': () => ({ points: 5, seconds: 600 }),
  /** Registrations and letters that confirm an address. */
  'account-mail': () => ({ points: 5, seconds: 600 }),
  /** Of new passwords that registrations bring, good ones or not. */
  'password-judging': () => ({ points: 20, seconds: 600 }),
  /** Steps of signing in with an account elsewhere: each may ask the other site something. */
  'provider-sign-in': () => ({ points: 60, seconds: 600 }),
  'public-form': () => ({ points: 10, seconds: 600 }),
  /** Forms sent without script, and so without proof of work. */
  'plain-form': () => ({ points: 5, seconds: 600 }),
  /** Forms of a guest's own page, sent without script, per address. */
  'guest-form': () => ({ points: 30, seconds: 600 }),
  /** Calls of a guest's own page, per address and call. */
  'guest-call': () => ({ points: 60, seconds: 600 }),
  /** Of one side of a request, offers among them: each is a letter to the other side. */
  message: () => ({ points: MESSAGES_AN_HOUR, seconds: 3600 }),
  /** Of calendar managers, per account. */
  invitation: () => ({ points: 60, seconds: 3600 }),
  /** Of linked calendars, at other people's servers, per account. */
  'feed-read': () => ({ points: 60, seconds: 600 }),
  'bot-challenge': () => ({ points: 120, seconds: 600 }),
  /** Of homes in the tourism register, per account: enough to fill in forms, not to copy the register. */
  'lodging-lookup': () => ({ points: 60, seconds: 3600 }),
  /** Files of forms, kept or not, of an account that is no admin's. */
  photo: () => ({ points: MAX_NEW_PHOTOS, seconds: 86_400, code: 'too_many_photos' }),
  /** Of an account that is no admin's. */
  'new-listing': () => ({ points: MAX_NEW_LISTINGS, seconds: 86_400, code: 'too_many_listings' }),
} as const satisfies Record<string, () => Limit>;

export type LimitName = keyof typeof limits;

/**
 * Limits that nobody is ever let off: who is over one is refused from memory until it ends, so that refusing costs the
 * store nothing.
 */
const refusedFromMemory: ReadonlySet<LimitName> = new Set([
  'reads',
  'pages',
  'account-pages',
  'writes',
  'open-form',
]);

/** The pool of the moment: a limiter lives as long as the process, a pool until the database is closed. */
const currentPool = { query: (statement: QueryConfig) => pool().query(statement) };

const limiters = new Map<LimitName, RateLimiterAbstract>();
let redis: RedisConnection | undefined;

/** The limiter, once the store had a moment to open. */
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
  // When the store is away, each process counts for itself: neither closed nor wide open.
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

/** Keys are hashed: the store holds no address and no e-mail. */
const countedAs = (subject: string) => sign('rate-limit', subject).slice(0, 24);

function refusal(name: LimitName, result: RateLimiterRes): DomainError {
  const { code = 'too_many_requests', points }: Limit = limits[name]();
  return new DomainError(code, {
    params: { points },
    retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** Whether anything is counted under this name: the settings can switch a limit off. */
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

/** Counts one use and says whether it was within the limit, where going beyond it has another answer than 429. */
export async function countUse(name: LimitName, subject: string): Promise<boolean> {
  try {
    await consume(name, subject);
    return true;
  } catch (error) {
    // The store's own errors are others.
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Refuses when the limit is already reached, without counting: for limits that count failures alone. */
export async function refuseWhenExhausted(name: LimitName, subject: string): Promise<void> {
  const { points } = limits[name]();
  const state = await (await openLimiter(name)).get(countedAs(subject));
  if (state && state.consumedPoints >= points) throw refusal(name, state);
}

/** Takes one counted use back: it was no failure after all. */
export async function refund(name: LimitName, subject: string): Promise<void> {
  await (await openLimiter(name)).reward(countedAs(subject));
}

/** Forgets what was counted: after a sign-in that worked. */
export async function forgive(name: LimitName, subject: string): Promise<void> {
  await (await openLimiter(name)).delete(countedAs(subject));
}
