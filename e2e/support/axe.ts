/** Accessibility of what the page shows now: WCAG 2.2 A and AA, as far as a program can tell. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is still fading in has less contrast than what a person gets to see. */
async function settle(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(running.map((one) => one.finished));
}

/** Fails with a line per violation: the rule, what it asks, and where. */
export async function axe(page: Page): Promise<void> {
  await page.evaluate(settle);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
