/** How resources declare their calls, and how lists are paged. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { invalid, missing } from '@/tools/stripe-stand-in/errors';
import { read, whole } from '@/tools/stripe-stand-in/form';
import type { Nested } from '@/tools/stripe-stand-in/form';
import type { Happenings } from '@/tools/stripe-stand-in/happenings';
import type { State } from '@/tools/stripe-stand-in/state';

/** What a handler works on. */
export interface World {
  state: State;
  happenings: Happenings;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for one path segment. */
  path: string;
  answer(world: World, sent: Nested, id: string): object;
}

/** A call: its parameters are parsed by `schema`, which rejects unknown ones. */
export function call<T>(
  method: Route['method'],
  path: string,
  schema: z.ZodType<T>,
  run: (world: World, params: T, id: string) => object,
): Route {
  return { method, path, answer: (world, sent, id) => run(world, read(schema, sent), id) };
}

/** A call without parameters. */
export const none = z.strictObject({});

/** The parameters that all lists have. */
export const paging = {
  limit: whole.pipe(z.number().int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** A complete list, as contained in another object. */
export const wholeList = <T>(url: string, data: T[]): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

/** One page of records, which are given oldest first and returned newest first, as by Stripe. */
export function pageOf<R extends { id: string }, T>(
  url: string,
  oldestFirst: R[],
  { limit = 10, starting_after: after, ending_before: before }: Paging,
  draw: (record: R) => T,
): Stripe.ApiList<T> {
  if (after && before) throw invalid('You can only specify one of starting_after or ending_before.');
  const all = oldestFirst.toReversed();
  const cursor = after ?? before;
  const place = all.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && place < 0) {
    throw missing('object', cursor, after ? 'starting_after' : 'ending_before', 400);
  }
  const [from, to] = before ? [Math.max(0, place - limit), place] : [place + 1, place + 1 + limit];
  const has_more = before ? from > 0 : to < all.length;
  return { object: 'list', data: all.slice(from, to).map(draw), has_more, url };
}

/** Metadata after a change: given keys get the new value, or are removed if it is empty; null removes all. */
export function mergeMetadata(
  old: Stripe.Metadata,
  changes: Record<string, string> | null = {},
): Stripe.Metadata {
  if (!changes) return {};
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== ''));
}
