/** What becomes of the pages of a listing that was online and is deleted. */
import type { Browser } from '@playwright/test';
import { route } from '@/lib/paths';
import { deletedListingTexts as texts } from '@/lib/texts/deleted-listing';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { axe } from '@/e2e/support/axe';
import { Program, publishListing } from '@/e2e/support/program';
import { expect, test } from '@/e2e/support/test';

// The browser logs the status of each page and call that is gone.
test.use({ expectedErrors: [/status of (404|410)/] });

/** The suggested listings nearby, as seen without JavaScript. */
async function checkWithoutScript(browser: Browser, slug: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await expect(async () => {
    const asked = { adults: '2', pets: '1' };
    expect((await tab.goto(route('listing.show', { slug }, asked)))?.status()).toBe(410);
  }).toPass();
  await expect(tab.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(tab).toHaveTitle(texts.documentTitle);
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const cards = tab.getByRole('region', { name: texts.nearby }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.first().getByRole('heading')).toBeInViewport();
  await expect(cards.filter({ hasText: 'Nieuwpoort' })).toHaveCount(6);
  for (const card of await cards.getByRole('link').all())
    await expect(card).toHaveAttribute('href', /\?adults=2&pets=1$/);
  await expect(tab.getByRole('link', { name: texts.frontPage, exact: true })).toHaveAttribute('href', '/');
  await tab.getByRole('link', { name: texts.townListings('Nieuwpoort') }).click();
  await expect(tab).toHaveURL('/aanbod?listing_city_id=9&adults=2&pets=1');
  await context.close();
}

test('a deleted listing is opened by a link still on screen, leaves the favourites, and shows listings nearby, also without JavaScript', async ({
  page,
  browser,
}) => {
  const admin = await Program.signedIn('admin');
  const { id, slug } = await publishListing(admin, { listing_city_id: '9' });
  await page.goto(route('listing.favorites'));
  await page.evaluate((favorite) => {
    localStorage.setItem('favorite_listings', JSON.stringify([favorite]));
    const answer = { value: { essential: true }, expires_at: Date.now() + 9e9 };
    localStorage.setItem('cookie_preferences', JSON.stringify(answer));
  }, slug);
  await page.reload();
  const link = page
    .getByRole('main')
    .locator(`a[href="${route('listing.show', { slug })}"]`)
    .last();
  await expect(link).toBeVisible();

  expect((await admin.call('DELETE', `/api/listings/${id}`)).status).toBe(204);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await axe(page);
  await page.goto(route('listing.favorites'));
  await expect(page.getByText(favoritesPageTexts.empty)).toBeVisible();

  await checkWithoutScript(browser, slug);
});
