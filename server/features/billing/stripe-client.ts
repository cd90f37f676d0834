import 'server-only';

import type Stripe from 'stripe';
import { env } from '@/server/env';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';

/** Seconds after which retrying makes sense. */
const RETRY_AFTER = 60;
const TIMEOUT_MS = 10_000;

/** A setting already checked at the start (`env.ts`). */
function given<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

/** The ids of the prices that a listing can be published for, the usual one first. */
export const priceIds = (): readonly string[] => given(env.STRIPE_PRICE_ID, 'STRIPE_PRICE_ID');
export const webhookSecret = (): string => given(env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET');
const secretKey = () => given(env.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY');

/** Whether the key moves real money; events of the other mode are not for us. */
export const isLive = (): boolean => !/^[a-z]+_test_/.test(secretKey());

function addressOf(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}

let client: Promise<Stripe> | undefined;

/** Loaded at first use, so that free billing does not pay for its size. */
async function makeClient(): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe');
  return new StripeClient(secretKey(), {
    ...addressOf(env.STRIPE_API_BASE),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

export const stripe = (): Promise<Stripe> => (client ??= makeClient());

const typeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'type') : undefined);

/** No response, rate limited, or a server error: retrying may help. */
const isAway = (error: unknown) =>
  ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(String(typeOf(error)));

/** Stripe itself failed: it may have done what was asked, or half of it. */
export const isOwnFault = (error: unknown): boolean => typeOf(error) === 'StripeAPIError';

/** The object does not exist at Stripe. */
export const isMissing = (error: unknown): boolean =>
  typeOf(error) === 'StripeInvalidRequestError' && Reflect.get(Object(error), 'code') === 'resource_missing';

/** Stripe understood the request and refused it. */
export const isRefusal = (error: unknown): boolean => typeOf(error) === 'StripeInvalidRequestError';

/**
 * Calls Stripe while somebody waits for the answer.
 * @throws DomainError `code` (503) when Stripe is unavailable
 */
export async function askStripe<T>(
  ask: (client: Stripe) => Promise<T>,
  code: 'payments_unavailable' | 'payment_not_opened' = 'payments_unavailable',
): Promise<T> {
  try {
    return await ask(await stripe());
  } catch (error) {
    if (!isAway(error)) throw error;
    log.warn({ err: error }, 'Stripe cannot be reached');
    throw new DomainError(code, { retryAfter: RETRY_AFTER });
  }
}
