import 'server-only';

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Day } from '@/lib/dates/day';
import { securityHeaders } from '@/server/http/security-headers';
import { makeScriptsWait } from '@/server/page-cache/later-scripts';
import type { StoredPage } from '@/server/page-cache/store';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Data blocks such as JSON-LD are not run, so they need no hash. */
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The sources that a policy must name for the inline scripts of a page, each once. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => {
    const digest = createHash('sha256').update(code).digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

interface Rendered {
  status: number;
  body: Buffer;
  contentType: string;
  tags: readonly string[];
  /** The day on which its rendering began. */
  day: Day;
  /** Seconds until it is renewed although nothing was told to change. */
  maxAge: number;
  /** Seconds after which nobody gets it any more. */
  goodFor: number;
  /** Whether its scripts wait for the first sign of interest. */
  scriptsWait: boolean;
}

/** Makes a rendered page ready to be sent many times: three encodings, ETag, policy with the hashes of its scripts. */
export async function finishPage(rendered: Rendered): Promise<StoredPage> {
  const { status, contentType, tags, day, maxAge, goodFor } = rendered;
  const html = rendered.body.toString('utf8');
  const body = rendered.scriptsWait ? Buffer.from(makeScriptsWait(html)) : rendered.body;
  const [gzipped, brotlied] = await Promise.all([
    gzip(body, { level: 7 }),
    brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  ]);
  return {
    status,
    digest: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      ...securityHeaders(inlineScriptHashes(body.toString('utf8'))),
      'Content-Type': contentType,
      // Browsers ask again each time and mostly hear 304. A CDN in front may answer a crowd of the same moment: what it
      // sends is two seconds old at most.
      'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
      Vary: 'Accept-Encoding',
    },
    identity: body,
    gzip: gzipped,
    brotli: brotlied,
    tags,
    day,
    staleAt: Date.now() + maxAge * 1000,
    endsAt: Date.now() + goodFor * 1000,
  };
}
