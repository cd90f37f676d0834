import 'server-only';

import { createHash } from 'node:crypto';
import type { Day } from '@/lib/dates/day';
import type { Overview } from '@/server/http/request-context';
import { securityHeaders } from '@/server/http/security-headers';
import { EncodedBody, qualities } from '@/server/page-cache/encoded-body';
import { inlineBundle, makeScriptsWait, replaceScripts, startPage } from '@/server/page-cache/later-scripts';
import type { StoredPage } from '@/server/page-cache/store';

/** The tag of one; data blocks such as JSON-LD are not run, so they need no hash. */
const inlineScript = /^<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")/;
const scriptEnd = '</script>';

/** What stands in kept pages for the nonce that their scripts had: as long, since the renderer counts lengths. */
const noNonce = (nonce: string) => '-'.repeat(nonce.length);

/** The sources that a policy must name for these inline scripts, each once; a character is a byte. */
export function scriptHashes(codes: readonly string[]): string[] {
  const digests = codes.map((code) => createHash('sha256').update(code, 'latin1').digest('base64'));
  return [...new Set(digests)].map((digest) => `'sha256-${digest}'`);
}

/**
 * Takes the nonce of its rendering out of a page. `scripts` are the inline scripts that had it, which are the renderer's
 * own: one that got into the page in any other way is not among them.
 */
export function dropNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  // Looked for as a text, which is quicker than a pattern: a page is a hundred kilobytes.
  const pieces = html.split(` nonce="${nonce}"`).map((piece) => piece.replaceAll(nonce, noNonce(nonce)));
  const scripts = pieces.slice(1).flatMap((piece, at) => inlineCode(pieces[at] ?? '', piece));
  return { html: pieces.join(''), scripts };
}

/** The code of an inline script within whose tag the page was parted; nothing where that tag is another. */
function inlineCode(before: string, after: string): string[] {
  const begin = after.indexOf('>') + 1;
  const end = after.indexOf(scriptEnd, begin);
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, begin);
  return end >= 0 && inlineScript.test(tag) ? [after.slice(begin, end)] : [];
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
  const { html, scripts } = dropNonce(rendered.html, rendered.nonce);
  const withScripts = placeScripts(rendered, html, scripts);
  const body = EncodedBody.of(
    Buffer.from(withScripts.html, 'latin1'),
    overview || cacheControl === forOneVisitor ? qualities.endless : qualities.few,
  );
  return {
    status,
    digest: body.digest,
    headers: Object.entries({
      ...securityHeaders(scriptHashes(withScripts.scripts)),
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

type PageScripts = Pick<Rendered, 'scriptsWait' | 'onlyScript'>;

/** The page with the scripts that it is to have, and the inline ones that its policy has to name. */
function placeScripts({ scriptsWait, onlyScript }: PageScripts, html: string, scripts: readonly string[]) {
  if (onlyScript !== undefined) {
    const code = inlineBundle(onlyScript);
    return { html: replaceScripts(html, code), scripts: [code] };
  }
  if (scriptsWait) return { html: makeScriptsWait(html), scripts: [...scripts, startPage()] };
  return { html, scripts };
}
