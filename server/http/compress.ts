import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import compression from 'compression';

/** Answers that have no body of their own to compress, or a part of one. */
const bodiless = new Set([204, 206, 304]);

/**
 * How far back brotli looks, as a power of two: no answer gains by more. Its own default takes eight megabytes for each
 * answer, and so much memory taken and freed makes V8 collect garbage without end.
 */
export const brotliWindow = 18;

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

// Made for Express, whose requests and answers are Node's with more to them than this needs.
const compress = compression({
  level: 5,
  brotli: {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
      [zlib.constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    },
  },
  threshold: 1024,
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
