/** Search alerts: requested, confirmed, mailed and ended, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { expectNoFaults } from '@/e2e/support/faults';
import { makeListing } from '@/e2e/support/listings';
import { mailTo, readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { noCardsTexts } from '@/lib/texts/no-cards';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';
import { searchPageTexts } from '@/lib/texts/search-page';
import { waitUntil } from '@/scripts/postgres/processes';

const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

/** Matches nothing but this test's own listing: no other in the town has so many bathrooms. */
const search = { listing_city_id: 11, adults: 2, number_of_bathrooms: '9-9' };

/** A form submitted sooner counts as filled in by a program; milliseconds. */
const humanMs = 4_200;

async function check(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await axe(page);
    }
  }
}

/** The link to the page of an alert, or the unsubscribe URL for mail programs, which leads there. */
const linkTo = (links: readonly string[]) =>
  links.find((link) => /\/(?:zoekmelding|search-alerts)\//.test(link)) ?? '';

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.email).locator('visible=true').fill(email);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();
}

test('a search without results is saved, confirmed, mailed and ended @phone', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000);
  await answerCookies(context);
  const email = ownEmail(info, 'melding');
  await page.goto(route('listing.index', {}, search));
  await expect(page.getByRole('link', { name: searchPageTexts.keep }).first()).toBeVisible();
  await page.getByRole('link', { name: noCardsTexts.keep }).last().click();
  await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
  await check(page);
  await expectNoFaults(page, 'asking for an alert');
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByLabel(texts.email).locator('visible=true')).toHaveAttribute('aria-invalid', 'true');
  await ask(page, email);

  const asked = await readMail(email);
  await page.goto(linkTo(asked.links));
  await check(page);
  const referrer = await page.locator('meta[name="referrer"]').getAttribute('content');
  expect(referrer).toBe('no-referrer');
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByText(texts.watching)).toBeVisible();

  const [owner] = await rowsOf<{ id: number }>(
    "SELECT id FROM users WHERE email = 'verhuurder@kustverblijf.test'",
    [],
  );
  const { id, name } = await makeListing(owner?.id ?? 0, {
    name: 'Woning met negen badkamers',
    state: 'concept',
  });
  await rowsOf('UPDATE listings SET number_of_bathrooms = 9, max_capacity = 4 WHERE id = $1', [id]);
  await rowsOf(
    'UPDATE listings SET approved_at = now(), first_published_at = now(), disabled_at = NULL WHERE id = $1',
    [id],
  );
  await waitUntil(async () => (await mailTo(email)).length > 1, 100_000);
  const told = await readMail(email, /Nieuw voor u|woningen/);
  expect(told.text).toContain(name);

  await page.goto(linkTo(told.links));
  await check(page);
  await page.getByRole('button', { name: texts.end }).click();
  await expect(page.getByText(texts.ended)).toBeVisible();
  await axe(page);
});

test.describe('days that are taken', () => {
  // A quote for them is requested.
  test.use({ expectedErrors: [/422/] });

  test('lead to an alert for that listing @phone', async ({ page, context }, info) => {
    await answerCookies(context);
    const [held] = await rowsOf<{ slug: string; arrival: string; departure: string }>(
      `SELECT slug, start_date::text AS arrival, end_date::text AS departure
     FROM occupancies JOIN listings ON listings.id = listing_id
     WHERE source = 'internal' AND slug NOT LIKE 'woning-%' AND approved_at IS NOT NULL AND disabled_at IS NULL
       AND start_date > current_date + 20 AND end_date - start_date BETWEEN min_stay AND max_stay AND rental_period_night
     ORDER BY start_date LIMIT 1`,
      [],
    );
    const { slug = '', ...days } = held ?? {};
    await page.goto(route('listing.show', { slug }, days));
    await page.getByRole('link', { name: listingPageTexts.tellMe }).click();
    await expect(page.getByText(texts.backToListing)).toBeVisible();
    await ask(page, ownEmail(info, 'dagen'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an alert is requested, confirmed and ended @desktop', async ({ page }, info) => {
    const email = ownEmail(info, 'zonder-script');
    await page.goto(route('search-alert.create', {}, search));
    await page.getByLabel(texts.email).locator('visible=true').fill('gast@kust');
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).locator('visible=true').click();
    const address = page.getByLabel(texts.email).locator('visible=true');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill(email);
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).locator('visible=true').click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    await page.goto(linkTo((await readMail(email)).links));
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByText(texts.watching)).toBeVisible();
    await page.getByRole('button', { name: texts.end }).click();
    await expect(page.getByText(texts.ended)).toBeVisible();
  });
});
