/** The overview as a map: beside the list, or in its place with cards to swipe. */
import type { Page } from '@playwright/test';
import { axe, axeInTheDark } from '@/e2e/support/axe';
import { lastingCard } from '@/e2e/support/listings';
import { chooseParty, liveSearch } from '@/e2e/support/search-bar';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { mapTexts } from '@/lib/texts/map';
import { searchBarTexts } from '@/lib/texts/search-bar';
import { suggestionTexts } from '@/lib/texts/suggestions';
import { searchTexts } from '@/lib/texts/search';

const map = (page: Page) => page.getByRole('region', { name: mapTexts.label, exact: true });
const markers = (page: Page) => map(page).locator('[data-map-marker]');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const toggle = (page: Page, name: string) =>
  page.getByRole('search').getByRole('link', { name, exact: true });
const { views } = searchTexts;

test.beforeEach(({ context }) => answerCookies(context));

test('list and map stand side by side and point at each other; moving the map searches there once wanted @desktop', async ({
  page,
}) => {
  await page.goto('/aanbod?listing_city_id=11');
  await stir(page, liveSearch(page));
  await toggle(page, views.map).click();
  await expect(page).toHaveURL(/\?listing_city_id=11&view=map$/);
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  const [box, card] = [await map(page).boundingBox(), await cards(page).first().boundingBox()];
  expect(card && box && card.x + card.width).toBeLessThanOrEqual(box?.x ?? 0);
  expect(card?.y).toBeLessThan(500);
  await axe(page);
  await axeInTheDark(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await map(page).boundingBox())?.y).toBe(box?.y);

  await page.evaluate(() => window.scrollTo(0, 0));
  const dark = map(page).locator('[data-map-marker] > .bg-ci-blue-deep');
  await expect(dark).toHaveCount(0);
  // Whose homes others made meanwhile may have come after the markers.
  await lastingCard(page).getByRole('heading').getByRole('link').focus();
  await expect(dark).toHaveCount(1);
  await page.keyboard.press('Tab');
  await lastingCard(page).hover();
  await expect(dark).toHaveCount(1);
  // All homes of Oostende are in one list of cards: whichever marker it is, some card answers.
  await markers(page).first().focus();
  await expect(page.locator('article[data-tied]').first()).toBeAttached();
  await page.getByRole('search').getByLabel(searchBarTexts.where).focus();
  await expect(page.locator('article[data-tied]')).toHaveCount(0);

  const drag = async () => {
    const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.8, y + height * 0.9);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.3, y + height * 0.9, { steps: 6 });
    await page.waitForTimeout(200);
    await page.mouse.up();
  };
  await drag();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\?listing_city_id=11&view=map$/);
  await page.getByLabel(mapTexts.view.searchHere).check();
  await expect(page).toHaveURL(/\?bbox=[\d.,%C]+&view=map$/);
  await expect(page.getByRole('link', { name: searchTexts.chips.area })).toBeVisible();
  const first = page.url();
  await drag();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(page).toHaveURL(/\?bbox=[\d.,%C]+&view=map$/);
  const place = page.url();
  // The list holds the homes of the part in view, and the map stays where it is.
  const { meta } = await (
    await page.request.get(`/api/listings${new URL(place).search.replace('&view=map', '')}`)
  ).json();
  await expect(
    page.getByRole('heading', { name: meta.total === 1 ? '1 Resultaat' : `${meta.total} Resultaten` }),
  ).toBeVisible();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(place);

  // A search leaves the view as it is, and so do a reload and a fresh visit.
  await chooseParty(page, { adults: 2 });
  await expect(page).toHaveURL(/\?guests=2&bbox=.+&view=map$/);
  await page.reload();
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  await page.goto('/aanbod');
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  await toggle(page, views.list).click();
  await expect(page).toHaveURL(/\/aanbod$/);
  expect((await map(page).boundingBox())?.height).toBe(350);
  await page.goto('/aanbod');
  await expect(toggle(page, views.map)).toBeVisible();
});

test('on a phone the map fills the screen, with cards to swipe @phone', async ({ page }) => {
  await page.goto('/aanbod?listing_city_id=11');
  await toggle(page, views.map).click();
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  const box = await map(page).boundingBox();
  expect(box?.width).toBe(375);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(812);
  expect(box?.height).toBeGreaterThan(480);
  const strip = page.getByRole('list', { name: mapTexts.view.cards });
  await expect(strip.getByRole('link').first()).toContainText('per nacht');
  await axe(page);
  // Swiping points at the marker.
  await strip.evaluate((row) => row.scrollBy({ left: row.clientWidth * 2 }));
  await expect(map(page).locator('[data-map-marker] > .bg-ci-blue-deep')).toHaveCount(1);
  await strip.getByRole('link').nth(1).press('Enter');
  await page.waitForURL(/\/aanbod\/[a-z]/);
  await page.goBack();
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  await toggle(page, views.list).click();
  await expect(cards(page).first()).toBeVisible();

  // Where there are none, it says so, and what would find some.
  await page.goto('/aanbod?listing_city_id=11&logiesdecreet=999999&view=map');
  await expect(page.getByText(searchTexts.results.none, { exact: true })).toBeVisible();
  const suggested = page.getByRole('navigation', { name: suggestionTexts.title }).getByRole('link');
  await expect(suggested.first()).toBeVisible();
  await axe(page);
  await suggested.first().click();
  await expect(page).not.toHaveURL(/999999/);
  await expect(cards(page).first()).toBeVisible();
});
