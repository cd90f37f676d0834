/** Offline: the page that the service worker caches, what it shows from this device, and the way back online. */
import type { BrowserContext, Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { allowFunctional, answerCookies } from '@/e2e/support/visitor';
import { todayIn } from '@/lib/dates/day';
import { offlineCacheName, offlinePaths } from '@/lib/offline/names';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import * as french from '@/lib/texts/fr/server/offline';
import { offlineTexts as texts } from '@/lib/texts/offline';

const listing = { path: '/aanbod/de-witte-golf-oostende', name: 'De Witte Golf', town: 'Oostende' };

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});
test.beforeEach(({ context }) => answerCookies(context));

/** The URLs that the service worker has cached. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: caught.flat().map(({ url }) => new URL(url).pathname) };
  });

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

async function favour(page: Page): Promise<void> {
  await page.goto(listing.path);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(favoriteHeartTexts.add) })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const goOffline = (context: BrowserContext, offline: boolean) => context.setOffline(offline);

test('offline, a favourite can be seen, requests are shown until functional cookies are refused, and the wanted page can be retried', async ({
  page,
  context,
}) => {
  await page.goto(listing.path);
  // Nothing is cached for visitors with nothing to show.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.awake)).toBe('');
  expect(await isRegistered(page)).toBe(false);

  await favour(page);
  const kept = await cachedAddresses(page);
  expect(kept.names).toEqual([offlineCacheName]);
  const isAllowed =
    /^(\/offline|\/fr\/hors-ligne|\/de\/offline|\/en\/offline)$|^\/favicon\.svg$|^\/_next\/static\/.+\.(css|woff2)$/;
  expect(kept.paths.filter((path) => !isAllowed.test(path))).toEqual([]);
  expect(kept.paths).toEqual(expect.arrayContaining(Object.values(offlinePaths)));
  expect(kept.paths.filter((path) => /\.(css|woff2)$/.test(path)).length).toBeGreaterThan(1);

  await goOffline(context, true);
  await page.goto('/aanbod?listing_city_id=11');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  const list = page.getByRole('region', { name: texts.favorites });
  await expect(list.getByRole('listitem')).toHaveText(`${listing.name}${listing.town}`);
  await expect(list.getByRole('link', { name: listing.name })).toHaveAttribute('href', listing.path);
  await expect(page.getByRole('heading', { name: texts.requests })).toBeHidden();
  expect(await page.evaluate(() => document.fonts.check('16px Figtree') && document.fonts.size > 0)).toBe(
    true,
  );
  await axe(page);
  await page.getByRole('link', { name: texts.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await page.goto('/fr/a-propos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.offlineTexts.title);
  const frenchList = page.getByRole('region', { name: french.offlineTexts.favorites });
  await expect(frenchList.getByRole('link', { name: listing.name })).toHaveAttribute(
    'href',
    '/fr/locations/de-witte-golf-oostende',
  );
  await page.goto('/aanbod?listing_city_id=11');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  // None of the pages visited is cached.
  expect((await cachedAddresses(page)).paths.toSorted()).toEqual(kept.paths.toSorted());

  await goOffline(context, false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oostende');
  await expect(page).toHaveURL(/\/aanbod\?listing_city_id=11$/);

  await allowFunctional(page, true);
  const request = {
    code: '3f2a9c1d',
    slug: 'zeezicht',
    home: 'Zeezicht',
    town: 'De Panne',
    days: 'vr 7 mei – ma 10 mei',
    end: todayIn(),
  };
  await page.evaluate((text) => localStorage.setItem('own_requests', text), JSON.stringify([request]));
  await goOffline(context, true);
  await page.goto('/contact');
  const asked = page.getByRole('region', { name: texts.requests });
  await expect(asked.getByRole('listitem')).toHaveText(
    `Zeezicht, De Panne${texts.request(request.days, request.code)}`,
  );
  await axe(page);
  await allowFunctional(page, false);
  await page.reload();
  await expect(page.getByRole('region', { name: texts.favorites })).toBeVisible();
  await expect(asked).toBeHidden();
});
