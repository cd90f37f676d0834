/** Accessibility of what the page shows now: WCAG 2.2 A and AA, as far as a program can tell. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is still fading in has less contrast than what a person gets to see. */
async function settle(): Promise<void> {
  const isEnding = (one: Animation) =>
    one.playState === 'running' &&
    one.timeline === document.timeline &&
    one.effect?.getComputedTiming().endTime !== Infinity;
  const ending = document.getAnimations().filter(isEnding);
  // One that is paused on its way, or begun anew for ever, does not hold the check.
  const patience = new Promise((resolve) => setTimeout(resolve, 1500));
  await Promise.race([patience, Promise.allSettled(ending.map((one) => one.finished))]);
}

/** Fails with a line per violation: the rule, what it asks, and where. */
export async function axe(page: Page): Promise<void> {
  await page.evaluate(settle);
  // Legacy: in one go within the page, a third of the time. What that cannot see are frames of other sites: we have none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
