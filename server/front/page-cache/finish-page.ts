import 'server-only';

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Day } from '@/lib/dates/day';
import { acceptedEncoding, EncodedBody, qualities } from '@/server/front/compress';
import type { Overview } from '@/server/http/request-context';
import { securityHeaders } from '@/server/front/security-headers';
import {
  inlineBundle,
  makeScriptsWait,
  partAtOwnTags,
  replaceScripts,
} from '@/server/front/page-cache/markup';
import type { Parted } from '@/server/front/page-cache/markup';
import type { StoredPage } from '@/server/front/page-cache/store';

/** The CSP sources for these inline scripts, each once. Code is latin1: one character per byte. */
export function scriptHashes(codes: readonly string[]): string[] {
  const digests = codes.map((code) => createHash('sha256').update(code, 'latin1').digest('base64'));
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}

interface Rendered {
  status: number;
  /** One character per byte (latin1). */
  html: string;
  contentType: string;
  /** The nonce that the renderer put on its own scripts. */
  nonce: string;
  tags: readonly string[];
  overview?: Overview;
  searches?: readonly Overview[];
  /** The day on which its rendering began. */
  day: Day;
  /** Seconds after which it is re-rendered even if no change was reported. */
  maxAge: number;
  /** Seconds after which it is no longer served. */
  goodFor: number;
  /** Whether its scripts load only at the first interaction. */
  scriptsWait?: boolean;
  /** A bundle that replaces all of its scripts. */
  onlyScript?: string;
  /** Cache-Control of the page; `forEverybody` by default. */
  cacheControl?: string;
}

/**
 * Browsers revalidate every time and mostly get 304. A CDN in front may answer a simultaneous crowd: what it sends is
 * at most two seconds old.
 */
const forEverybody = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
/** For a response that concerns only one visitor. */
export const forOneVisitor = 'private, no-store';

/**
 * Prepares a rendered page to be sent many times: computes its ETag and a CSP with the hashes of its inline scripts
 * (the renderer's own and the one that starts them).
 */
export function finishPage(rendered: Rendered): StoredPage {
  const { status, contentType, tags, overview, searches = [], day, maxAge, goodFor } = rendered;
  const { cacheControl = forEverybody } = rendered;
  const { pieces, codes } = placeScripts(rendered);
  const body = EncodedBody.of(
    bytesOf(pieces),
    overview || cacheControl === forOneVisitor ? qualities.endless : qualities.few,
  );
  return {
    status,
    digest: body.digest,
    headers: Object.entries({
      ...securityHeaders(scriptHashes(codes)),
      'Content-Type': contentType,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
    }).flat(),
    body,
    tags,
    searches: overview ? [overview, ...searches] : searches,
    day,
    staleAt: Date.now() + maxAge * 1000,
    endsAt: Date.now() + goodFor * 1000,
  };
}

/** The page with the scripts it should have, and the inline ones that its CSP must list. */
function placeScripts({ html, nonce, scriptsWait, onlyScript }: Rendered): Parted {
  if (onlyScript !== undefined) return replaceScripts(html, nonce, inlineBundle(onlyScript));
  return scriptsWait ? makeScriptsWait(html, nonce) : partAtOwnTags(html, nonce);
}

/** Written piece by piece: joining them would cost another copy of the page. */
function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at, 'latin1');
  return bytes;
}

/**
 * Sends a finished page, or 304 if the client has it. `ofThisAnswer`: header names and values in addition to the page's
 * own.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  ofThisAnswer: readonly string[],
): Promise<void> | undefined {
  const encoding = acceptedEncoding(req);
  const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`;
  const headers = [...page.headers, 'ETag', etag, ...ofThisAnswer];
  // Sends the responses of one turn together: sent one at a time, each wakes the reader, which costs the system more
  // than all the rest.
  const leave = (body?: Buffer) => setImmediate(() => res.end(body));
  // A client that has the page in any encoding has the page.
  if (page.status === 200 && req.headers['if-none-match']?.includes(`"${page.digest}`)) {
    res.writeHead(304, headers);
    leave();
    return undefined;
  }
  const send = (body: Buffer) => {
    if (encoding) headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.length));
    res.writeHead(page.status, headers);
    leave(req.method === 'HEAD' ? undefined : body);
  };
  const body = page.body.as(encoding);
  if (body instanceof Promise) return body.then(send);
  send(body);
  return undefined;
}
