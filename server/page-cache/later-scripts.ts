import 'server-only';

import { readFileSync } from 'node:fs';
import { cookieQuestionId } from '@/lib/cookies/question';
import { laterInlineType, laterScriptsId } from '@/lib/interest/interest';
import { browserFile } from '@/server/env';

const questionEnd = '</dialog>';
const scriptStart = '<script';
/** At the start of what follows `<script`: one that is fetched, or an inline one that React begins from. */
const fetched = / src="([^"]+)" async=""><\/script>/y;
const inline = /(?: id="[^"]*")?(?=>)/y;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

let starter: string | undefined;

/** The bundle of `lib/interest/start-page.ts`, fit to stand in a page. */
export function startPage(): string {
  starter ??= readFileSync(browserFile('start-page'), 'utf8').trim().replaceAll('</script', '<\\/script');
  return starter;
}

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
    `<script>${start}</script>`,
    without.slice(startAt, listAt),
    `<script type="application/json" id="${laterScriptsId}">${list}</script>`,
    without.slice(listAt),
  ].join('');
}

/** Takes out the scripts that are fetched, and makes data of the inline ones. */
function takeScripts(html: string): { text: string; addresses: string[] } {
  const addresses: string[] = [];
  const head = html.slice(0, html.indexOf('<body')).replace(scriptPreload, '');
  const [first = '', ...rest] = (head + html.slice(html.indexOf('<body'))).split(scriptStart);
  const pieces = rest.map((piece) => {
    fetched.lastIndex = 0;
    const [tag, address] = fetched.exec(piece) ?? [];
    if (tag && address) {
      addresses.push(address.replaceAll('&amp;', '&'));
      return piece.slice(tag.length);
    }
    inline.lastIndex = 0;
    const [attributes] = inline.exec(piece) ?? [];
    if (attributes === undefined) return scriptStart + piece;
    return `${scriptStart}${attributes} type="${laterInlineType}"${piece.slice(attributes.length)}`;
  });
  return { text: first + pieces.join(''), addresses };
}
