import 'server-only';

import { readFileSync } from 'node:fs';
import { cookieQuestionId } from '@/lib/cookies/question';
import { laterInlineType, laterScriptsId } from '@/lib/interest/interest';
import { browserFile, env } from '@/server/env';

const questionEnd = '</dialog>';
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const preloadBegin = '<link rel="preload" as="script"';
const scriptBegin = '<script';
/** What follows that of a script that is fetched. */
const fetched = /^ src="([^"]+)" async=""><\/script>/;
/** Of an inline one that React begins from; data blocks and old browsers' scripts are neither. */
const inline = /^( id="[^"]*")?>/;

const bundles = new Map<string, string>();

/** A bundle for browsers, fit to stand in a page; a character a byte, as pages are finished. */
export function inlineBundle(name: string): string {
  const known =
    bundles.get(name) ??
    readFileSync(browserFile(name), 'latin1').trim().replaceAll('</script', '<\\/script');
  bundles.set(name, known);
  return known;
}

/** The bundle of `lib/interest/start-page.ts`. */
export const startPage = () => inlineBundle('start-page');
/** Where browsers find that of `lib/interest/wake-page.ts`, which the build puts there. */
const wakePage = () => `/_next/static/${env.BUILD_ID ?? ''}/wake-page.js`;

/**
 * Makes a page's scripts wait for the first sign of interest: their addresses go into a data block, inline ones become
 * data where they stand, and one small inline script decides when they run
 * (docs/decisions/2026-11-22-script-of-public-pages.md).
 */
export function makeScriptsWait(html: string, start = startPage()): string {
  const { text: without, addresses } = takeScripts(html);
  const list = JSON.stringify([...new Set(addresses)]).replaceAll('<', '\\u003c');
  const question = without.indexOf(`id="${cookieQuestionId}"`);
  const startAt = without.indexOf(questionEnd, question) + questionEnd.length;
  const listAt = without.lastIndexOf('</body>');
  if (question < 0 || listAt < startAt) return html;
  return [
    without.slice(0, startAt),
    `<script data-next="${wakePage()}">${start}</script>`,
    without.slice(startAt, listAt),
    `<script type="application/json" id="${laterScriptsId}">${list}</script>`,
    without.slice(listAt),
  ].join('');
}

const anyScript = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Gives a page one inline script of its own in the place of all that the renderer put into it. */
export function replaceScripts(html: string, code: string): string {
  const without = html.replace(scriptPreload, '').replace(anyScript, '');
  const end = without.lastIndexOf('</body>');
  return `${without.slice(0, end)}<script>${code}</script>${without.slice(end)}`;
}

/**
 * What is missing of the tags that are looked for in a page as the renderer makes it; nothing where all are there.
 * A build asks it of its own pages: another version of the renderer may write them otherwise.
 */
export function missingTags(html: string, ownScripts: readonly string[]): string[] {
  const { text, addresses } = takeScripts(html);
  return [
    ...(addresses.length > 0 ? [] : ['scripts that are fetched']),
    ...(ownScripts.some((code) => code.includes('__next_f'))
      ? []
      : ['the data of React, marked with the nonce']),
    ...(text.includes(`" type="${laterInlineType}">`) ? [] : ['the inline script that has an id']),
    ...(makeScriptsWait(html, '') === html ? ['the place where scripts are started'] : []),
    ...(/<script[^>]* src="[^"]*"[^>]* async|<link[^>]* as="script"/.test(text)
      ? ['scripts in no other form']
      : []),
  ];
}

/** Takes out the scripts that are fetched, and makes data of the inline ones. */
function takeScripts(html: string): { text: string; addresses: string[] } {
  const addresses: string[] = [];
  // Parted at texts, which is quicker than looking for a pattern in a hundred kilobytes; a part is no copy.
  const [first = '', ...rest] = html.split(preloadBegin);
  const pieces = [first, ...rest.map((piece) => piece.slice(piece.indexOf('>') + 1))];
  const text = pieces.flatMap((piece) => {
    const [before = '', ...scripts] = piece.split(scriptBegin);
    return [before, ...scripts.map((script) => afterBegin(script, addresses))];
  });
  return { text: text.join(''), addresses };
}

/** A script's tag and what follows, without where it began; one that is fetched gives its address. */
function afterBegin(script: string, addresses: string[]): string {
  const [tag, address] = fetched.exec(script) ?? [];
  if (tag !== undefined && address !== undefined) {
    addresses.push(address.replaceAll('&amp;', '&'));
    return script.slice(tag.length);
  }
  const [begin, id = ''] = inline.exec(script) ?? [];
  if (begin === undefined) return scriptBegin + script;
  return `${scriptBegin}${id} type="${laterInlineType}">${script.slice(begin.length)}`;
}
