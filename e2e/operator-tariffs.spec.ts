/** What publishing costs, as an admin reads it, at every width. */
import { demoAdmin, letIn } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { tariffTexts as texts } from '@/lib/texts/tariffs';

test('an admin finds the tariffs in the menu, where publishing is free @desktop', async ({ page }) => {
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin'));
  await page.getByRole('link', { name: texts.title }).first().click();
  await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
  await expect(page.getByText(texts.isFree)).toBeVisible();
  await atEveryViewport(page, 'operator-tariffs');
});
