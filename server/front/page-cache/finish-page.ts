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

/** The sources that a policy must name for these inline scripts, each once; a character is a byte. */
export function scriptHashes(codes: readonly string[]): string[] {
  const digests = codes.map((code) => createHash('sha256').update(code, 'latin1').digest('base64'));
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}

interface Rendered {
  status: number;
  /** A character a byte. */
  html: string;
  contentType: string;
  /** What the renderer marked its own scripts with. */
  nonce: string;
  tags: readonly string[];
  overview?: Overview;
  searches?: readonly Overview[];
  /** The day on which its rendering began. */
  day: Day;
  /** Seconds until it is renewed although nothing was told to change. */
  maxAge: number;
  /** Seconds after which nobody gets it any more. */
  goodFor: number;
  /** Whether its scripts wait for the first sign of interest. */
  scriptsWait?: boolean;
  /** The bundle that is all its script. */
  onlyScript?: string;
  /** Who may keep it; otherwise `forEverybody`. */
  cacheControl?: string;
}

/**
 * Browsers ask again each time and mostly hear 304. A CDN in front may answer a crowd of the same moment: what it sends
 * is two seconds old at most.
 */
const forEverybody = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
/** The answer concerns who asked alone. */
export const forOneVisitor = 'private, no-store';

/**
 * Makes a rendered page ready to be sent many times: ETag, a policy with the hashes of the scripts that the build knows:
 * the renderer's own and the one that starts them.
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

/** The page with the scripts that it is to have, and the inline ones that its policy has to name. */
function placeScripts({ html, nonce, scriptsWait, onlyScript }: Rendered): Parted {
  if (onlyScript !== undefined) return replaceScripts(html, nonce, inlineBundle(onlyScript));
  return scriptsWait ? makeScriptsWait(html, nonce) : partAtOwnTags(html, nonce);
}

/** Written piece by piece: joined they would be one more copy of the page. */
function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at, 'latin1');
  return bytes;
}

/** Sends a finished page, or 304 to who has it. `ofThisAnswer`: names and values of headers beside the page's own. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  ofThisAnswer: readonly string[],
): Promise<void> | undefined {
  const encoding = acceptedEncoding(req);
  const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`;
  const headers = [...page.headers, 'ETag', etag, ...ofThisAnswer];
  // Answers of one turn leave one after the other: each that leaves alone wakes whoever reads, which takes the system
  // longer than all the rest.
  const leave = (body?: Buffer) => setImmediate(() => res.end(body));
  // Who has the page in any encoding has the page.
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
