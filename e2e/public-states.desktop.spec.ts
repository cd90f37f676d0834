/**
 * Every public page and what opens on it: accessible at phone and desktop widths, and without overflow at all others.
 */
import type { Page } from '@playwright/test';
import { axeInTheDark } from '@/e2e/support/axe';
import { expectNoFaults } from '@/e2e/support/faults';
import { expect, test } from '@/e2e/support/test';
import { moreFilters } from '@/e2e/support/search-bar';
import { answerCookies } from '@/e2e/support/visitor';
import { expectToFit, atSizes } from '@/e2e/support/widths';
import { accountTexts } from '@/lib/texts/accounts';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { contactTexts } from '@/lib/texts/contact';
import { faqItems } from '@/lib/texts/contact-faq';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { cookieTexts } from '@/lib/texts/cookies';
import { formTexts } from '@/lib/texts/forms';
import { layoutTexts } from '@/lib/texts/layout';
import { galleryTexts } from '@/lib/texts/gallery';
import { landlordFactTexts } from '@/lib/texts/landlord-facts';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { mapLiveTexts } from '@/lib/texts/map-live';
import { searchTexts } from '@/lib/texts/search';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { searchLiveTexts } from '@/lib/texts/search-live';
import { thankYouTexts } from '@/lib/texts/thank-you';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';
import { darkThemeColors } from '@/lib/theme';

const listing = 'de-witte-golf-oostende';
const sizes = [
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

/** Checks the page as it is now, at every width; nothing may overflow sideways. */
const check = (page: Page) =>
  atSizes(page, sizes, async (width) => {
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  });

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: formTexts.summaryTitle });

test.describe('with the cookie question answered', () => {
  test.beforeEach(({ context }) => answerCookies(context));

  test('the home page and its menu', async ({ page }) => {
    await page.goto('/');
    // Parts below the first screen are laid out one by one after loading; until then their height is a guess.
    await expect(page.locator('.below-fold')).toHaveCount(0);
    await check(page);
    await axeInTheDark(page);
    await expect(page.locator('meta[name="theme-color"][media*="dark"]')).toHaveAttribute(
      'content',
      darkThemeColors.page,
    );
    await expectNoFaults(page, 'home');
    await page.getByRole('button', { name: layoutTexts.menu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: layoutTexts.menu })).toBeVisible();
    await check(page);
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('banner').getByRole('link', { name: layoutTexts.rentOut })).toBeVisible();
    await check(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('group', { name: searchDaysTexts.when }).getByRole('button').first().click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expectNoFaults(page, 'home, days open,');
  });

  test('the search, its panels, calendar and errors', async ({ page }) => {
    await page.goto('/aanbod?listing_city_id=11&adults=2&arrival=2027-09-25&departure=2027-10-02');
    await expectToFit(page, 'search with days');
    await moreFilters(page).click();
    await expect(page.getByLabel(searchLiveTexts.priceMost)).toBeVisible();
    await check(page);
    await expectNoFaults(page, 'search, filters open,');
    await page.keyboard.press('Escape');
    const when = page.getByRole('group', { name: searchDaysTexts.when });
    await when.getByRole('button').first().click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await check(page);
    await page.goto('/aanbod?listing_city_id=1&price=70-70&number_of_bedrooms=10-10');
    await expect(page.getByText(searchTexts.results.none, { exact: true })).toBeVisible();
    await check(page);
    await page.goto('/aanbod?page=2');
    await check(page);
    await axeInTheDark(page);
    await expectNoFaults(page, 'search');
  });

  test('the map and what a marker opens', async ({ page }) => {
    await page.goto('/aanbod');
    const open = page.getByRole('button', { name: mapLiveTexts.open });
    await open.focus({ timeout: 2_000 }).catch(() => undefined);
    const markers = page.locator('[data-map-marker]');
    await expect(markers.first()).toBeVisible({ timeout: 30_000 });
    await check(page);
    await page.goto(`/aanbod/${listing}`);
    await expect(page.getByRole('img', { name: /^Kaart.*De Witte Golf$/ })).toBeVisible();
    await open.focus({ timeout: 2_000 }).catch(() => undefined);
    await expect(markers).toHaveCount(1, { timeout: 30_000 });
    await expect(markers).toHaveAccessibleName('De Witte Golf, Oostende');
    await markers.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Voorbeeld van / })).toBeVisible();
    await check(page);
  });

  test('listings: available, with a hidden address, and no longer available', async ({ page, request }) => {
    await page.goto(`/aanbod/${listing}`);
    await page.getByRole('button', { name: calendarDayTexts.nextMonth }).click();
    await expect(page.getByRole('grid').first()).toBeVisible();
    await page.getByText(/^Toon alle \d+ kenmerken$/).click();
    // Facts about a landlord have an explanation.
    const landlord = page.getByRole('region', { name: 'Verhuurder' });
    await landlord.getByText(/^Verhuurder sinds \d{4}$/).click();
    await expect(landlord.getByText(landlordFactTexts.sinceMeans)).toBeVisible();
    await landlord.getByText(landlordFactTexts.licence).click();
    await expect(landlord.getByText(landlordFactTexts.licenceMeans)).toBeVisible();
    await check(page);
    await axeInTheDark(page);
    await expectNoFaults(page, listing);
    await page.getByRole('button', { name: galleryTexts.all }).click();
    await expect(page.getByRole('dialog', { name: /^Foto’s van / })).toBeVisible();
    await check(page);
    await page.goto('/aanbod/studio-schelpje-koksijde');
    await check(page);
    const { data } = await (await request.get('/api/listings/243')).json();
    await page.goto(`/aanbod/${data.slug}`);
    await expect(page.getByText(listingPageTexts.retired)).toBeVisible();
    await check(page);
  });

  test('requesting a stay', async ({ page }) => {
    await page.goto(`/aanbod/${listing}/reserverings-aanvragen/create`);
    await check(page);
    await axeInTheDark(page);
    await expectNoFaults(page, 'asking for a stay');
    await page.goto(`/aanbod/${listing}/reserverings-aanvragen/create#stap-3`);
    await page.getByRole('button', { name: bookingRequestFormTexts.submit }).click();
    await expect(summary(page)).toBeVisible();
    await check(page);
    await page.goto(`/aanbod/${listing}/reserverings-aanvragen/bedankt`);
    await page.getByRole('button', { name: thankYouTexts.stay }).click();
    await check(page);
  });

  test('asking a landlord, and the site', async ({ page }) => {
    await page.goto(`/aanbod/${listing}/contact-aanvragen/create`);
    await page.getByRole('button', { name: contactRequestFormTexts.submit }).click();
    await expect(summary(page)).toBeVisible();
    await check(page);
    await page.goto('/contact');
    await expectNoFaults(page, 'contact');
    await page.getByText(contactTexts.faqMore).click();
    await page.getByRole('heading', { name: faqItems()[0]?.question }).click();
    await page.getByRole('button', { name: contactTexts.submit }).click();
    await expect(summary(page)).toBeVisible();
    await check(page);
    await page.goto('/aanbod/bedankt?action=create');
    await page.getByRole('button', { name: thankYouTexts.stay }).click();
    await check(page);
  });

  test('text pages', async ({ page }) => {
    const paths = ['/over-ons', '/service-voorwaarden', '/algemene-voorwaarden', '/disclaimer'];
    for (const path of [...paths, '/hoe-wij-rangschikken', '/toegankelijkheid', '/privacy']) {
      await page.goto(path);
      await check(page);
      await expectNoFaults(page, path);
    }
  });

  test('a favourite, and none once it is removed', async ({ page, context }) => {
    await context.addInitScript((slug) => {
      localStorage.setItem('favorite_listings', JSON.stringify([slug]));
    }, listing);
    await page.goto('/aanbod/favorieten');
    const heart = page.getByRole('main').getByRole('button', { name: new RegExp(favoriteHeartTexts.add) });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoFaults(page, 'favourites');
    // The bar to undo is shown above an empty list.
    await heart.first().click();
    await expect(page.getByRole('button', { name: favoritesPageTexts.undo })).toBeVisible();
    await expectNoFaults(page, 'favourites, taken away,');
  });

  test.describe('mailed links', () => {
    test.use({ expectedErrors: [/422/] });

    test('a new password, and a change of address that cannot be undone', async ({ page }) => {
      await page.goto('/auth/wachtwoord-resetten?email=noor@zee.test&token=x');
      await check(page);
      await page.goto(`/adreswijziging-ongedaan-maken?token=${'a'.repeat(43)}`);
      await check(page);
      await page.getByRole('button', { name: accountTexts.undo.submit }).click();
      await expect(page.getByText(accountTexts.undo.expired)).toBeVisible();
      await expect(page.getByRole('link', { name: accountTexts.undo.contact })).toBeVisible();
    });
  });

  test.describe('a page that does not exist', () => {
    test.use({ expectedErrors: [/status of 404/] });
    test('says so', async ({ page }) => {
      for (const path of [
        '/nergens',
        '/dashboard/nergens',
        '/aanbod/bestaat-niet',
        '/aanbod/bestaat-niet/contact-aanvragen/create',
      ]) {
        await page.goto(path);
        await check(page);
      }
    });
  });

  test.describe('loading errors', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });
    test('more listings, and favourites', async ({ page }) => {
      await page.route('**/api/listings?*', (route) => route.abort());
      await page.goto('/aanbod');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('alert').filter({ hasText: searchLiveTexts.failed })).toBeVisible();
      await check(page);
      await page.goto('/aanbod/favorieten');
      await check(page);
    });
  });
});

test('the cookie question and its preferences', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: cookieTexts.title })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: cookieTexts.setPreferences }).click();
  await check(page);
});
