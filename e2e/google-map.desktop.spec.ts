/** Google's map if its key is set: only with consent, and our own map if it fails. Google itself is simulated. */
import type { Page, Route } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { withPublicEnv } from '@/e2e/support/public-env';
import { expect, test } from '@/e2e/support/test';
import { essentialOnly } from '@/lib/cookies/preferences';
import type { CookiePreferences } from '@/lib/cookies/preferences';
import { cookieCategoryTexts, cookiePreferencesTexts } from '@/lib/texts/cookie-preferences';
import { footerTexts } from '@/lib/texts/footer';
import { mapTexts } from '@/lib/texts/map';
import { mapLiveTexts } from '@/lib/texts/map-live';

test.use({
  hasLeisure: true,
  expectedErrors: [/third party: https:\/\/maps\.googleapis\.com|Google Maps|ERR_FAILED/],
});

const texts = mapTexts.ownMap;
const google = 'Google Maps';
const map = (page: Page) => page.getByRole('region', { name: mapTexts.label, exact: true });
const ownMap = (page: Page) => map(page).locator('.maplibregl-canvas');
const googleMap = (page: Page) => map(page).getByText('Kaart van Google');

/** The part of Google's library that a map needs: it shows a text, is idle at once, and supports markers. */
const googleScript = `(() => {
  const ib = new URL(document.querySelector('script#google-maps').src).searchParams.get('callback').split('.').pop();
  class GMap {
    constructor(box) { this.listeners = []; box.append('Kaart van Google'); window.gmBox = box; }
    getBounds() { return { toJSON: () => ({ west: 2.5, south: 51, east: 3.4, north: 51.4 }) }; }
    getZoom() { return 10; }
    setOptions() {} panTo() {} setZoom() {}
    addListener() { return { remove() {} }; }
  }
  class Marker extends EventTarget {}
  const listener = (map, name, call) => { setTimeout(call, 20); return { remove() {} }; };
  const parts = { Map: GMap, Circle: class { setMap() {} }, StreetViewPanorama: class {}, StreetViewService: class {} };
  Object.assign(google.maps, parts, {
    version: '3', marker: { AdvancedMarkerElement: Marker }, importLibrary: async () => google.maps,
    event: { addListenerOnce: listener, addListener: listener, removeListener() {}, clearInstanceListeners() {} },
  });
  google.maps[ib]();
})();`;

/** Sets the pages up as configured with a key; returns the requests to Google. */
async function withKey(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/aanbod'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = withPublicEnv(await response.text(), { googleMapsKey: 'sleutel' });
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(
        "script-src 'self'",
        "script-src 'self' https://*.googleapis.com",
      );
      return route.fulfill({
        response,
        body,
        headers: { ...headers, 'content-security-policy': policy ?? '' },
      });
    },
  );
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return answer(route);
  });
  return asked;
}

const play = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: googleScript });

async function visit(page: Page, path: string, preferences: CookiePreferences): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('cookie_preferences') === null)
      localStorage.setItem(
        'cookie_preferences',
        JSON.stringify({ value, expires_at: Date.now() + 86_400_000 }),
      );
  }, preferences);
  await page.goto(path);
  await page.getByRole('button', { name: mapLiveTexts.open }).focus();
}

const allowed = { ...essentialOnly, functional: true };

test('without consent the map is our own, and one press requests Google’s', async ({ page }) => {
  const asked = await withKey(page, play);
  await visit(page, '/aanbod', essentialOnly);
  await expect(ownMap(page)).toBeVisible({ timeout: 30_000 });
  await expect(map(page).getByText(texts.ask(google))).toBeVisible();
  await axe(page);
  expect(asked).toEqual([]);
  await map(page)
    .getByRole('button', { name: texts.allow(google) })
    .click();
  await expect(googleMap(page)).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual(['maps.googleapis.com']);
  await expect(map(page).getByText(texts.ask(google))).toHaveCount(0);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cookie_preferences') ?? '{}').value,
  );
  expect(kept).toEqual(allowed);

  // After consent is withdrawn in the footer, our own map returns.
  await page.getByRole('contentinfo').getByRole('link', { name: footerTexts.cookies, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /cookie/i });
  await dialog.getByRole('switch', { name: cookieCategoryTexts.functional.label }).click();
  await dialog.getByRole('button', { name: cookiePreferencesTexts.confirm }).click();
  await expect(ownMap(page)).toBeVisible({ timeout: 30_000 });
  await expect(googleMap(page)).toHaveCount(0);
});

test('a key that Google rejects leads to our own map, not to a grey box', async ({ page }) => {
  const asked = await withKey(page, play);
  await visit(page, '/aanbod/de-witte-golf-oostende', allowed);
  await expect(googleMap(page)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    const box = Reflect.get(window, 'gmBox');
    if (box instanceof HTMLElement) box.textContent = 'Er is iets misgegaan op Google';
    window.gm_authFailure?.();
  });
  await expect(map(page).getByText(texts.failed(google))).toBeVisible({ timeout: 30_000 });
  await expect(ownMap(page)).toBeVisible();
  await expect(map(page).locator('[data-map-marker]')).toHaveCount(1);
  await expect(page.getByText('Er is iets misgegaan op Google')).toHaveCount(0);
  await axe(page);
  // Google is not requested again on this page.
  const before = asked.length;
  await page.waitForTimeout(1_500);
  expect(asked).toHaveLength(before);
});

test('a script that fails to load is retried, and then our own map is shown', async ({ page }) => {
  test.slow();
  const asked = await withKey(page, (route) => route.abort());
  await visit(page, '/aanbod', allowed);
  await expect(page.getByText(mapLiveTexts.retrying)).toBeVisible({ timeout: 15_000 });
  const first = asked.length;
  await expect(map(page).getByText(texts.failed(google))).toBeVisible({ timeout: 45_000 });
  await expect(ownMap(page)).toBeVisible({ timeout: 30_000 });
  expect(asked.length).toBeGreaterThan(first);
});
