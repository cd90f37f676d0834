import 'server-only';

import { Agent, fetch } from 'undici';
import type { Response } from 'undici';
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
    'user-agent': `${siteName()} calendar reader (+${env.APP_URL})`,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

/** Chunk by chunk: Content-Length may be wrong, and a small body may decompress to a large one. */
async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
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
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function nextHop(response: Response, from: URL): URL {
  const location = response.headers.get('location');
  if (!location || !URL.canParse(location, from)) throw new FeedFault('status', { detail: response.status });
  return new URL(location, from);
}

/** The columns are this wide; a truncated validator would never match again. */
const shortEnough = (value: string | null, max: number) => (value && value.length <= max ? value : null);

async function toAnswer(response: Response, isConditional: boolean): Promise<FeedAnswer> {
  if (response.status === 304 && isConditional) return { kind: 'same' };
  if (response.status !== 200) {
    throw new FeedFault('status', { detail: response.status, retryAfter: retryAfterOf(response) });
  }
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw new FeedFault('too_large');
  const type = response.headers.get('content-type') ?? '';
  return {
    kind: 'calendar',
    bytes: await readBody(response),
    charset: /;\s*charset="?([\w.:-]+)/i.exec(type)?.[1] ?? null,
    etag: shortEnough(response.headers.get('etag'), 300),
    lastModified: shortEnough(response.headers.get('last-modified'), 100),
  };
}

async function follow(request: FeedRequest, agent: Agent, signal: AbortSignal, allowed: AllowList) {
  const headers = headersOf(request);
  let url = new URL(request.url);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    demandReadable(url, allowed);
    const response = await fetch(url, { headers, redirect: 'manual', dispatcher: agent, signal });
    if (!redirects.has(response.status)) {
      return toAnswer(response, Boolean(request.etag ?? request.lastModified));
    }
    await response.body?.cancel();
    url = nextHop(response, url);
  }
  throw new FeedFault('too_many_redirects');
}

/** The fault behind an error from fetch, which wraps the connection's error. */
function toFault(error: unknown, signal: AbortSignal): FeedFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FeedFault) return cause;
  return new FeedFault(signal.aborted ? 'too_slow' : 'unreachable');
}

/**
 * Fetches a calendar, following redirects itself so that each one is checked.
 * @throws FeedFault
 */
export async function fetchFeed(
  request: FeedRequest,
  { timeoutMs = TIMEOUT_MS, allowed = env.FEED_ALLOW_HOSTS }: Limits = {},
): Promise<FeedAnswer> {
  const agent = new Agent({ connect: guardedConnector(allowed), maxHeaderSize: 16_384, allowH2: false });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(request, agent, signal, allowed);
  } catch (error) {
    throw toFault(error, signal);
  } finally {
    await agent.destroy();
  }
}
