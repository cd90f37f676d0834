/** Finds a listing among all that await review. */
import type { Locator, Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import { paginationTexts } from '@/lib/texts/ui-pagination';
import { expect } from '@/e2e/support/test';

/** Opens the card of a waiting listing; the newest are last, perhaps on a later page. */
export async function openReview(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  const next = page.getByRole('link', { name: paginationTexts.next });
  for (let number = 1; ; number += 1) {
    await page.goto(route('dashboard.admin.listing.index', {}, { page: number }));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    if ((await card.count()) > 0 || (await next.count()) === 0) break;
  }
  const open = card.getByRole('button', { name: texts.openName(name) });
  await expect(card).toBeVisible();
  if (await open.isVisible()) await open.click();
  return card;
}
