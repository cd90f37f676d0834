/**
 * A browser that translates a page replaces every text with its own elements. Nothing breaks, and changes are still
 * shown (docs/decisions/2026-11-28-translated-pages.md).
 */
import type { Page } from '@playwright/test';
import { demoAdmin, demoOwner, letIn, makeAccount } from '@/e2e/support/accounts';
import { chooseParty, liveSearch, moreFilters, whoButton } from '@/e2e/support/search-bar';
import { chooseDay, findFreeStay, goOn } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { translatePages } from '@/e2e/support/translator';
import { answerCookies, ownEmail, stir } from '@/e2e/support/visitor';
import { addDays } from '@/lib/dates/day';
import { formatDays } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { errorPageTexts } from '@/lib/texts/error-page';
import { formTexts } from '@/lib/texts/forms';
import { searchTexts } from '@/lib/texts/search';

const slug = 'de-witte-golf-oostende';
const awake = (page: Page) => page.locator('html[data-awake]');
const translated = (page: Page) => page.locator('main font');

/** No error occurred, and the page has been translated. */
async function expectWhole(page: Page): Promise<void> {
  await expect(translated(page).first()).toBeAttached();
  await expect(page.getByText(errorPageTexts.title)).toHaveCount(0);
}

async function scrollThrough(page: Page): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
  await page.mouse.wheel(0, -5400);
}

test.beforeEach(async ({ context }) => {
  await answerCookies(context);
  await translatePages(context, 'taken over');
});

test('an overview is scrolled, filtered by guests and more, and sorted differently', async ({ page }) => {
  await page.goto(route('listing.index'));
  await stir(page, liveSearch(page));
  await scrollThrough(page);
  await chooseParty(page, { adults: 3, children: 1 });
  await expect(whoButton(page)).toContainText('3 volwassenen, 1 kind');
  await moreFilters(page).click();
  await page.getByLabel('Gratis wifi').check();
  const show = page.getByRole('button', { name: /^(Toon [\d.]+ woning|Geen woningen)/ });
  await expect(show).toBeVisible();
  await show.click();
  await page.waitForURL(/adults=4|adults=3/);
  await page.getByLabel(searchTexts.sort.label).selectOption(searchTexts.sort.orders.price_asc);
  await page.waitForURL(/sort_by=price_asc/);
  await scrollThrough(page);
  await expectWhole(page);
});

test('days and guests are chosen in a listing, and everything follows', async ({ page, request }) => {
  const stay = await findFreeStay(request, slug, 3);
  await page.goto(route('listing.show', { slug }));
  await stir(page, awake(page));
  await scrollThrough(page);
  await page.locator('#beschikbaarheid').scrollIntoViewIfNeeded();
  await chooseDay(page, stay.start);
  await chooseDay(page, stay.end);
  const total = (nights: number) => page.getByText(new RegExp(`totaal voor ${nights} `)).first();
  await expect(total(2)).toBeAttached();
  const days = (end: typeof stay.end) => page.getByText(formatDays(stay.start, end)).first();
  await expect(days(stay.end)).toBeAttached();
  await chooseDay(page, stay.start);
  await chooseDay(page, addDays(stay.start, 1));
  await expect(total(1)).toBeAttached();
  await expect(page.getByText(/totaal voor 2 /)).toHaveCount(0);
  await expect(days(stay.end)).toHaveCount(0);
  await expectWhole(page);
});

test('a stay is requested', async ({ page, request }, info) => {
  const texts = bookingRequestFormTexts;
  const stay = await findFreeStay(request, slug, info.project.name === 'phone' ? 11 : 12);
  await page.goto(route('listing.booking-request.create', { slug }));
  await stir(page, awake(page));
  await chooseDay(page, stay.start);
  await chooseDay(page, stay.end);
  await expect(page.getByText(/totaal voor 2 nachten/).first()).toBeVisible();
  await goOn(page);
  await page.getByLabel(texts.firstName).fill('Lotte');
  await goOn(page);
  await page.getByLabel(texts.lastName).fill('De Smet');
  const birth = page.getByRole('group', { name: texts.birth });
  await birth.getByLabel(formTexts.day).fill('27');
  await birth.getByLabel(formTexts.month).fill('03');
  await birth.getByLabel(formTexts.year).fill('1985');
  await page.getByLabel(texts.email).fill(ownEmail(info, 'vertaald'));
  await goOn(page);
  await page.getByLabel(texts.message).fill('Nous venons volontiers.');
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({ timeout: 20_000 });
  await page.waitForURL((url) => url.pathname === route('front-page'), { timeout: 15_000 });
  await expectWhole(page);
});

test('somebody signs in, with a wrong password first', async ({ page }) => {
  const { email, password } = await makeAccount();
  const { login } = accountTexts;
  await page.goto(route('login'));
  await expect(awake(page)).toBeAttached();
  const form = page.getByRole('form', { name: login.title });
  await form.getByRole('button', { name: login.submit }).click();
  await expect(form.getByLabel(login.email)).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(login.email).fill(email);
  await form.getByLabel(login.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: login.submit }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.today'));
  await expectWhole(page);
});

/** Opens every page of the menu in turn, checks it, and presses controls that change nothing. */
async function walkDashboard(page: Page): Promise<number> {
  await page.goto(route('dashboard.today'));
  await expectWhole(page);
  const menu = page.getByRole('navigation').locator('a[href^="/dashboard"]');
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const unique = [...new Set(paths)];
  for (const path of unique) {
    const link = page.locator(`nav a[href="${path}"]`).locator('visible=true').first();
    if (await link.isVisible()) await link.click();
    else await page.goto(path);
    await page.waitForURL((url) => url.pathname.startsWith(path));
    await page.waitForLoadState('networkidle');
    for (const summary of await page.locator('main summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    await page.mouse.wheel(0, 2000);
    await expectWhole(page);
  }
  return unique.length;
}

for (const [who, account] of [
  ['a landlord', demoOwner],
  ['an admin', demoAdmin],
] as const) {
  test(`every page of the dashboard of ${who} is opened @desktop`, async ({ page }) => {
    await letIn(page, account);
    expect(await walkDashboard(page)).toBeGreaterThan(5);
  });
}
