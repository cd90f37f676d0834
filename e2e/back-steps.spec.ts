/** Back closes what is open before it leaves the page, and nothing that was closed is left behind in the history. */
import type { Locator, Page } from '@playwright/test';
import { moreFilters, whoButton } from '@/e2e/support/search-bar';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { galleryTexts } from '@/lib/texts/gallery';
import { layoutTexts } from '@/lib/texts/layout';
import { partyFieldTexts } from '@/lib/texts/party-field';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { searchTexts } from '@/lib/texts/search';
import { stayTotalTexts } from '@/lib/texts/stay-total';
import { uiTexts } from '@/lib/texts/ui';

const slug = 'de-witte-golf-oostende';
const overview = /\/aanbod\?listing_city_id=11$/;
const home = new RegExp(`/aanbod/${slug}`);

test.beforeEach(({ context }) => answerCookies(context));

/** Opens the page from another one, to which Back leads. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(route('contact'));
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator('html[data-awake]')).toBeAttached();
}

const isStep = (page: Page) => page.evaluate(() => Boolean(window.history.state?.backStep));
/** The scroll position once it is stable: a panel may make room for itself by scrolling smoothly. */
async function scrolled(page: Page): Promise<number> {
  const read = () => page.evaluate(() => Math.round(window.scrollY));
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await read();
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [200] },
    )
    .toBe(true);
  return before;
}

/** Opens, and closes by Back and by `close`; in the end the page is left by one Back. */
async function expectStep(page: Page, part: Locator, open: () => Promise<void>, close: () => Promise<void>) {
  const url = page.url();
  await open();
  await expect(part).toBeVisible();
  await expect.poll(() => isStep(page)).toBe(true);
  const at = await scrolled(page);
  await page.goBack();
  await expect(part).toBeHidden();
  expect(page.url()).toBe(url);
  expect(await scrolled(page)).toBe(at);
  // Forward shows the page with that part closed.
  await page.goForward().catch(() => null);
  await expect.poll(() => isStep(page)).toBe(false);
  await expect(part).toBeHidden();

  await open();
  await expect(part).toBeVisible();
  await expect.poll(() => isStep(page)).toBe(true);
  await close();
  await expect(part).toBeHidden();
  await expect.poll(() => isStep(page)).toBe(false);
  expect(page.url()).toBe(url);
  expect(await scrolled(page)).toBe(at);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
  await page.goForward();
  await expect(page).toHaveURL(url);
}

const escape = (page: Page) => () => page.keyboard.press('Escape');

test('the filters and the panels of the search bar are a step each; what was chosen in them stays', async ({
  page,
}) => {
  await arrive(page, '/aanbod?listing_city_id=11');
  const filters = page.getByRole('dialog', { name: searchTexts.form.filters });
  await expectStep(page, filters, () => moreFilters(page).click(), escape(page));

  const who = page.getByRole('button', { name: partyFieldTexts.close, exact: true });
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expectStep(
    page,
    who,
    () => whoButton(page).click(),
    () => who.click(),
  );

  const when = page.getByRole('search').getByRole('group', { name: searchDaysTexts.when, exact: true });
  const days = page.locator('.calendar-day').first();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expectStep(page, days, () => when.getByRole('button').first().click(), escape(page));

  await moreFilters(page).click();
  await filters.getByLabel('Gratis wifi').check();
  await expect(page).toHaveURL(/wifi=1/);
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/wifi=1/);
  await page.goBack();
  await expect(page).toHaveURL(overview);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
});

test('the gallery is a step, and its enlarged photo another', async ({ page }) => {
  await arrive(page, route('listing.show', { slug }));
  const gallery = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: galleryTexts.all }).click();
  await expectStep(page, gallery, open, () => gallery.getByRole('button', { name: uiTexts.close }).click());

  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await open();
  await gallery.getByRole('button', { name: galleryTexts.zoomIn }).click();
  await expect(gallery.getByRole('button', { name: galleryTexts.zoomOut })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.backStep)).toBe(2);
  await page.goBack();
  await expect(gallery.getByRole('button', { name: galleryTexts.zoomIn })).toBeVisible();
  await gallery.getByRole('button', { name: galleryTexts.zoomIn }).click();
  await expect.poll(() => page.evaluate(() => window.history.state?.backStep)).toBe(2);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect.poll(() => isStep(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
});

test('the menu and the sheet of prices are a step; a link in the menu leaves none behind @phone', async ({
  page,
  request,
}) => {
  const { start, end } = await findFreeStay(request, slug, 2);
  await arrive(page, route('listing.show', { slug }, { arrival: start, departure: end, adults: 2 }));
  const sheet = page.getByRole('region', { name: stayTotalTexts.lines });
  // Playwright would scroll before it presses what sticks to the edge.
  const press = () => page.locator('[data-foot-bar] summary').evaluate((show: HTMLElement) => show.click());
  await expectStep(page, sheet, press, press);

  const menu = page.getByRole('dialog', { name: layoutTexts.menu });
  const open = () => page.getByRole('button', { name: layoutTexts.menu }).click();
  await expectStep(page, menu, open, () => menu.getByRole('button', { name: layoutTexts.closeMenu }).click());

  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await open();
  await expect.poll(() => isStep(page)).toBe(true);
  await menu.getByRole('link').first().click();
  await expect(page).not.toHaveURL(home);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect.poll(() => isStep(page)).toBe(false);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/contact/);
});
