/** What the law has a platform tell everybody. */
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { rankTexts } from '@/lib/texts/how-we-rank';

test('the pages are reached from the footer and read at every width', async ({ page, context }) => {
  await answerCookies(context);
  await page.goto('/disclaimer');
  await page.getByRole('contentinfo').getByRole('link', { name: rankTexts.documentTitle }).click();
  await expect(page.getByRole('heading', { level: 1, name: rankTexts.title })).toBeVisible();
  await atEveryViewport(page, 'ranking');
  for (const name of ['accessibility', 'privacy'] as const) {
    await page.goto(route(name));
    await atEveryViewport(page, name);
  }
});
