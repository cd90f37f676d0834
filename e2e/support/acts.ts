/** The menus of further acts, behind three dots. */
import type { Page } from '@playwright/test';
import { uiTexts } from '@/lib/texts/ui';

/** Chooses what to do with the thing of this name. */
export async function chooseAct(page: Page, of: string, act: string): Promise<void> {
  await page.getByRole('button', { name: uiTexts.actsOf(of) }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
