/** The overview as a guest sees it: listings on the first screen, every filter one press away, and the map view. */
import type { Page } from '@playwright/test';
import { axe, axeInTheDark } from '@/e2e/support/axe';
import { lastingCard } from '@/e2e/support/listings';
import { chooseParty, liveSearch, moreFilters, whereButton } from '@/e2e/support/search-bar';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { mapTexts } from '@/lib/texts/map';
import { suggestionTexts } from '@/lib/texts/suggestions';
import { searchTexts } from '@/lib/texts/search';

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** How many pixels of a photo must be visible on the first screen. */
const LEAST_SEEN = 120;

const map = (page: Page) => page.getByRole('region', { name: mapTexts.label, exact: true });
const markers = (page: Page) => map(page).locator('[data-map-marker]');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const toggle = (page: Page, name: string) =>
  page.getByRole('search').getByRole('link', { name, exact: true });
const { form, views } = searchTexts;

test.beforeEach(({ context }) => answerCookies(context));

/** At every width, the first listing is on the first screen. */
async function expectListingOnFirstScreen(page: Page): Promise<void> {
  for (const path of ['/aanbod', '/aanbod?listing_city_id=11&adults=4&listing_setting_wifi=1&price=0-400']) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const top = (await cards(page).first().boundingBox())?.y ?? Infinity;
      expect(top, `${path} at ${screen.width}`).toBeLessThanOrEqual(screen.height - LEAST_SEEN);
      const map = page.getByRole('img', { name: /^Kaart van / });
      expect(await map.evaluate((one) => one.closest('[tabindex="-1"]')?.clientHeight)).toBe(350);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${path} at ${screen.width}`).toBeLessThanOrEqual(0);
    }
  }
}

/** The dialog counts the results while choosing, and all choices are a single history entry. */
async function countInDialog(page: Page): Promise<void> {
  await moreFilters(page).click();
  const dialog = page.getByRole('dialog', { name: form.filters });
  await expect(dialog).toBeVisible();
  const show = dialog.getByRole('button', { name: /^Toon [\d.]+ woning/ });
  const shown = async () => Number(/\d+/.exec(await show.innerText())?.[0]);
  const all = await shown();
  await dialog.getByLabel('Gratis wifi').check();
  await expect.poll(shown).toBeLessThan(all);
  const some = await shown();
  await dialog.getByLabel('Vaatwasser').check();
  await expect.poll(shown).toBeLessThan(some);
  const count = await shown();
  const counted = await page.request.get(`/api/listings/count${new URL(page.url()).search}`);
  expect(await counted.json()).toEqual({ count });
  await show.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} Resulta`) })).toBeVisible();
  await expect(moreFilters(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/aanbod\?listing_city_id=11$/);
}

async function pointAtEachOther(page: Page): Promise<void> {
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
  // Listings that other tests created meanwhile may be newer than the markers.
  await lastingCard(page).getByRole('heading').getByRole('link').focus();
  await expect(dark).toHaveCount(1);
  await page.keyboard.press('Tab');
  await lastingCard(page).hover();
  await expect(dark).toHaveCount(1);
  // All listings of Oostende are in one list: every marker belongs to some card.
  await markers(page).first().focus();
  await expect(page.locator('article[data-tied]').first()).toBeAttached();
  await whereButton(page).focus();
  await expect(page.locator('article[data-tied]')).toHaveCount(0);
}

/** Moving the map searches only once the visitor has turned that on. */
async function searchByMovingMap(page: Page): Promise<void> {
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
  // The list contains the listings in view, and the map stays where it is.
  const { meta } = await (
    await page.request.get(`/api/listings${new URL(place).search.replace('&view=map', '')}`)
  ).json();
  await expect(
    page.getByRole('heading', { name: meta.total === 1 ? '1 Resultaat' : `${meta.total} Resultaten` }),
  ).toBeVisible();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(place);
}

test('listings start on the first screen, the filter dialog counts results, and a map is beside the list, where moving it searches @desktop', async ({
  page,
}) => {
  await expectListingOnFirstScreen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/aanbod?listing_city_id=11');
  await stir(page, liveSearch(page));
  await countInDialog(page);
  await pointAtEachOther(page);
  await searchByMovingMap(page);

  // A search does not change the view, nor do a reload and a fresh visit.
  await chooseParty(page, { adults: 2 });
  await expect(page).toHaveURL(/\?adults=2&bbox=.+&view=map$/);
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

test('the filter dialog requested before its script has loaded opens then; the map fills a phone, with cards to swipe @phone', async ({
  page,
}) => {
  await page.goto('/aanbod?listing_city_id=11');
  await moreFilters(page).click();
  await expect(page.getByRole('dialog', { name: form.filters })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('details[open]')).toHaveCount(0);

  await toggle(page, views.map).click();
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  const box = await map(page).boundingBox();
  expect(box?.width).toBe(375);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(812);
  expect(box?.height).toBeGreaterThan(480);
  const strip = page.getByRole('list', { name: mapTexts.view.cards });
  await expect(strip.getByRole('link').first()).toContainText('per nacht');
  await axe(page);
  // Swiping highlights the marker.
  await strip.evaluate((row) => row.scrollBy({ left: row.clientWidth * 2 }));
  await expect(map(page).locator('[data-map-marker] > .bg-ci-blue-deep')).toHaveCount(1);
  await strip.getByRole('link').nth(1).press('Enter');
  await page.waitForURL(/\/aanbod\/[a-z]/);
  await page.goBack();
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
  await toggle(page, views.list).click();
  await expect(cards(page).first()).toBeVisible();

  // When nothing is found it says so, and suggests searches that find something.
  await page.goto('/aanbod?listing_city_id=11&logiesdecreet=999999&view=map');
  await expect(page.getByText(searchTexts.results.none, { exact: true })).toBeVisible();
  const suggested = page.getByRole('navigation', { name: suggestionTexts.title }).getByRole('link');
  await expect(suggested.first()).toBeVisible();
  await axe(page);
  await suggested.first().click();
  await expect(page).not.toHaveURL(/999999/);
  await expect(cards(page).first()).toBeVisible();
});
