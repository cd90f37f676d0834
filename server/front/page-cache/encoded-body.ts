import 'server-only';

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { brotliOf } from '@/server/front/compress';

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
