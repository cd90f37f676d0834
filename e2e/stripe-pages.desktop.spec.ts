/** The pages of the stand-in for Stripe, which people see in the demo: at every width, and by keyboard. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checkHtml } from '@/e2e/support/html-checker';
import { atEveryWidth } from '@/e2e/support/widths';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import { openSession, stripeClientOf, yearPrice } from '@/tests/support/stripe-stand-in';

const notice = 'Dit is een nagemaakte betaalpagina: er wordt niets aangerekend.';

test('paying, being declined, owing and changing the card', async ({ page }) => {
  // It also answers in place of the site to which payers return.
  const standIn = await startStripeStandIn({
    prices: [
      {
        id: yearPrice,
        productName: 'Jaarabonnement',
        unitAmount: 14_900,
        interval: 'year',
        taxBehavior: 'inclusive',
      },
    ],
    now: new Date('2026-11-23T09:00:00Z'),
  });
  const stripe = stripeClientOf(standIn);
  const portalOf = async (customer: string) => (await stripe.billingPortal.sessions.create({ customer })).url;
  const { id: customer } = await stripe.customers.create({ name: 'Greet', address: { country: 'BE' } });
  const session = await openSession(stripe, yearPrice, {
    customer,
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    success_url: await portalOf(customer),
    cancel_url: await portalOf(customer),
  });
  const documents = new Map<string, string>();
  const checkPage = async (state: string, on: Page = page) => {
    await expect(on.getByText(notice)).toBeVisible();
    documents.set(state, await (await fetch(on.url())).text());
    await atEveryWidth(on, state, [375, 1280]);
  };

  await page.goto(session.url ?? '');
  await expect(page.getByText('€ 149,- per jaar')).toBeVisible();
  await checkPage('stripe-checkout');
  await page.getByRole('button', { name: 'Betaling laten mislukken' }).click();
  await expect(page.getByRole('alert')).toContainText('geweigerd');
  await checkPage('stripe-refused');
  await page.getByRole('link', { name: 'Terug zonder te betalen' }).click();
  await expect(page.getByText('Er zijn nog geen facturen.')).toBeVisible();

  await page.goto(session.url ?? '');
  await page.getByLabel('Land').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Btw-nummer')).toBeFocused();
  await page.keyboard.type('0123.456.749');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Betaalgegevens en facturen' })).toBeVisible();
  await checkPage('stripe-portal');
  await page.getByLabel('Kaart die geweigerd wordt').check();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByLabel('Kaart die geweigerd wordt')).toBeChecked();

  standIn.clock.advance({ days: 365 });
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'nog te betalen' }).getByRole('link').click();
  await checkPage('stripe-invoice');
  await page.getByRole('button', { name: 'Betalen' }).click();
  await expect(page.getByText('betaald', { exact: true })).toBeVisible();
  await checkPage('stripe-invoice-paid');
  expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ status: 'active' }]);
  expect(checkHtml(documents)).toEqual([]);
  await standIn.close();
});
