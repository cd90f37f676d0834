/** The accessibility of the current page: WCAG 2.2 A and AA, as far as a program can check. */
import fs from 'node:fs';
import { type CDPSession, expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/**
 * Minified, so that injecting it into a page takes half as long. In ASCII, so that it is sent to the browser with one
 * byte per character, which saves a third of the rest.
 */
const program = fs
  .readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
  .replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits for fade-ins, during which contrast is lower than people see, and checks. A single function, as each call into
 * a page costs time; returns null if axe has not been injected yet.
 */
async function findFaults(values: string[]): Promise<string[] | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A smooth scroll is not an animation, and may start some.
  let before: number;
  do {
    before = window.scrollY;
    await frame();
    await frame();
  } while (before !== window.scrollY);
  const isEnding = (one: Animation) =>
    one.playState === 'running' &&
    one.timeline === document.timeline &&
    one.effect?.getComputedTiming().endTime !== Infinity;
  const ending = document.getAnimations().filter(isEnding);
  // Paused and endless animations must not block the check.
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  await Promise.race([patience, Promise.allSettled(ending.map((one) => one.finished))]);
  if (!window.axe) return null;
  const options = { resultTypes: ['violations' as const], runOnly: { type: 'tag' as const, values } };
  const { violations } = await window.axe.run(document, options);
  // Users scroll what is half under a bar at the window's edge into view, so it is judged there.
  const tight = violations.find(({ id }) => id === 'target-size');
  if (tight) {
    const still: typeof tight.nodes = [];
    const place = window.scrollY;
    for (const node of tight.nodes) {
      const element = document.querySelector(node.target.join(' '));
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await window.axe.run(element ?? document, {
        runOnly: { type: 'rule' as const, values: ['target-size'] },
      });
      if (again.violations.length > 0) still.push(node);
    }
    window.scrollTo({ top: place, behavior: 'instant' });
    tight.nodes = still;
  }
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
}

/** One for each page: when a session ends, a passkey's virtual authenticator ends with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Through the debugger protocol, which takes half as long as Playwright's own call: the browser recognises the script.
 */
async function putIn(page: Page): Promise<void> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: program });
  if (exceptionDetails) throw new Error(`axe does not run: ${exceptionDetails.text}`);
}

/**
 * Fails with a line per violation: the rule, what it requires, and where. Injects axe once per page; it cannot look
 * into frames of other sites, but there are none.
 */
export async function axe(page: Page): Promise<void> {
  let lines = await page.evaluate(findFaults, rules);
  if (!lines) {
    await putIn(page);
    lines = await page.evaluate(findFaults, rules);
  }
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}

/** The same page in dark mode, whose colours have their own contrast. */
export async function axeInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await axe(page);
  await page.emulateMedia({ colorScheme: 'light' });
}
