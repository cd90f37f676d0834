/**
 * Views of a listing are counted, once per visitor and without the landlord's own; the landlord sees them and the
 * earnings.
 */
import type { Browser, Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import type { Statistics } from '@/lib/statistics/contract';
import { statisticsTexts as texts } from '@/lib/texts/statistics';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Opens pages one after another as a browser with this user agent. */
async function visit(browser: Browser, userAgent: string, paths: readonly string[]): Promise<void> {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  for (const path of paths) expect((await page.goto(path))?.status()).toBe(200);
  await context.close();
}

/** From the overview, where seeing a card does not count, to a listing. */
async function goOnToFrontPage(page: Page): Promise<void> {
  const owner = await makeAccount();
  const { id, licence } = await makeListing(owner.id, { name: 'De Doorklik', state: 'online' });
  const views = () => rowsOf('SELECT 1 FROM listing_views WHERE listing_id = $1', [id]);
  const card = page.getByRole('link', { name: /De Doorklik/ }).first();
  // A new listing is found once the search index has it.
  await expect(async () => {
    await page.goto(route('listing.index', {}, { logiesdecreet: licence }));
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await card.hover();
  await page.waitForTimeout(2500);
  expect(await views()).toHaveLength(0);
  await card.click();
  await page.waitForURL(/woning-/);
  await expect.poll(async () => (await views()).length).toBe(1);
}

test('views are counted once per visitor, also on client-side navigation to a listing, and shown to the landlord @desktop', async ({
  page,
  browser,
}) => {
  await goOnToFrontPage(page);

  const owner = await makeAccount();
  const { id, slug } = await makeListing(owner.id, { name: 'Het Uitzicht', state: 'online' });
  await makeComingStay(id);
  const listing = route('listing.show', { slug });
  const views = async () => {
    const rows = await rowsOf<{ n: number }>(
      'SELECT count(*)::int AS n FROM listing_views WHERE listing_id = $1',
      [id],
    );
    return rows[0]?.n;
  };

  await letIn(page, owner);
  await page.goto(listing);
  await visit(browser, crawler, [listing]);
  await visit(browser, phone, [listing, listing]);
  await visit(browser, phone, [listing]);
  await expect.poll(views).toBe(1);
  await visit(browser, `${phone} Anders/1.0`, [listing]);
  await expect.poll(views).toBe(2);

  await page.goto(route('dashboard.statistics'));
  await expect(page.getByRole('region', { name: texts.earnings })).toContainText('€ 700,-');
  const region = page.getByRole('region', { name: texts.views });
  for (const label of [texts.last7, texts.last30, texts.total])
    await expect(region.locator('div', { hasText: label }).last()).toContainText('2');
  const answer = await page.request.get('/api/user/statistics');
  const { data }: { data: Statistics } = await answer.json();
  expect(data).toEqual({
    earnings: { total: 700 },
    listings: { enabled: 1, disabled: 0 },
    listing_views: { last_7_days: 2, last_30_days: 2, total: 2 },
    booking_requests: { last_7_days: 1, last_30_days: 1, total: 1 },
  });
});
