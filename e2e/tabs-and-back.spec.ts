/** Other tabs and Back: after signing out nothing private can be seen, and nothing is submitted twice. */
import type { BrowserContext, Page } from '@playwright/test';
import { answerCookies, demoOwner, letIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { formTexts } from '@/lib/texts/forms';

const listing = { slug: 'de-witte-golf-oostende', name: 'De Witte Golf' };
const isSignIn = (url: URL) => url.pathname === route('login');

test.beforeEach(({ page }) => answerCookies(page));

/** A tab that has shown a guest's request, and went back to the list. */
async function tabWithRequest(context: BrowserContext): Promise<{ tab: Page; guest: string }> {
  const tab = await context.newPage();
  await tab.goto(route('dashboard.booking-request.index'));
  const link = tab.locator(`main a[href^="${route('dashboard.booking-request.index')}/"]`);
  await link.locator('visible=true').first().click();
  const heading = tab.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await tab.waitForURL(/reserverings-aanvragen\/\d+/);
  const guest = await heading.innerText();
  await tab.goBack();
  await tab.waitForURL((url) => url.pathname === route('dashboard.booking-request.index'));
  return { tab, guest };
}

test('after signing out in one tab, no other shows a guest any more, through any link or Back @desktop', async ({
  page,
  context,
}) => {
  await letIn(page, demoOwner);
  const { tab, guest } = await tabWithRequest(context);
  await page.goto(route('dashboard.today'));
  await page.getByRole('button', { name: dashboardTexts.menu.logout }).first().click();
  await page.waitForURL((url) => url.pathname === route('front-page'));
  await tab.waitForURL(isSignIn);
  for (const way of [() => tab.goBack(), () => tab.goForward(), () => tab.goBack()]) {
    await way();
    await expect(tab.getByText(guest)).toHaveCount(0);
  }
  // This tab does not show it through Back either.
  await page.goBack();
  await page.waitForURL(isSignIn);
});

/** Fills in everything but the days, which are in the URL. */
async function askForStay(page: Page, form: string, email: string): Promise<void> {
  const texts = bookingRequestFormTexts;
  await page.goto(form);
  const birth = page.getByRole('group', { name: texts.birth });
  await birth.getByLabel(formTexts.day).fill('27');
  await birth.getByLabel(formTexts.month).fill('03');
  await birth.getByLabel(formTexts.year).fill('1985');
  await page.getByLabel(texts.firstName).fill('Lotte');
  await page.getByLabel(texts.lastName).fill('De Smet');
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.goOn, exact: true }).click();
  await page.getByLabel(texts.message).fill('Wij komen graag uitwaaien.');
  await page.getByRole('button', { name: texts.submit }).click();
}

test('after submitting, Back does not return to the thank-you page; a second submission says that the first was received @phone', async ({
  page,
  request,
}, info) => {
  const { thankYou, sentBefore } = bookingRequestFormTexts;
  const stay = await findFreeStay(request, listing.slug, 10);
  const email = ownEmail(info, 'terug');
  const days = { arrival: stay.start, departure: stay.end };
  const form = route('listing.booking-request.create', { slug: listing.slug }, days);
  await page.goto(route('listing.show', { slug: listing.slug }));
  await askForStay(page, form, email);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(thankYou.title, { timeout: 20_000 });
  await page.waitForURL((url) => url.pathname === route('front-page'), { timeout: 15_000 });
  await page.goBack();
  // The thank-you page redirects after five seconds by itself: this must be another page at once.
  expect(page.url()).not.toContain(route('listing.booking-request.thank-you', { slug: listing.slug }));
  expect(await title.innerText()).not.toBe(thankYou.title);

  await askForStay(page, form, email);
  await expect(title).toHaveText(sentBefore.title, { timeout: 20_000 });
  await expect(page.getByText(sentBefore.text)).toBeVisible();
  expect(await rowsOf('SELECT 1 FROM booking_requests WHERE email = $1', [email])).toHaveLength(1);
});

test('a question sent twice is stored once, and the second time says so @desktop', async ({ page }, info) => {
  const texts = contactRequestFormTexts;
  const email = ownEmail(info, 'tweemaal');
  const title = page.getByRole('heading', { level: 1 });
  for (const expected of [texts.thankYou.title, texts.sentBefore.title]) {
    await page.goto(route('listing.contact-request.create', { slug: listing.slug }));
    await page.getByLabel(texts.subject).fill('Parkeren');
    await page.getByLabel(texts.message).fill('Is er een garage?');
    await page.getByLabel(texts.firstName).fill('Els');
    await page.getByLabel(texts.lastName).fill('Maes');
    await page.getByLabel(texts.email).fill(email);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(title).toHaveText(expected, { timeout: 20_000 });
  }
  expect(await rowsOf('SELECT 1 FROM contact_requests WHERE email = $1', [email])).toHaveLength(1);
});

test('what a password manager fills in without events is submitted @desktop', async ({ page }) => {
  const { login, register } = accountTexts;
  await page.goto(route('login'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const fill = (form: string, values: Record<string, string>) =>
    page.getByRole('form', { name: form }).evaluate((element, given) => {
      for (const [name, value] of Object.entries(given)) {
        const control = element.querySelector(`[name="${name}"], [autocomplete="${name}"]`);
        if (control instanceof HTMLInputElement) control.value = value;
      }
    }, values);
  await fill(register.title, {
    first_name: 'Els',
    'bday-day': '27',
    'bday-month': '03',
    'bday-year': '1985',
  });
  const newcomer = page.getByRole('form', { name: register.title });
  await newcomer.getByRole('button', { name: register.submit }).click();
  await expect(newcomer.getByLabel(register.lastName)).toHaveAttribute('aria-invalid', 'true');
  await expect(newcomer.getByLabel(register.firstName)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(newcomer.getByLabel(formTexts.year)).not.toHaveAttribute('aria-invalid', 'true');

  await fill(login.title, { email: demoOwner.email, password: demoOwner.password });
  const form = page.getByRole('form', { name: login.title });
  await form.getByRole('button', { name: login.submit }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.today'));
});
