/** The overview as a guest finds it: homes on the first screen, and every filter a press away. */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { liveSearch, moreFilters } from '@/e2e/support/search-bar';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { searchTexts } from '@/lib/texts/search';

const screens = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** So much of a photo says that here are homes. */
const LEAST_SEEN = 120;

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const { form } = searchTexts;

test.beforeEach(({ context }) => answerCookies(context));

test('the first home begins on the first screen at every width, under the whole map @desktop', async ({
  page,
}) => {
  for (const path of ['/aanbod', '/aanbod?listing_city_id=11&guests=4&listing_setting_wifi=1&price=0-400']) {
    await page.goto(path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const top = (await firstCard(page).boundingBox())?.y ?? Infinity;
      expect(top, `${path} at ${screen.width}`).toBeLessThanOrEqual(screen.height - LEAST_SEEN);
      const map = page.getByRole('img', { name: /^Kaart van / });
      expect(await map.evaluate((one) => one.closest('[tabindex="-1"]')?.clientHeight)).toBe(350);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${path} at ${screen.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the dialog counts while one chooses, and is one step for the way back @desktop', async ({ page }) => {
  await page.goto('/aanbod?listing_city_id=11');
  await stir(page, liveSearch(page));
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
});

test.describe('before the script is there', () => {
  test('the dialog that somebody asked for opens once it comes @phone', async ({ page }) => {
    await page.goto('/aanbod');
    await moreFilters(page).click();
    await expect(page.getByRole('dialog', { name: form.filters })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});
