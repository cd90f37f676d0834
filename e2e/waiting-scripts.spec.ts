/** Pages whose scripts wait for a sign of interest: what the visitor does before they load is not lost. */
import type { Page } from '@playwright/test';
import { holdScripts } from '@/e2e/support/held-scripts';
import { lastingCard } from '@/e2e/support/listings';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { cookieTexts } from '@/lib/texts/cookies';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { chooseTowns } from '@/e2e/support/search-bar';
import { searchBarTexts } from '@/lib/texts/search-bar';

test.use({ hasLeisure: true });

const slug = 'de-witte-golf-oostende';
const pages = [
  route('front-page'),
  route('listing.index'),
  route('listing.show', { slug }),
  route('listing.booking-request.create', { slug }),
];
/** The script that loads the others. */
const starter = '**/_next/static/*/wake-page.js';
const running = (page: Page) => page.locator('script[src*="/_next/"][async]');

test('no script runs on a phone that is only looked at, all load at the first touch @phone', async ({
  page,
}) => {
  await answerCookies(page.context());
  for (const path of pages) {
    // The browser's pointer is in the corner, and may be reported to the page.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(running(page), path).toHaveCount(0);
    await page.mouse.move(20, 200, { steps: 2 });
    await expect.poll(() => running(page).count(), path).toBeGreaterThan(5);
    await page.mouse.move(0, 0);
  }
});

test('a button pressed before they load is pressed once they have @phone', async ({ page }) => {
  await answerCookies(page.context());
  const { come } = await holdScripts(page);
  await page.goto(route('listing.show', { slug }), { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: favoriteHeartTexts.add }).first();
  await heart.click();
  expect(await page.evaluate(() => localStorage.getItem('favorite_listings'))).toBeNull();
  come();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('favorite_listings')))
    .toBe('["de-witte-golf-oostende"]');
});

test('the cookie question is asked and answered before they load @phone', async ({ page }) => {
  const { come } = await holdScripts(page);
  const dialog = page.getByRole('dialog', { name: cookieTexts.title });
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await dialog.getByRole('button', { name: cookieTexts.essentialOnly }).click();
    await expect(dialog).toBeHidden();
    const kept = await page.evaluate(() => localStorage.getItem('cookie_preferences'));
    expect(JSON.parse(kept ?? '{}').value).toMatchObject({ essential: true, statistics: false });
    await page.evaluate(() => localStorage.clear());
  }
  // Closed without an answer, the question stays closed when they load, and returns on the next page.
  await page.goto(route('front-page'), { waitUntil: 'commit' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  come();
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(page.getByRole('dialog', { includeHidden: true, name: cookieTexts.title })).toHaveCount(0);
});

test.describe('if the script that loads the others fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('no press is recorded in vain @phone', async ({ page }) => {
    await answerCookies(page.context());
    await page.route(starter, (request) => request.abort());
    await page.goto(route('listing.show', { slug }));
    const isKept = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true });
          setTimeout(() => resolve('the press never came'), 5000);
        }),
    );
    // Controls that need JavaScript are gone by then; presses of any other button are not held back.
    await expect(page.getByRole('button', { name: favoriteHeartTexts.add })).toHaveCount(0);
    await page.locator('main').dispatchEvent('click');
    expect(await isKept).toBe(false);
  });
});

test('without them the search form and links work, and the cookie preferences open once they load @desktop', async ({
  page,
}) => {
  const { come } = await holdScripts(page);
  const dialog = page.getByRole('dialog', { name: cookieTexts.title });
  await page.goto(route('listing.index'), { waitUntil: 'commit' });
  await dialog.getByRole('button', { name: cookieTexts.essentialOnly }).click();
  const form = page.getByRole('search');
  await chooseTowns(page, 'Oostende');
  await form.getByRole('button', { name: searchBarTexts.submit, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('listing_city_id') === '11', { waitUntil: 'commit' });
  await lastingCard(page).getByRole('link').first().click();
  await page.waitForURL(/\/aanbod\/[a-z0-9-]+$/, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(route('front-page'), { waitUntil: 'commit' });
  await dialog.getByRole('button', { name: cookieTexts.setPreferences }).click();
  come();
  await expect(page.getByRole('dialog').getByRole('switch')).toHaveCount(4);
});

test('a request is started before they load, and nothing of it is lost @phone', async ({ page, request }) => {
  await answerCookies(page.context());
  const stay = await findFreeStay(request, slug, 3);
  const form = route(
    'listing.booking-request.create',
    { slug },
    { arrival: stay.start, departure: stay.end },
  );
  const { come } = await holdScripts(page);
  await page.goto(form, { waitUntil: 'commit' });
  // The price of the stay is already there.
  await expect(page.getByText(/totaal voor 2 nachten/).locator('visible=true')).toBeVisible();
  // The plain form, which is kept until scripts load, has the same labels.
  const field = (label: string) => page.getByLabel(label).locator('visible=true');
  await field(texts.firstName).fill('Lotte');
  await field(texts.email).fill('lotte@zee.test');
  await page.getByRole('button', { name: texts.goOn }).click();
  come();
  // The submit kept what was typed, and reports what is missing.
  await expect(page.getByLabel(texts.lastName)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(texts.firstName)).toHaveValue('Lotte');
  await expect(page.getByLabel(texts.email)).toHaveValue('lotte@zee.test');
  await expect(page.getByLabel(texts.firstName)).not.toHaveAttribute('aria-invalid', 'true');
  // A draft from before is restored when the page is opened again.
  await page.unrouteAll();
  await page.goto(route('front-page'));
  await page.goto(form);
  await expect(page.getByLabel(texts.firstName)).toHaveValue('Lotte');
});
