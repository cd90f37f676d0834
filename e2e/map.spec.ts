/**
 * The map of the overview and of a listing, which can be used by keyboard alone (without JavaScript:
 * guest-plain.spec.ts).
 */
import type { Locator, Page, Request } from '@playwright/test';
import { moreFilters, townBox, whereButton } from '@/e2e/support/search-bar';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { addDays, todayIn } from '@/lib/dates/day';
import { COAST_MAP_ZOOM, DEFAULT_MAP_CENTER } from '@/lib/listings/cities';
import { pointOfWorld, worldSize, worldX, worldY } from '@/lib/geometry/mercator';
import { cookieTexts } from '@/lib/texts/cookies';
import { mapTexts } from '@/lib/texts/map';
import { mapLiveTexts } from '@/lib/texts/map-live';
import { searchBarTexts } from '@/lib/texts/search-bar';
import { searchTexts } from '@/lib/texts/search';
import { uiTexts } from '@/lib/texts/ui';

test.use({ hasLeisure: true });

const map = (page: Page) => page.getByRole('region', { name: mapTexts.label, exact: true });
const markers = (page: Page) => map(page).locator('[data-map-marker]');

/** The number of listings that the markers represent. */
const total = (page: Page) =>
  markers(page).evaluateAll((all) =>
    all.reduce((sum, one) => sum + (Number.parseInt(one.textContent ?? '', 10) || 1), 0),
  );
const preview = (page: Page) => page.getByRole('region', { name: /^Voorbeeld van / });
const listingOf = async (card: Locator) =>
  ((await card.getAttribute('aria-label')) ?? '').replace(mapTexts.preview.label(''), '');

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: cookieTexts.essentialOnly }).click();
  await awaitMap(page);
}

/** Focusing counts as a sign of interest. */
async function awaitMap(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: mapLiveTexts.open });
  // If the pointer rests on it, the map may have loaded already.
  await open.focus({ timeout: 2_000 }).catch(() => undefined);
  await expect(open).toHaveCount(0, { timeout: 30_000 });
  await expect(markers(page).first()).toBeVisible();
}

/** Zooms in on clusters until a listing has its own marker. */
async function selectListing(page: Page): Promise<void> {
  const single = markers(page).and(page.locator('[data-map-marker=listing]'));
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

const calls = '**/api/listings/coordinates*';
const markerNames = (page: Page) =>
  markers(page).evaluateAll((all) => all.map((one) => one.ariaLabel).toSorted());

/** Sets a filter in the search form, which the list follows. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const search = page.getByRole('search');
  const field = search.getByRole('combobox', { name: label, exact: true });
  const isHidden = !(await field.isVisible());
  if (isHidden) await moreFilters(page).click();
  await field.selectOption(value);
  if (isHidden) await page.keyboard.press('Escape');
}

/** Drags the map to the right or left by most of its width. */
async function drag(page: Page, direction: 1 | -1): Promise<void> {
  const { x, y, width } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [left, right] = [x + width * 0.05, x + width * 0.85];
  const [from, to] = direction === 1 ? [left, right] : [right, left];
  // At the bottom no listing is in the way.
  await page.mouse.move(from, y + 300);
  await page.mouse.down();
  await page.mouse.move(to, y + 300, { steps: 6 });
  // Held still, so that it does not glide on.
  await page.waitForTimeout(200);
  await page.mouse.up();
}

/** Listings stay visible when the map returns before the answer for elsewhere arrives. */
async function comeBackSooner(page: Page): Promise<void> {
  await openMap(page, '/aanbod?listing_city_id=11');
  const before = await markerNames(page);
  const asked: Request[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    asked.push(route.request());
    await released;
    await route.continue().catch(() => undefined);
  });
  const givenUp = new Set<Request>();
  page.on('requestfailed', (request) => givenUp.add(request));
  await drag(page, 1);
  await drag(page, 1);
  expect(asked.length).toBeGreaterThan(0);
  await drag(page, -1);
  await drag(page, -1);
  release();
  await expect.poll(() => asked.every((request) => givenUp.has(request))).toBe(true);
  expect(await markerNames(page)).toEqual(before);
  await page.unroute(calls);
}

test('listings stay when the map returns; one is found by keyboard, previewed with the price of its days, and closed again @desktop', async ({
  page,
}) => {
  const days = { arrival: addDays(todayIn(), 150), departure: addDays(todayIn(), 157), adults: '2' };
  await comeBackSooner(page);
  await page.goto(`/aanbod?${new URLSearchParams(days)}`);
  await awaitMap(page);
  expect((await map(page).boundingBox())?.height).toBe(350);
  await selectListing(page);
  const card = preview(page);
  await expect(card).toBeFocused();
  await expect(card).toContainText('Logiesdecreetnummer');
  // The marker shows the price first.
  const marker = markers(page).and(page.locator('[data-map-marker=listing]')).first();
  await expect(marker).toHaveText(/^€\s[\d.]+,(-|\d\d)$/);
  await expect(marker).toHaveAccessibleName(/, €\s[\d.]+,(-|\d\d) voor 7 nachten$/);
  await expect(card.getByText(/^€\s[\d.]+,(-|\d\d) totaal voor 7 nachten$/)).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  expect((await map(page).boundingBox())?.height).toBeCloseTo(height * 0.8, 0);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  expect((await map(page).boundingBox())?.height).toBe(350);
  await expect(page.locator('[data-map-marker=listing]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await test.step('the way back closes it, and stays on the page', async () => {
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(page).toHaveURL(`/aanbod?${new URLSearchParams(days)}`);
    await page.locator('[data-map-marker=listing]:focus').press('Enter');
    await expect(card).toBeFocused();
  });
  await test.step('its marker stays in view when the screen becomes as narrow as a phone', async () => {
    const name = await listingOf(card);
    await page.setViewportSize({ width: 375, height: 812 });
    // Whatever moves the map does so within a moment.
    await page.waitForTimeout(1_000);
    await expect(map(page).getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport();
    await axe(page);
  });
  await card.getByRole('link', { name: mapTexts.preview.link }).click();
  // The days are carried along.
  await page.waitForURL(
    (url) => /^\/aanbod\/.+-/.test(url.pathname) && url.search === `?${new URLSearchParams(days)}`,
  );
});

test.describe('listings that fail to load', () => {
  test.use({ expectedErrors: [/500/] });
  const alert = (page: Page) => map(page).getByRole('alert').filter({ hasText: mapTexts.listingsFailed });

  test('are not replaced by those of another search, and appear when retried @phone', async ({
    page,
    request,
  }) => {
    const { meta } = await (await request.get('/api/listings/coordinates?listing_city_id=9')).json();
    await openMap(page, '/aanbod?listing_city_id=9');
    // In view from the start, although the town's own coordinates are far from them.
    await expect.poll(() => total(page)).toBeGreaterThanOrEqual(meta.total / 2);
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await choose(page, searchTexts.form.bedrooms, '2-10');
    await expect(alert(page)).toBeVisible({ timeout: 15_000 });
    await expect(markers(page)).toHaveCount(0);
    await expect(alert(page).getByRole('button')).toHaveCount(0);
    const button = alert(page).getByRole('button', { name: uiTexts.retry });
    await expect(button).toBeVisible({ timeout: 30_000 });
    await axe(page);
    await page.unroute(calls);
    await button.click();
    await expect(markers(page).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(map(page)).toBeFocused();

    await test.step('focus stays on the map if the marker of a closed preview is gone', async () => {
      await selectListing(page);
      const card = preview(page);
      await expect(card).toBeFocused();
      const marker = map(page).getByRole('button', {
        name: new RegExp(`^${mapTexts.markers.listing(await listingOf(card), 'Nieuwpoort')}, €`),
      });
      await expect(marker).toHaveCount(1);
      const further = map(page).getByRole('button', { name: mapTexts.controls['NavigationControl.ZoomOut'] });
      await expect(async () => {
        // At the lowest zoom it can no longer be pressed, and the markers may still be loading.
        if (await further.isEnabled()) await further.click({ timeout: 1_000 });
        await expect(marker).toHaveCount(0, { timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      await card.getByRole('button', { name: mapTexts.preview.close }).click();
      await expect(map(page)).toBeFocused();
    });
  });

  test('no longer matter once the previous search is back, and the map follows the filters @desktop', async ({
    page,
  }) => {
    await openMap(page, '/aanbod?listing_city_id=5');
    const before = await markerNames(page);
    const all = await total(page);
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await choose(page, searchTexts.form.bedrooms, '2-10');
    await expect(alert(page)).toBeVisible({ timeout: 15_000 });
    await choose(page, searchTexts.form.bedrooms, '');
    await expect(alert(page)).toHaveCount(0);
    await expect.poll(() => markerNames(page)).toEqual(before);
    await page.unroute(calls);
    await choose(page, searchTexts.form.bedrooms, '3-10');
    await expect.poll(() => total(page)).toBeLessThan(all);

    await test.step('a preview closes when a new search does not contain its listing', async () => {
      await selectListing(page);
      const card = preview(page);
      await expect(card).toBeFocused();
      await whereButton(page).click();
      await townBox(page, 'Oostende').check();
      await townBox(page, 'Knokke').uncheck();
      await page.getByRole('button', { name: searchBarTexts.close, exact: true }).click();
      await expect(card).toHaveCount(0, { timeout: 15_000 });
      expect((await map(page).boundingBox())?.height).toBe(350);
      await expect(whereButton(page)).toBeFocused();
    });
  });
});

test('on the smallest phone a preview has its marker beside it and none behind it, and buttons cover no marker @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMap(page, '/aanbod');
  await selectListing(page);
  const card = preview(page);
  await expect(card).toBeFocused();
  const name = await listingOf(card);
  const middles = () =>
    markers(page).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { name: one.ariaLabel ?? '', x: left + width / 2, y: top + height / 2 };
      }),
    );
  await expect(async () => {
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const all = await middles();
    expect(all.find((one) => one.name.includes(name))?.y).toBeLessThan(y - 24);
    const behind = all.filter((one) => one.x > x && one.x < x + width && one.y > y && one.y < y + height);
    expect(behind).toEqual([]);
  }).toPass();

  const { longitude, latitude } = DEFAULT_MAP_CENTER;
  const size = worldSize(COAST_MAP_ZOOM.narrow);
  // Between the two, as seen from the centre of the map.
  const under = pointOfWorld(worldX(longitude) + 135 / size, worldY(latitude) - 136 / size);
  await page.route(calls, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: [{ ...answer.data[0], ...under }], clusters: [] } });
  });
  await page.goto('/aanbod');
  await awaitMap(page);
  await expect(markers(page)).toHaveCount(1);
  await markers(page).click({ trial: true, timeout: 5_000 });
});
