/** JavaScript is enabled, but the page's own scripts fail to load or to parse: forms work without them, or say so. */
import type { Page } from '@playwright/test';
import { mailTo, readMail } from '@/e2e/support/mail';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail, stir } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { accountTexts } from '@/lib/texts/accounts';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { contactTexts } from '@/lib/texts/contact';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { formTexts } from '@/lib/texts/forms';
import { listingPageTexts as listingTexts } from '@/lib/texts/listing-page';
import { uiTexts } from '@/lib/texts/ui';

test.use({ expectedErrors: [/404|SyntaxError|Unexpected|ERR_FAILED/] });

const slug = 'de-witte-golf-oostende';
const scripts = '**/_next/static/**/*.js';
/** A form submitted sooner counts as filled in by a program; milliseconds. */
const humanMs = 4_200;

const ways = {
  'do not come': { status: 404, body: 'Not Found' },
  'cannot be read': { status: 200, contentType: 'text/javascript', body: 'const a = class { static { #' },
};

async function breakScripts(page: Page, way: keyof typeof ways): Promise<void> {
  await answerCookies(page.context());
  await page.route(scripts, (request) => request.fulfill(ways[way]));
}

/** The visible field: the other form has one with the same label. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('visible=true');

for (const way of ['do not come', 'cannot be read'] as const) {
  test(`scripts that ${way}: a stay is requested with the plain form @phone`, async ({
    page,
    request,
  }, info) => {
    const stay = await findFreeStay(request, slug, 4);
    const guest = ownEmail(info, 'plain');
    await breakScripts(page, way);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route('listing.show', { slug }));
    // There is a link to the form where no script responds.
    await page.getByRole('link', { name: listingTexts.book }).locator('visible=true').first().click();
    await page.waitForURL(`**${route('listing.booking-request.create', { slug })}`);
    await page.mouse.move(30, 30);
    await page.mouse.move(60, 60);
    const texts = bookingRequestFormTexts;
    await field(page, formTexts.arrival).fill(stay.start);
    await field(page, formTexts.departure).fill(stay.end);
    await field(page, texts.firstName).fill('Lotte');
    await field(page, texts.lastName).fill('De Smet');
    await field(page, texts.email).fill(guest);
    await field(page, texts.birth).fill('1985-03-27');
    await field(page, texts.message).fill('Wij komen graag.');
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).locator('visible=true').click();
    await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible();
    expect((await readMail(guest)).text).toContain('De Witte Golf');
  });
}

test('questions to a landlord and to the site are sent with the plain forms @desktop', async ({
  page,
}, info) => {
  const guest = ownEmail(info, 'vraag');
  await breakScripts(page, 'do not come');
  await page.goto(route('listing.contact-request.create', { slug }));
  const texts = contactRequestFormTexts;
  await field(page, texts.subject).fill('Parkeren');
  await field(page, texts.message).fill('Is er een garage?');
  await field(page, texts.firstName).fill('Els');
  await field(page, texts.lastName).fill('Maes');
  await field(page, texts.email).fill(guest);
  await page.waitForTimeout(humanMs);
  await page.getByRole('button', { name: texts.submit }).locator('visible=true').click();
  await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible();
  expect(await mailTo(guest)).toHaveLength(1);

  await page.goto(route('contact'));
  await field(page, contactTexts.name).fill('Els');
  await field(page, contactTexts.email).fill(guest);
  await field(page, contactTexts.message).fill('Dank u wel.');
  await page.waitForTimeout(humanMs);
  await page.getByRole('button', { name: contactTexts.submit }).locator('visible=true').click();
  await expect(page.getByText(contactTexts.sentText)).toBeVisible();
});

test('signing in and registering, which need a script, say so @desktop', async ({ page }) => {
  await breakScripts(page, 'cannot be read');
  await page.goto(route('login'));
  for (const name of [accountTexts.login.title, accountTexts.register.title])
    await expect(page.getByRole('form', { name }).getByText(formTexts.scriptMissing)).toBeVisible();
});

test('with its script a page only has the interactive form, and no message @desktop', async ({ page }) => {
  await answerCookies(page.context());
  for (const path of [
    route('contact'),
    route('listing.contact-request.create', { slug }),
    route('listing.booking-request.create', { slug }),
  ]) {
    await page.goto(path);
    await expect(page.locator('form[action$="/form"]').locator('visible=true')).toHaveCount(0);
    await stir(page, page.locator('html[data-awake]'));
    await expect(page.locator('form[action$="/form"]')).toHaveCount(0);
  }
  await page.goto(route('login'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(page.getByText(formTexts.scriptMissing)).toHaveCount(0);
});

test('what is typed in the plain form before scripts load after all stays @desktop', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await answerCookies(page.context());
  await page.route(scripts, async (request) => {
    await promise;
    await request.continue();
  });
  await page.goto(route('contact'), { waitUntil: 'commit' });
  await field(page, contactTexts.name).locator('xpath=self::*[@id="name"]').fill('Els', { timeout: 15_000 });
  resolve();
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(field(page, contactTexts.name)).toHaveValue('Els');
  await expect(page.locator('form[action$="/form"]')).toBeVisible();
});

test('a form says when what judges it does not come, keeps what was typed, and goes on once it comes @desktop', async ({
  page,
}) => {
  await answerCookies(page.context());
  await page.goto(route('login'));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const texts = accountTexts.login;
  const form = page.getByRole('form', { name: texts.title });
  await page.route(scripts, (request) => request.fulfill({ status: 404, body: 'Not Found' }));
  await form.getByLabel(texts.email).fill('an@kustverblijf.test');
  await form.getByRole('button', { name: texts.submit }).click();
  await expect(form.getByText(uiTexts.partFailed)).toBeVisible();
  await expect(form.getByLabel(texts.email)).toHaveValue('an@kustverblijf.test');

  await page.unroute(scripts);
  await form.getByRole('button', { name: texts.submit }).click();
  await expect(form.getByRole('link', { name: 'Wachtwoord is verplicht.' })).toBeVisible();
  await expect(form.getByText(uiTexts.partFailed)).toBeHidden();
});

test('a part that is gone after a release brings one whole load, and no loop @desktop', async ({ page }) => {
  await answerCookies(page.context());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(route('listing.show', { slug }));
  await stir(page, page.locator('html[data-awake]'));
  await page.route(scripts, (request) => request.fulfill({ status: 404, body: 'Not Found' }));
  const before = loads;
  for (let n = 0; n < 8; n += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  await expect.poll(() => loads).toBe(before + 1);
  // All its scripts are missing here: the page stays as the server sent it.
  await page.mouse.move(90, 90);
  await page.mouse.wheel(0, 2500);
  await expect(page.locator('html[data-script="failed"]')).toBeAttached({ timeout: 15_000 });
  expect(loads).toBe(before + 1);
});
