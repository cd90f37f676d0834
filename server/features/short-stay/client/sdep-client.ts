import 'server-only';

import type { z } from '@/lib/api/zod';
import {
  activitiesAnswer,
  areasAnswer,
  countAnswer,
  flaggedAnswer,
  listingsAnswer,
} from '@/server/features/short-stay/client/answers';
import type { SdepArea, SdepFlaggedListing, SdepResult } from '@/server/features/short-stay/client/answers';
import { exchange, faultOf, readJson } from '@/server/features/short-stay/client/call';
import type { Reply } from '@/server/features/short-stay/client/call';
import { findEntryPoint } from '@/server/features/short-stay/client/entry-point';
import type { EntryPoint } from '@/server/features/short-stay/client/entry-point';
import type { SdepAcknowledgement, SdepListing } from '@/server/features/short-stay/client/records';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';
import { Tokens } from '@/server/features/short-stay/client/tokens';

/** The most that a page or a bulk call may hold. */
export const SDEP_BATCH = 1000;

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  signal: AbortSignal | undefined;
}

type BulkAnswer = z.ZodType<{
  totalReceived: number;
  succeeded: number;
  failed: number;
  results: SdepResult[];
}>;

/**
 * The calls of a platform to a single digital entry point. Each is sent once, and a second time with a new token after
 * a 401; other repeats are for the caller (`repeatFor`). Every call throws `SdepError`, and ends with its `signal`.
 */
export class SdepClient {
  readonly version: EntryPoint['version'];
  readonly #tokens: Tokens;
  readonly #base: string;

  constructor(entryPoint: EntryPoint) {
    this.version = entryPoint.version;
    this.#tokens = new Tokens(entryPoint);
    this.#base = `${entryPoint.baseUrl}/api/str/${entryPoint.version}`;
  }

  /** All areas as they are now: one version each, an ended one is left out. */
  async listAreas(signal?: AbortSignal): Promise<SdepArea[]> {
    return this.#readPages('areas', areasAnswer, ({ areas }) => areas, signal);
  }

  /** The shapefile of an area's current version: the bytes of a zip, which nobody has looked into. */
  async downloadArea(areaId: string, signal?: AbortSignal): Promise<Buffer> {
    const reply = await this.#ask({ method: 'GET', path: `/areas/${encodeURIComponent(areaId)}`, signal });
    if (reply.status !== 200) throw faultOf('area', reply);
    return reply.bytes;
  }

  /**
   * POST /activities/bulk. The body is text, so that a repeat sends the same bytes: `{"activities": […]}`, with at most
   * `SDEP_BATCH` records of `SdepActivity`.
   * @param count how many records it holds
   * @returns one result per record, in their order
   */
  async sendActivities(body: string, count: number, signal?: AbortSignal): Promise<SdepResult[]> {
    return this.#sendBulk({ path: '/activities/bulk', body, count, signal }, activitiesAnswer);
  }

  /** POST /listings/bulk (v2 alone): homes for a random check. */
  async sendListings(listings: readonly SdepListing[], signal?: AbortSignal): Promise<SdepResult[]> {
    const body = JSON.stringify({ listings });
    return this.#sendBulk({ path: '/listings/bulk', body, count: listings.length, signal }, listingsAnswer);
  }

  /** GET /listings (v2 alone): all our flagged homes. Acknowledge after reading all: that takes them off the list. */
  async listFlagged(signal?: AbortSignal): Promise<SdepFlaggedListing[]> {
    return this.#readPages('listings', flaggedAnswer, ({ listings }) => listings, signal);
  }

  /** POST /listing-acknowledgements/bulk (v2 alone). A `conflict_error` may mean that it was done before. */
  async acknowledge(
    acknowledgements: readonly SdepAcknowledgement[],
    signal?: AbortSignal,
  ): Promise<SdepResult[]> {
    const body = JSON.stringify({ acknowledgements });
    const count = acknowledgements.length;
    return this.#sendBulk({ path: '/listing-acknowledgements/bulk', body, count, signal }, listingsAnswer);
  }

  async #ask(request: Request): Promise<Reply> {
    const token = await unlessEnded(this.#tokens.get(), request.signal);
    const reply = await this.#askWith(token, request);
    if (reply.status !== 401) return reply;
    return this.#askWith(await unlessEnded(this.#tokens.get(token), request.signal), request);
  }

  async #askWith(token: string, { method, path, body, signal }: Request): Promise<Reply> {
    return exchange({
      name: `${method} ${path}`,
      method,
      url: this.#base + path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }

  async #read<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal | undefined): Promise<T> {
    const reply = await this.#ask({ method: 'GET', path, signal });
    if (reply.status !== 200) throw faultOf(path, reply);
    return parse(path, schema, reply);
  }

  async #readPages<T, Page>(
    name: string,
    schema: z.ZodType<Page>,
    itemsOf: (page: Page) => T[],
    signal: AbortSignal | undefined,
  ): Promise<T[]> {
    const all: T[] = [];
    for (;;) {
      const path = `/${name}?offset=${all.length}&limit=${SDEP_BATCH}`;
      const page = itemsOf(await this.#read(path, schema, signal));
      all.push(...page);
      if (page.length < SDEP_BATCH) break;
    }
    // An item that ends between two pages moves the rest up, so that one is skipped.
    if (all.length >= SDEP_BATCH) {
      const { count } = await this.#read(`/${name}/count`, countAnswer, signal);
      if (count !== all.length)
        throw new SdepError('again', name, { status: 200, detail: 'changed while read' });
    }
    return all;
  }

  async #sendBulk(
    {
      path,
      body,
      count,
      signal,
    }: { path: string; body: string; count: number; signal: AbortSignal | undefined },
    schema: BulkAnswer,
  ): Promise<SdepResult[]> {
    const reply = await this.#ask({ method: 'POST', path, body, signal });
    if (![200, 201, 422].includes(reply.status)) throw faultOf(path, reply);
    const json = readJson(path, reply);
    const parsed = schema.safeParse(json);
    // 422 has two bodies: the results of a call of which every item is refused, or errors about the whole call.
    if (!parsed.success && reply.status === 422) throw faultOf(path, reply);
    if (!parsed.success || !addsUp(parsed.data, count))
      throw new SdepError('unreadable', path, { status: reply.status });
    return parsed.data.results;
  }
}

/** A token is fetched for all callers that wait for one, so none of them aborts it; each only ends its own wait. */
async function unlessEnded<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    if (signal.aborted) end();
    // The race handles both promises, so that a failure after the end is not an unhandled rejection.
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function parse<T>(name: string, schema: z.ZodType<T>, reply: Reply): T {
  const parsed = schema.safeParse(readJson(name, reply));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 5);
  throw new SdepError('unreadable', name, { status: reply.status, detail: where.join(', ') });
}

/** One result for each item that was sent, in their order, and counts that say the same. */
function addsUp({ totalReceived, succeeded, failed, results }: z.output<BulkAnswer>, count: number): boolean {
  const accepted = results.filter(({ isAccepted }) => isAccepted).length;
  return (
    totalReceived === count &&
    results.length === count &&
    succeeded === accepted &&
    failed === count - accepted &&
    results.every(({ index }, position) => index === position)
  );
}

let client: SdepClient | null | undefined;

/** The client of this process, with its token; null without an entry point. */
export function findSdepClient(): SdepClient | null {
  if (client === undefined) {
    const entryPoint = findEntryPoint();
    client = entryPoint && new SdepClient(entryPoint);
  }
  return client;
}
