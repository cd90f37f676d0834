/** Favourites: hearts, the list, deleted listings, and loading errors. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';
import { layoutTexts } from '@/lib/texts/layout';
import { uiTexts } from '@/lib/texts/ui';

const first = 'de-witte-golf-oostende';
const second = 'villa-duinenlust-de-haan';

const keep = (page: Page, ...slugs: string[]) =>
  page.addInitScript((list) => {
    if (localStorage.getItem('favorite_listings') === null)
      localStorage.setItem('favorite_listings', JSON.stringify(list));
  }, slugs);
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorite_listings') ?? '[]'));
/** The suggestions shown while there are no favourites. */
const offered = (page: Page) => page.locator('.home-row').getByRole('article');
const cards = (page: Page) => page.locator('main ul:not(.home-row ul)').getByRole('article');
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: layoutTexts.favorites });

test.beforeEach(({ context }) => answerCookies(context));

test('hearts on cards fill the list and empty it again; a listing that is offline is marked, and only the visitor removes it', async ({
  page,
  request,
}) => {
  await page.goto('/aanbod/favorieten');
  await expect(page.getByText(texts.empty)).toBeVisible();
  for (const part of [offered(page).first().getByRole('heading'), offered(page).first().getByText(/€/)])
    await expect(part).toBeInViewport();
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: texts.toListings }).click();
  await page.waitForURL('**/aanbod');
  await expect(link(page)).toHaveCount(0);
  const names: string[] = [];
  // The newest may belong to other tests, which delete them again.
  for (const index of [12, 13]) {
    const card = cards(page).nth(index);
    names.push(await card.getByRole('heading').innerText());
    const heart = card.getByRole('button', { name: new RegExp(favoriteHeartTexts.add) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page).toHaveURL(/\/aanbod$/);
  await link(page).click();
  await page.waitForURL('**/aanbod/favorieten');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByRole('heading')).toHaveText(names.toReversed());
  for (const left of [1, 0]) {
    await cards(page)
      .first()
      .getByRole('button', { name: new RegExp(favoriteHeartTexts.add) })
      .click();
    await expect(cards(page)).toHaveCount(left);
  }
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(link(page)).toHaveCount(0);

  const { data } = await (await request.get('/api/listings/243')).json();
  await page.evaluate(
    (slugs) => localStorage.setItem('favorite_listings', JSON.stringify(slugs)),
    [first, data.slug],
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.offlineTitle })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await axe(page);
  await page.getByRole('button', { name: new RegExp(`^${texts.remove}`) }).click();
  await expect(page.getByRole('heading', { name: texts.offlineTitle })).toBeHidden();
  expect(await kept(page)).toEqual([first]);
});

test.describe('one of three was deleted', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('the others are shared and removed', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await keep(page, first, 'al-lang-weg', second);
    await page.goto('/aanbod/favorieten');

    await test.step('a favourite that no longer exists is removed from the list, with a message', async () => {
      await expect(cards(page)).toHaveCount(2);
      await expect(page.getByText(texts.gone(1))).toBeVisible();
      expect(await kept(page)).toEqual([first, second]);
      await axe(page);
    });

    await test.step('a link shows the list to somebody else, who can save it', async () => {
      await page.getByRole('button', { name: texts.share }).click();
      await expect(page.getByRole('button', { name: texts.copied })).toBeVisible();
      const shared = await page.evaluate(() => navigator.clipboard.readText());
      expect(shared).toMatch(/\/aanbod\/favorieten\?ids=\d+%2C\d+$/);

      const other = await (await browser.newContext()).newPage();
      await answerCookies(other.context());
      await other.goto(shared);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(texts.sharedTitle);
      await expect(cards(other)).toHaveCount(2);
      await axe(other);
      await other.getByRole('button', { name: texts.keepAll }).click();
      await expect(other.getByRole('button', { name: texts.allSaved })).toBeVisible();
      expect(new Set(await kept(other))).toEqual(new Set([first, second]));
      await expect(link(other)).toHaveText('2');
      await other.context().close();
    });

    await test.step('a removed favourite can be restored to its place', async () => {
      await expect(cards(page)).toHaveCount(2);
      await expect(link(page)).toHaveText('2');
      const remove = cards(page)
        .last()
        .getByRole('button', { name: new RegExp(favoriteHeartTexts.add) });
      await remove.click();
      await expect(cards(page)).toHaveCount(1);
      await expect(link(page)).toHaveText('1');
      await axe(page);
      const undo = page.getByRole('button', { name: texts.undo });
      await expect(undo).toBeFocused();
      await undo.click();
      await expect(cards(page)).toHaveCount(2);
      await expect(undo).toBeHidden();
      expect(await kept(page)).toEqual([first, second]);

      // Or it stays removed, and the bar is closed by keyboard.
      await remove.click();
      await expect(undo).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: uiTexts.close })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(undo).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await kept(page)).toEqual([second]);
    });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('nothing is lost, and loading can be retried', async ({ page }) => {
    await keep(page, first, second);
    await page.route(`**/api/listings/${second}`, (route) => route.abort());
    await page.goto('/aanbod/favorieten');
    await expect(page.getByText(texts.someFailed(1))).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await axe(page);
    await page.route(`**/api/listings/${first}`, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(texts.failedTitle)).toBeVisible();
    await axe(page);
    await page.unroute(`**/api/listings/${first}`);
    await page.unroute(`**/api/listings/${second}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /proberen/ })
      .click();
    await expect(cards(page)).toHaveCount(2);
    expect(await kept(page)).toEqual([first, second]);
  });
});
