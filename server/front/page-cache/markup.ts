import 'server-only';

import { readFileSync } from 'node:fs';
import { cookieQuestionId } from '@/lib/cookies/question';
import { laterInlineType, laterScriptsId } from '@/lib/first-interaction/first-interaction';
import { browserFile, env } from '@/server/env';

/**
 * Processing of the renderer's finished HTML. Everything that depends on how its tags are written is here, and
 * `missingTags` tells a build when the renderer writes them differently.
 */

/** The tag of an inline script; data blocks such as JSON-LD are not run, so they need no hash. */
const inlineScript = /^<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")/;
const scriptEnd = '</script>';

/** Replaces the nonce of the scripts in cached pages; of the same length, since the renderer counts lengths. */
const noNonce = (nonce: string) => '-'.repeat(nonce.length);

/** The page in pieces, which are not copies of it, and the inline scripts that its CSP has to name. */
export interface Parted {
  pieces: string[];
  codes: string[];
}

/** What to do with a tag: its replacement, and whether the end tag of the script right after it goes too. */
type Change = (tag: string) => { tag: string; takesEnd?: boolean };
const unchanged: Change = (tag) => ({ tag });

/**
 * Splits a page at the tags that carry the nonce of its rendering, which are the renderer's own, and removes the nonce
 * from them. Only inline scripts whose tag had it are named: one that got into the page in any other way is not.
 */
export function partAtOwnTags(html: string, nonce: string, change: Change = unchanged): Parted {
  // Searched as a plain string, which is faster than a regular expression: a page is a hundred kilobytes.
  const attribute = ` nonce="${nonce}"`;
  const clean = (text: string) => text.replaceAll(nonce, noNonce(nonce));
  const parted: Parted = { pieces: [], codes: [] };
  let from = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    const begin = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at) + 1;
    const own = clean(html.slice(begin, at) + html.slice(at + attribute.length, end));
    const { tag, takesEnd = false } = change(own);
    parted.pieces.push(clean(html.slice(from, begin)), tag);
    const codeEnd = html.indexOf(scriptEnd, end);
    if (codeEnd >= 0 && inlineScript.test(own)) parted.codes.push(clean(html.slice(end, codeEnd)));
    from = takesEnd && codeEnd === end ? end + scriptEnd.length : end;
  }
  parted.pieces.push(clean(html.slice(from)));
  return parted;
}

const questionEnd = '</dialog>';
const bodyEnd = '</body>';
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const preloadBegin = '<link rel="preload" as="script"';
/** The tag of an external script. */
const fetched = /^<script src="([^"]+)" async="">$/;
/** The tag of an inline script that React starts from; not data blocks or scripts for old browsers. */
const inline = /^<script( id="[^"]*")?>$/;

const bundles = new Map<string, string>();

/** A browser bundle, escaped for inlining into a page; latin1, as pages are processed. */
export function inlineBundle(name: string): string {
  const known =
    bundles.get(name) ??
    readFileSync(browserFile(name), 'latin1').trim().replaceAll('</script', '<\\/script');
  bundles.set(name, known);
  return known;
}

/** The bundle of `lib/first-interaction/start-page.ts`. */
export const startPage = () => inlineBundle('start-page');
/** The address of the bundle of `lib/first-interaction/wake-page.ts`, which the build puts there. */
const wakePage = () => `/_next/static/${env.BUILD_ID ?? ''}/wake-page.js`;

/**
 * Delays a page's scripts until the first interaction: their addresses go into a data block, inline ones become data in
 * place, and one small inline script decides when they run (docs/decisions/2026-11-22-script-of-public-pages.md).
 * @param nonce of its rendering, which its own scripts have
 */
export function makeScriptsWait(html: string, nonce: string, start = startPage()): Parted {
  const question = html.indexOf(`id="${cookieQuestionId}"`);
  const startAt = html.indexOf(questionEnd, question) + questionEnd.length;
  const listAt = html.lastIndexOf(bodyEnd);
  if (question < 0 || listAt < startAt) return partAtOwnTags(html, nonce);
  const addresses: string[] = [];
  const wait = toWait(addresses);
  const [before, body, after] = [html.slice(0, startAt), html.slice(startAt, listAt), html.slice(listAt)].map(
    (text) => partAtOwnTags(text, nonce, wait),
  );
  const list = JSON.stringify([...new Set(addresses)]).replaceAll('<', '\\u003c');
  const starting = `<script data-next="${wakePage()}">${start}</script>`;
  const later = `<script type="application/json" id="${laterScriptsId}">${list}</script>`;
  const parts = [before, { pieces: [starting], codes: [start] }, body, { pieces: [later], codes: [] }, after];
  return {
    pieces: parts.flatMap((part) => part?.pieces ?? []),
    codes: parts.flatMap((part) => part?.codes ?? []),
  };
}

/** Removes external scripts and their preload tags, keeping their addresses. Inline ones become data. */
function toWait(addresses: string[]): Change {
  return (tag) => {
    if (tag.startsWith(preloadBegin)) return { tag: '' };
    const [, address] = fetched.exec(tag) ?? [];
    if (address !== undefined) {
      addresses.push(address.replaceAll('&amp;', '&'));
      return { tag: '', takesEnd: true };
    }
    const [begin, id = ''] = inline.exec(tag) ?? [];
    return { tag: begin === undefined ? tag : `<script${id} type="${laterInlineType}">` };
  };
}

const anyScript = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Replaces all of the renderer's scripts in a page by one inline script. */
export function replaceScripts(html: string, nonce: string, code: string): Parted {
  const whole = partAtOwnTags(html, nonce).pieces.join('');
  const without = whole.replace(scriptPreload, '').replace(anyScript, '');
  const end = without.lastIndexOf(bodyEnd);
  return { pieces: [without.slice(0, end), `<script>${code}</script>`, without.slice(end)], codes: [code] };
}

/**
 * Which of the tags searched for are missing from a rendered page; empty if all are found. A build checks its own
 * pages: another version of the renderer may write them differently.
 */
export function missingTags(html: string, nonce: string): string[] {
  const { codes } = partAtOwnTags(html, nonce);
  const text = makeScriptsWait(html, nonce, '').pieces.join('');
  const [, list = '[]'] =
    new RegExp(`<script type="application/json" id="${laterScriptsId}">(.*?)</script>`).exec(text) ?? [];
  return [
    ...(list === '[]' ? ['scripts that are fetched'] : []),
    ...(codes.some((code) => code.includes('__next_f')) ? [] : ['the data of React, marked with the nonce']),
    ...(text.includes(`" type="${laterInlineType}">`) ? [] : ['the inline script that has an id']),
    ...(text.includes(laterScriptsId) ? [] : ['the place where scripts are started']),
    ...(/<script[^>]* src="[^"]*"[^>]* async|<link[^>]* as="script"/.test(text)
      ? ['scripts in no other form']
      : []),
  ];
}
