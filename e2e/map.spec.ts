/** The map of the overview and of a home: says something without script, works with a keyboard alone. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { cookieTexts } from '@/lib/texts/cookies';
import { mapTexts } from '@/lib/texts/map';
import { mapLiveTexts } from '@/lib/texts/map-live';

const home = { slug: 'de-witte-golf-oostende', name: 'De Witte Golf' };

const map = (page: Page) => page.getByRole('region', { name: mapTexts.label, exact: true });
const markers = (page: Page) => map(page).locator('[data-map-marker]');

/** The focus is a sign of interest. */
async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: cookieTexts.essentialOnly }).click();
  const open = page.getByRole('button', { name: mapLiveTexts.open });
  // On a wide screen the map may be there already.
  await open.focus({ timeout: 2_000 }).catch(() => undefined);
  await expect(open).toHaveCount(0, { timeout: 30_000 });
  await expect(markers(page).first()).toBeVisible();
}

/** Clusters come apart until a home stands by itself. */
async function selectHome(page: Page): Promise<void> {
  const single = markers(page).and(page.locator('[data-map-marker=home]'));
  for (let step = 0; step < 8 && (await single.count()) === 0; step += 1) {
    const names = await markers(page).evaluateAll((all) => all.map((one) => one.ariaLabel).join());
    await markers(page).first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => markers(page).evaluateAll((all) => all.map((one) => one.ariaLabel).join()))
      .not.toBe(names);
  }
  await single.first().focus();
  await page.keyboard.press('Enter');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview shows where the homes are and how many', async ({ page }) => {
    await page.goto('/aanbod');
    const drawing = page.getByRole('img', { name: /^Kaart van de kust met \d+ woningen$/ });
    await expect(drawing).toBeVisible();
    const shown = await drawing.locator('g:visible > text').allTextContents();
    expect(shown.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: mapLiveTexts.open })).toBeHidden();
  });
});

test('a home is found on the map by keyboard, previewed and left again', async ({ page }) => {
  await openMap(page, '/aanbod');
  await axe(page);
  expect((await map(page).boundingBox())?.height).toBe(350);
  await selectHome(page);
  const card = page.getByRole('region', { name: /^Voorbeeld van / });
  await expect(card).toBeFocused();
  await expect(card).toContainText('Logiesdecreetnummer');
  const height = page.viewportSize()?.height ?? 0;
  expect((await map(page).boundingBox())?.height).toBeCloseTo(height * 0.8, 0);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  expect((await map(page).boundingBox())?.height).toBe(350);
  await expect(page.locator('[data-map-marker=home]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await card.getByRole('link', { name: mapTexts.preview.link }).click();
  await page.waitForURL('**/aanbod/*-*');
});

test('the map follows the filters', async ({ page }) => {
  await openMap(page, '/aanbod?listing_city_id=5');
  const total = () =>
    markers(page).evaluateAll((all) =>
      all.reduce((sum, one) => sum + (Number.parseInt(one.textContent ?? '', 10) || 1), 0),
    );
  const before = await total();
  await page.goto('/aanbod?listing_city_id=5&number_of_bedrooms=3-10');
  await page
    .getByRole('button', { name: mapLiveTexts.open })
    .focus({ timeout: 2_000 })
    .catch(() => undefined);
  await expect.poll(total).toBeLessThan(before);
});

test('a home’s own page shows where it is', async ({ page }) => {
  await page.goto(`/aanbod/${home.slug}`);
  await page.getByRole('button', { name: cookieTexts.essentialOnly }).click();
  await expect(page.getByRole('img', { name: new RegExp(`^Kaart.*${home.name}$`) })).toBeVisible();
  await page.getByRole('button', { name: mapLiveTexts.open }).focus();
  await expect(markers(page)).toHaveCount(1, { timeout: 30_000 });
  await expect(markers(page)).toHaveAccessibleName(`${home.name}, Oostende`);
  await axe(page);
});
