/** Using a page by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@/e2e/support/test';

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Whether an element, or its first line, is visible: inside the window, and not beneath a fixed bar. For a radio button
 * inside its label, the label counts.
 */
function isSeen(target: Element): boolean {
  const firstLine = 24;
  const element = target.closest('label') ?? target;
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, firstLine));
  return shown !== null && (element.contains(shown) || shown.contains(element));
}

/** Presses Tab until `target` has the focus, and expects it to be visible then. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 150 && !(await hasFocus(target)); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate(isSeen), `${target} shows while it has the focus`).toBe(true);
}

/** Tabs to a field and types. In a select, typing chooses the option that starts with the text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs to a control and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
