import 'server-only';

import { readFileSync } from 'node:fs';
import { cookieQuestionId } from '@/lib/cookies/question';
import { laterInlineType, laterScriptsId } from '@/lib/interest/interest';
import { browserFile } from '@/server/env';

const questionEnd = '</dialog>';
const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
/** Inline scripts: what React needs to take the page over, which is nearly half of the page. */
const inlineScript = /<script(?: id="[^"]*")?(?=>)/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

let starter: string | undefined;

/** The bundle of `lib/interest/start-page.ts`, fit to stand in a page. */
function startPage(): string {
  starter ??= readFileSync(browserFile('start-page'), 'utf8').trim().replaceAll('</script', '<\\/script');
  return starter;
}

/**
 * Makes a page's scripts wait for the first sign of interest: their addresses go into a data block, inline ones become
 * data where they stand, and one small inline script decides when they run (docs/decisions, 'Public pages answer from
 * the first sign of interest on').
 */
export function makeScriptsWait(html: string, start = startPage()): string {
  const addresses: string[] = [];
  const without = html
    .replace(scriptPreload, '')
    .replace(inlineScript, `$& type="${laterInlineType}"`)
    .replace(asyncScript, (_tag, address: string) => {
      addresses.push(address.replaceAll('&amp;', '&'));
      return '';
    });
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
