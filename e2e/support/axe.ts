/** Accessibility of what the page shows now: WCAG 2.2 A and AA, as far as a program can tell. */
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/** Minified: it takes half as long to put into a page. */
const program = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is still fading in has less contrast than what a person gets to see. */
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A smooth scroll is no animation, and may begin some.
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
  // One that is paused on its way, or begun anew for ever, does not hold the check.
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  await Promise.race([patience, Promise.allSettled(ending.map((one) => one.finished))]);
}

/**
 * Fails with a line per violation: the rule, what it asks, and where. The program is put into a page once, which takes
 * as long as several looks; what it cannot see are frames of other sites, and we have none.
 */
export async function axe(page: Page): Promise<void> {
  await page.evaluate(settle);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const lines = await page.evaluate(async (values) => {
    const options = { resultTypes: ['violations' as const], runOnly: { type: 'tag' as const, values } };
    const found = await window.axe?.run(document, options);
    if (!found) throw new Error('axe is not there');
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
    );
  }, rules);
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
