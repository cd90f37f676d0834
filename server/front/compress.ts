import 'server-only';

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Compression of responses: those streamed while they are made, and those made once for many. */

/** The one with smaller output first. */
const offered = ['br', 'gzip'] as const;
type Encoding = (typeof offered)[number];

/** Browsers send the same few values; parsing one takes many times as long as looking it up. Size in characters. */
const verdicts = new LRUCache<string, { encoding: Encoding | null }>({
  maxSize: 10_000,
  sizeCalculation: (_verdict, accepts) => accepts.length + 1,
});

/** The encoding that the client accepts for a response; null for uncompressed. */
export function acceptedEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const accepts = String(headers['accept-encoding'] ?? '');
  const known = verdicts.get(accepts);
  if (known) return known.encoding;
  const accepted = new Negotiator({ headers: { 'accept-encoding': accepts } }).encodings(offered);
  const encoding = offered.find((name) => accepted.includes(name)) ?? null;
  verdicts.set(accepts, { encoding });
  return encoding;
}

/** Responses without a complete body of their own to compress. */
const bodiless = new Set([204, 206, 304]);
/** In bytes; smaller responses are sent uncompressed. */
const LEAST = 1024;
/**
 * Brotli quality for a response made for one client: twice as fast as 4, and a list of listings is 8 percent larger.
 */
const ONCE = 2;
/**
 * How far back brotli looks, as a power of two: no response gains from more. The default takes eight megabytes per
 * response, and allocating and freeing that much makes V8 collect garbage endlessly.
 */
const WINDOW = 18;
/** More than the compressed size of a page. */
const CHUNK = 32 * 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;

const settings = (quality: number, window = WINDOW) => ({
  [BROTLI_PARAM_QUALITY]: quality,
  [BROTLI_PARAM_LGWIN]: window,
  [BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
});

/** The window size for this many bytes, as a power of two: up to 64 kB brotli has a faster search. */
const windowFor = (length: number) =>
  Math.max(zlib.constants.BROTLI_MIN_WINDOW_BITS, Math.min(WINDOW, Math.ceil(Math.log2(length + 1))));

/** Compresses with brotli, synchronously: handing the bytes to another thread and back would take as long again. */
export function brotliOf(bytes: Buffer, quality = ONCE): Buffer {
  const params = { ...settings(quality, windowFor(bytes.length)), [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return zlib.brotliCompressSync(bytes, { params, chunkSize: CHUNK });
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

// Made for Express, whose requests and responses extend Node's with more than this needs.
const compress = compression({
  level: 5,
  brotli: { params: settings(ONCE) },
  threshold: LEAST,
  filter: (req, res) => !bodiless.has(res.statusCode) && compression.filter(req, res),
}) as unknown as Middleware;

/**
 * Compresses what is worth it, with brotli or gzip. A streamed page is sent in the steps in which it is made: what is
 * written within one turn of the event loop is flushed together.
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

/** Ends a response prepared by `compressAnswer` with a complete text. */
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
 * Brotli qualities: for pages of which there are some hundreds, each made for many; and for searches, nearly each of
 * which is new: 3 takes two thirds of the time of 4 and gives 5 percent more bytes. From 6 on brotli allocates
 * megabytes for each page, which costs more than the work itself.
 */
export const qualities = { few: 5, endless: 3 } as const;
/** Maximum size of the gzip version of a page, relative to brotli. */
const GZIP_SHARE = 1.5;

/** Copies into memory of its own: a slice of Node's pool keeps three times as much from being freed. */
function own(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/**
 * The bytes of a page. Only what nearly everybody asks for is kept from the start, at a sixth of the page's size:
 * brotli. Gzip is made at its first request, and uncompressed bytes at every request for them.
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

  /** A hash of the content. */
  get digest(): string {
    return createHash('sha256').update(this.#brotli).digest('base64url').slice(0, 22);
  }

  /** The most memory it can take. */
  get bytes(): number {
    return Math.ceil(this.#brotli.length * (1 + GZIP_SHARE));
  }

  /** Returns the bytes synchronously if available, so that the sender need not wait. */
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
