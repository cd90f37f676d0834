/** The menus of further actions, behind three dots. */
import { expect, type Page } from '@playwright/test';
import { uiTexts } from '@/lib/texts/ui';

/** Chooses an action for the item with this name. */
export async function chooseAct(page: Page, of: string, act: string): Promise<void> {
  await page.getByRole('button', { name: uiTexts.actsOf(of) }).click();
  const item = page.getByRole('menuitem', { name: act, exact: true });
  // A menu that has just opened may be repositioned, so that a click misses: hover first.
  await item.hover();
  await expect(item).toHaveAttribute('data-highlighted');
  await item.click();
}
