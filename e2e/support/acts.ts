/** The menus of further acts, behind three dots. */
import { expect, type Page } from '@playwright/test';
import { uiTexts } from '@/lib/texts/ui';

/** Chooses what to do with the thing of this name. */
export async function chooseAct(page: Page, of: string, act: string): Promise<void> {
  await page.getByRole('button', { name: uiTexts.actsOf(of) }).click();
  const item = page.getByRole('menuitem', { name: act, exact: true });
  // A menu that has just opened may be put in its place once more, away from under a press: the pointer comes first.
  await item.hover();
  await expect(item).toHaveAttribute('data-highlighted');
  await item.click();
}
