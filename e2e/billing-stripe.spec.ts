/** A landlord whose listing costs money: publishing, paying, cancelling, resuming, and a renewal that is declined. */
import type { Page } from '@playwright/test';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { makeListing } from '@/e2e/support/listings';
import { startPaidSite } from '@/e2e/support/paid-site';
import type { PaidSite } from '@/e2e/support/paid-site';
import { test as base, expect } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { paymentTexts, publishTexts, subscriptionTexts } from '@/lib/texts/billing';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';

const test = base.extend<{ paid: PaidSite }>({
  // A fixture of the test, not of its worker: a worker fixture would need a worker of its own, which waits for all
  // others.
  paid: [
    async ({ browserName: _whichever }, provide) => {
      const site = await startPaidSite();
      await provide(site);
      // The data created by the test are in this site's database.
      await clearLeftovers();
      await site.close();
    },
    { auto: true, timeout: 120_000 },
  ],
  baseURL: ({ paid }, provide) => provide(paid.origin),
});

// The payment page is a third party's, to which the user navigates.
test.use({ expectedErrors: [/^a request to a third party: http:\/\/127\.0\.0\.1:\d+$/] });
test.beforeEach(({ page }) => answerCookies(page));

const subscriptions = route('dashboard.subscription.index');

/** Navigates to the payment page by pressing a button. */
async function goPay(page: Page, { standIn }: PaidSite, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL((url) => url.origin === standIn.origin);
}

/** Delivers to the site, only now, the events that happened meanwhile. */
async function tell({ standIn }: PaidSite): Promise<void> {
  standIn.holdDeliveries(false);
  const untold = standIn.events().filter(({ pending_webhooks: pending }) => pending > 0);
  await standIn.deliver(untold.map(({ id }) => id));
}

/** Confirms the dialog that a button opens. */
async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${action.toLowerCase()}$`) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question).toBeHidden();
}

/** The result of a renewal is only shown after a reload. */
async function reloadUntil(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(subscriptions);
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test('publishing is paid for, and continues until cancelled or declined @desktop', async ({ page, paid }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'concept' });
  const { standIn } = paid;

  await signIn(page, owner, route('listing.edit', { slug: listing.slug }));
  await expect(page.getByRole('group', { name: publishTexts.question }).getByRole('radio')).toHaveCount(2);
  await axeAtBothWidths(page);
  await goPay(page, paid, listingFormScreenTexts.publish);
  await page.getByRole('link', { name: 'Terug zonder te betalen' }).click();
  await expect(page.getByText(publishTexts.canceled)).toBeVisible();
  await axeAtBothWidths(page);

  await page.getByRole('button', { name: publishTexts.toPayment }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeAtBothWidths(page);
  await goPay(page, paid, publishTexts.goPay);
  standIn.holdDeliveries();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await expect(page.getByText(publishTexts.processing)).toBeVisible();
  await axeAtBothWidths(page);
  await tell(paid);
  await expect(page.getByText(publishTexts.paidWaiting)).toBeVisible();
  await axeAtBothWidths(page);

  await page.goto(subscriptions);
  await expect(page.getByText(subscriptionTexts.states.active, { exact: true })).toBeVisible();
  await axeAtBothWidths(page);
  await confirm(page, subscriptionTexts.cancel);
  await expect(page.getByText(subscriptionTexts.states.canceled, { exact: true })).toBeVisible();
  await confirm(page, subscriptionTexts.resume);
  await expect(page.getByText(subscriptionTexts.states.active, { exact: true })).toBeVisible();

  const [row] = await rowsOf<{ id: string }>(
    'SELECT stripe_subscription_id AS id FROM subscriptions WHERE listing_id = $1',
    [listing.id],
  );
  standIn.setPaymentOutcome(row?.id ?? '', 'fails');
  standIn.clock.advance({ days: 366 });
  await reloadUntil(page, subscriptionTexts.states.past_due);
  await axeAtBothWidths(page);
  await page.getByRole('link', { name: /^Nu betalen voor / }).click();
  await page.getByRole('button', { name: 'Betalen', exact: true }).click();
  await expect(page.getByText('betaald', { exact: true })).toBeVisible();
  await reloadUntil(page, subscriptionTexts.states.active);

  await page.goto(route('dashboard.invoice.index'));
  await expect(page.getByRole('button', { name: /als PDF$/ })).toHaveCount(2);
  await expect(page.getByText(paymentTexts.unpaid)).toHaveCount(0);
});
