import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import { acceptedEncoding } from '@/server/http/accepted-encoding';

/** Shorter answers gain nothing. */
const minBytes = 1024;
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

type Encoder = zlib.BrotliCompress | zlib.Gzip;

function encoderFor(encoding: 'br' | 'gzip'): Encoder {
  if (encoding === 'gzip') return zlib.createGzip({ level: 5 });
  return zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function wanted(req: IncomingMessage, res: ServerResponse): boolean {
  const length = Number(res.getHeader('content-length') ?? minBytes);
  return (
    req.method !== 'HEAD' &&
    ![204, 206, 304].includes(res.statusCode) &&
    !res.hasHeader('content-encoding') &&
    compressible.test(String(res.getHeader('content-type') ?? '')) &&
    length >= minBytes
  );
}

type Write = (chunk: unknown, encoding?: unknown, callback?: unknown) => boolean;

/**
 * Compresses what is worth it, with brotli or gzip. Wraps the answer's write methods, decides when the headers go out,
 * and flushes per chunk, so that a streaming page still streams.
 */
export function compressAnswer(req: IncomingMessage, res: ServerResponse): void {
  const plain = {
    write: res.write.bind(res) as Write,
    end: res.end.bind(res) as (chunk?: unknown) => ServerResponse,
  };
  let encoder: Encoder | null | undefined;

  const begin = (): Encoder | null => {
    if (encoder !== undefined) return encoder;
    encoder = null;
    if (res.headersSent || !wanted(req, res)) return null;
    const encoding = acceptedEncoding(req);
    res.appendHeader('Vary', 'Accept-Encoding');
    if (!encoding) return null;
    const stream = encoderFor(encoding);
    res.setHeader('Content-Encoding', encoding);
    res.removeHeader('Content-Length');
    stream.on('data', (chunk) => {
      if (!plain.write(chunk)) {
        stream.pause();
        res.once('drain', () => stream.resume());
      }
    });
    stream.on('end', () => plain.end());
    res.once('close', () => stream.destroy());
    encoder = stream;
    return stream;
  };

  const finish = (callback: unknown) =>
    typeof callback === 'function' ? res.once('finish', () => callback()) : res;

  res.write = ((chunk: unknown, encoding?: unknown, callback?: unknown) => {
    const stream = begin();
    if (!stream) return plain.write(chunk, encoding, callback);
    const done = typeof encoding === 'function' ? encoding : callback;
    stream.write(chunk as Buffer);
    stream.flush();
    if (typeof done === 'function') process.nextTick(() => done());
    return true;
  }) as typeof res.write;

  res.end = ((chunk?: unknown, encoding?: unknown, callback?: unknown) => {
    const done = [chunk, encoding, callback].find((value) => typeof value === 'function');
    // Next ends an answer to HEAD with null.
    const last = typeof chunk === 'function' ? undefined : (chunk ?? undefined);
    const whole = last === undefined ? 0 : Buffer.byteLength(last as string | Buffer);
    // A whole answer in one piece tells its length first.
    if (!res.headersSent && encoder === undefined && !res.hasHeader('content-length')) {
      if (whole < minBytes) encoder = null;
    }
    finish(done);
    const stream = begin();
    if (!stream) return last === undefined ? plain.end() : plain.end(last);
    if (last === undefined) stream.end();
    else stream.end(last as Buffer);
    return res;
  }) as typeof res.end;
}
