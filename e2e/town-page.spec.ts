/** The page of a town has facts about it below the listings, without JavaScript. */
import { route } from '@/lib/paths';
import { townTexts as texts } from '@/lib/texts/towns';
import { answerCookies } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';

const oostende = route('listing.index', {}, { listing_city_id: 11 });

test('tells what a night costs each month, which homes there are, and answers questions', async ({
  page,
}) => {
  await answerCookies(page);
  await page.goto(oostende);
  const about = page.getByRole('region', { name: texts.title('Oostende') });
  await about.scrollIntoViewIfNeeded();
  await expect(about.getByRole('row')).toHaveCount(13);
  await expect(about.getByRole('cell', { name: /^€\s\d+$/ })).toHaveCount(12);
  expect(await about.getByRole('term').count()).toBeGreaterThanOrEqual(3);
  await expect(about.getByText(/meter van het strand/).first()).toBeVisible();
  const card = page.getByRole('article').first();
  const [home, words] = [await card.boundingBox(), await about.boundingBox()];
  expect(home?.y ?? Infinity).toBeLessThan(words?.y ?? 0);
  await atEveryViewport(page, 'town');
  // A search with other filters has no facts about the town.
  await page.goto(`${oostende}&guests=2`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(about).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('it is in the page as sent', async ({ page }) => {
    await page.goto(oostende);
    await expect(page.getByRole('heading', { name: texts.pricesTitle })).toBeVisible();
  });
});
