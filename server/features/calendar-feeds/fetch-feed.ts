import 'server-only';

import { pipeline } from 'node:stream';
import type { Readable, Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request as ask } from 'undici';
import type { Dispatcher } from 'undici';
import { siteName } from '@/lib/site';
import { demandReadable, guardedConnector } from '@/server/features/calendar-feeds/address-guard';
import type { AllowList } from '@/server/features/calendar-feeds/address-guard';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { env } from '@/server/env';

/** Fetching a calendar from wherever an owner's link leads: hostile input (docs/rules/calendar-feeds.md#reading). */

const MAX_REDIRECTS = 5;
const MAX_BYTES = 5_000_000;
const TIMEOUT_MS = 10_000;

export interface FeedRequest {
  url: string;
  /** Validators of the last copy; without them the whole calendar is sent. */
  etag?: string | null;
  lastModified?: string | null;
}

export type FeedAnswer =
  | { kind: 'same' }
  | {
      kind: 'calendar';
      bytes: Uint8Array<ArrayBuffer>;
      charset: string | null;
      etag: string | null;
      lastModified: string | null;
    };

interface Limits {
  timeoutMs?: number;
  allowed?: AllowList;
}

function headersOf({ etag, lastModified }: FeedRequest): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    'accept-encoding': 'gzip, br',
    'user-agent': `${siteName()} calendar reader (+${env.APP_URL})`,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

type Response = Dispatcher.ResponseData;

/** The first value: no header read here makes sense twice. */
function headerOf({ headers }: Response, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Accepts truncated bodies, as browsers do: parsing the calendar reveals them. */
const leniently = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => createGunzip(leniently)],
  ['x-gzip', () => createGunzip(leniently)],
  ['deflate', () => createInflate(leniently)],
  ['br', () => createBrotliDecompress()],
]);

/** The decompressed body; one compressed in another way is left as it is, and is no calendar. */
function unpacked(response: Response): Readable {
  const unpacker = unpackers.get(headerOf(response, 'content-encoding')?.trim().toLowerCase() ?? '');
  // Errors of either reach whoever reads it.
  return unpacker ? pipeline(response.body, unpacker(), () => undefined) : response.body;
}

/** Piece by piece: the stated length may be a lie, and a small body may unpack to a large one. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of unpacked(response)) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new FeedFault('too_large');
    pieces.push(piece);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

const redirects = new Set([301, 302, 303, 307, 308]);

function retryAfterOf(response: Response): number | undefined {
  const seconds = Number(headerOf(response, 'retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function nextHop(response: Response, from: URL): URL {
  const location = headerOf(response, 'location');
  if (!location || !URL.canParse(location, from))
    throw new FeedFault('status', { detail: response.statusCode });
  return new URL(location, from);
}

/** The columns are this wide; a truncated validator would never match again. */
const shortEnough = (value: string | null, max: number) => (value && value.length <= max ? value : null);

async function toAnswer(response: Response, isConditional: boolean): Promise<FeedAnswer> {
  const { statusCode: status } = response;
  if (status === 304 && isConditional) return { kind: 'same' };
  if (status !== 200) throw new FeedFault('status', { detail: status, retryAfter: retryAfterOf(response) });
  if (Number(headerOf(response, 'content-length') ?? 0) > MAX_BYTES) throw new FeedFault('too_large');
  const type = headerOf(response, 'content-type') ?? '';
  return {
    kind: 'calendar',
    bytes: await readBody(response),
    charset: /;\s*charset="?([\w.:-]+)/i.exec(type)?.[1] ?? null,
    etag: shortEnough(headerOf(response, 'etag'), 300),
    lastModified: shortEnough(headerOf(response, 'last-modified'), 100),
  };
}

/** Up to this much of an unwanted body is read, so that its connection can be reused; beyond that it is closed. */
const DUMPED_BYTES = 16_384;

/** Also ends a body that was not read to its end. */
const letGo = ({ body }: Response) => body.dump({ limit: DUMPED_BYTES }).catch(() => undefined);

interface Way {
  agent: Agent;
  signal: AbortSignal;
  allowed: AllowList;
}

/** The codes of undici and Node for a connection that ended before any response. */
const droppedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const isDropped = (error: unknown) =>
  error instanceof Error && 'code' in error && droppedCodes.has(String(error.code));

/** Retries once, because the server may close an idle connection just when it is used again. */
async function askOnceMore(url: URL, headers: Record<string, string>, { agent, signal }: Way) {
  const options = { dispatcher: agent, headers, signal };
  try {
    return await ask(url, options);
  } catch (error) {
    if (signal.aborted || !isDropped(error)) throw error;
    return ask(url, options);
  }
}

async function follow(request: FeedRequest, way: Way): Promise<FeedAnswer> {
  const headers = headersOf(request);
  let url = new URL(request.url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    demandReadable(url, way.allowed);
    const response = await askOnceMore(url, headers, way);
    try {
      if (!redirects.has(response.statusCode)) {
        return await toAnswer(response, Boolean(request.etag ?? request.lastModified));
      }
      url = nextHop(response, url);
    } finally {
      void letGo(response);
    }
  }
  throw new FeedFault('too_many_redirects');
}

/** The fault behind an error of undici, which may wrap that of the connection. */
function toFault(error: unknown, signal: AbortSignal): FeedFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FeedFault) return cause;
  return new FeedFault(signal.aborted ? 'too_slow' : 'unreachable');
}

/** How long an idle connection to a site is kept open, unless the site asks for less. */
const IDLE_MS = 20_000;
/** One agent per allow list, which each new connection is checked by. */
const agents = new WeakMap<AllowList, Agent>();

function agentFor(allowed: AllowList): Agent {
  const known = agents.get(allowed);
  if (known) return known;
  const agent = new Agent({
    connect: guardedConnector(allowed),
    keepAliveTimeout: IDLE_MS,
    maxHeaderSize: 16_384,
    allowH2: false,
  });
  agents.set(allowed, agent);
  return agent;
}

/**
 * Fetches a calendar, following redirects itself so that each one is checked.
 * @throws FeedFault
 */
export async function fetchFeed(
  request: FeedRequest,
  { timeoutMs = TIMEOUT_MS, allowed = env.FEED_ALLOW_HOSTS }: Limits = {},
): Promise<FeedAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(request, { agent: agentFor(allowed), signal, allowed });
  } catch (error) {
    throw toFault(error, signal);
  }
}
