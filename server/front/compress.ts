import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import compression from 'compression';
import { acceptedEncoding } from '@/server/front/accepted-encoding';

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
