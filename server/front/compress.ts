import 'server-only';

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** How answers are compressed: those that leave as they are made, and those that are made once for many. */

/** The smaller first. */
const offered = ['br', 'gzip'] as const;
type Encoding = (typeof offered)[number];

/** Browsers say the same few things; reading one takes many times as long as remembering it. In characters. */
const verdicts = new LRUCache<string, { encoding: Encoding | null }>({
  maxSize: 10_000,
  sizeCalculation: (_verdict, wish) => wish.length + 1,
});

/** How an answer may be compressed for who asks; null for plain bytes. */
export function acceptedEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const wish = String(headers['accept-encoding'] ?? '');
  const known = verdicts.get(wish);
  if (known) return known.encoding;
  const accepted = new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(offered);
  const encoding = offered.find((name) => accepted.includes(name)) ?? null;
  verdicts.set(wish, { encoding });
  return encoding;
}

/** Answers that have no body of their own to compress, or a part of one. */
const bodiless = new Set([204, 206, 304]);
/** Bytes; what is smaller goes out as it is. */
const LEAST = 1024;
/** Of answers that are made for one: twice as quick as 4, and a list of homes 8 percent larger. */
const ONCE = 2;
/**
 * How far back brotli looks, as a power of two: no answer gains by more. Its own default takes eight megabytes for each
 * answer, and so much memory taken and freed makes V8 collect garbage without end.
 */
const WINDOW = 18;
/** More than a page is once compressed. */
const CHUNK = 32 * 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

const settings = (quality: number, window = WINDOW) => ({
  [BROTLI_PARAM_QUALITY]: quality,
  [BROTLI_PARAM_LGWIN]: window,
  [BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
});

/** A window that holds so many bytes, as a power of two: up to 64 kB brotli has a quicker way to search it. */
const windowFor = (length: number) =>
  Math.max(zlib.constants.BROTLI_MIN_WINDOW_BITS, Math.min(WINDOW, Math.ceil(Math.log2(length + 1))));

/** A text as brotli, at once: another thread would take as long again for being handed it and handing it back. */
export function brotliOf(bytes: Buffer, quality = ONCE): Buffer {
  const params = { ...settings(quality, windowFor(bytes.length)), [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return zlib.brotliCompressSync(bytes, { params, chunkSize: CHUNK });
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

// Made for Express, whose requests and answers are Node's with more to them than this needs.
const compress = compression({
  level: 5,
  brotli: { params: settings(ONCE) },
  threshold: LEAST,
  filter: (req, res) => !bodiless.has(res.statusCode) && compression.filter(req, res),
}) as unknown as Middleware;

/**
 * Compresses what is worth it, with brotli or gzip. A page that streams leaves in the steps in which it is made: what is
 * written within a turn of the event loop is flushed together.
 */
export function compressAnswer(req: IncomingMessage, res: ServerResponse & { flush?: () => void }): void {
  compress(req, res, () => undefined);
  const flush = res.flush?.bind(res);
  let waiting: NodeJS.Immediate | undefined;
  res.flush = () => {
    waiting ??= setImmediate(() => {
      waiting = undefined;
      flush?.();
    });
  };
}

/** Ends an answer that `compressAnswer` looks after with a text that is there as a whole. */
export function endWithText(req: IncomingMessage, res: ServerResponse, text: Buffer): void {
  const isBrotli = text.length >= LEAST && acceptedEncoding(req) === 'br';
  const body = isBrotli ? brotliOf(text) : text;
  if (isBrotli) res.setHeader('Content-Encoding', 'br');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);

/**
 * Of pages of which there are some hundreds, each made for many, and of searches, nearly every one of which is new: 3
 * takes two thirds of the time of 4 and gives 5 percent more bytes. From 6 on brotli takes megabytes anew for each
 * page, which costs more than the work itself.
 */
export const qualities = { few: 5, endless: 3 } as const;
/** What gzip makes of a page beside what brotli does, at most. */
const GZIP_SHARE = 1.5;

/** In memory of its own: what is cut from Node's pool keeps three times as much from being freed. */
function own(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * The bytes of a page. Only what nearly everybody asks for is kept from the start, a sixth of the page itself; gzip is
 * made when somebody first asks for it, plain bytes whenever somebody does.
 */
export class EncodedBody {
  readonly #brotli: Buffer;
  #gzip: Promise<Buffer> | Buffer | undefined;

  private constructor(compressed: Buffer) {
    this.#brotli = compressed;
  }

  static of(bytes: Buffer, quality: number): EncodedBody {
    return new EncodedBody(own(brotliOf(bytes, quality)));
  }

  /** Another one for other bytes. */
  get digest(): string {
    return createHash('sha256').update(this.#brotli).digest('base64url').slice(0, 22);
  }

  /** What it takes in memory at most. */
  get bytes(): number {
    return Math.ceil(this.#brotli.length * (1 + GZIP_SHARE));
  }

  /** The bytes themselves where they are there, so that who sends them need not wait. */
  as(encoding: 'br' | 'gzip' | null): Buffer | Promise<Buffer> {
    if (encoding === 'br') return this.#brotli;
    if (encoding === null) return unbrotli(this.#brotli);
    this.#gzip ??= this.#makeGzip();
    return this.#gzip;
  }

  async #makeGzip(): Promise<Buffer> {
    const made = own(await gzip(await unbrotli(this.#brotli), { level: 6 }));
    this.#gzip = made;
    return made;
  }
}
