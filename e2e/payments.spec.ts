/**
 * A landlord's payments and the subscriptions behind them: in every state, page by page, on a phone and on a desktop.
 */
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { paymentTexts, subscriptionTexts } from '@/lib/texts/billing';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { statisticsTexts } from '@/lib/texts/statistics';
import { uiTexts } from '@/lib/texts/ui';
import { paginationTexts } from '@/lib/texts/ui-pagination';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { makeOrders, makeSubscription } from '@/e2e/support/billing';
import { readPdf } from '@/tests/support/pdf';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth } from '@/e2e/support/widths';

const payments = route('dashboard.invoice.index');
const subscriptions = route('dashboard.subscription.index');

// Calls that fail.
test.use({ expectedErrors: [/500.*\/api\/(user\/(orders|subscriptions)\?|orders\/\d+\/invoice)/] });
test.beforeEach(({ page }) => answerCookies(page));

/** Through the menu, which is collapsed on a phone. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  const folded = menu.locator('summary');
  if (await folded.isVisible()) await folded.click();
  await menu.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Each says whether it continues, until when, or since when not. */
async function seeSubscriptions(page: Page, owner: NewAccount): Promise<void> {
  await makeSubscription(owner.id, 'Jaar - duinroos-bredene', { endsAt: '2026-01-10T10:00:00Z' });
  await makeSubscription(owner.id, 'Jaar - strandzicht-appartement-aan-de-grote-markt-middelkerke', {
    endsAt: '2099-03-01T10:00:00Z',
  });
  await makeSubscription(owner.id, 'Jaar - zeezicht-oostende', { cycleEndsAt: '2099-04-05T10:00:00Z' });
  await page.goto(subscriptions);
  await expect(page.getByText(subscriptionTexts.freeWithOlder)).toBeVisible();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('zeezicht-oostende')).toContainText(subscriptionTexts.states.active);
  await expect(row('zeezicht-oostende')).toContainText(subscriptionTexts.renewsOn('zo 5 apr 2099'));
  await expect(row('strandzicht')).toContainText(subscriptionTexts.states.canceled);
  await expect(row('strandzicht')).toContainText(subscriptionTexts.endsOn('zo 1 mrt 2099'));
  await expect(row('duinroos-bredene')).toContainText(subscriptionTexts.states.ended);
  await expect(row('duinroos-bredene')).toContainText(subscriptionTexts.endedOn('za 10 jan 2026'));
  await atEveryViewport(page, 'subscriptions');
}

test('past payments are listed newest first, each with its date and invoice; so are subscriptions @desktop', async ({
  page,
}) => {
  const owner = await makeAccount();
  const numbers = await makeOrders(owner.id, 17, 'open');
  await signIn(page, owner, payments);
  await expect(page.getByText(paymentTexts.freeWithOlder)).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: /^\D*1999-/ });
  await expect(rows).toHaveCount(15);
  const [open, paid] = [rows.nth(0), rows.nth(1)];
  await expect(open).toContainText(numbers[0] ?? '');
  await expect(open).toContainText('ma 15 jun 2026');
  await expect(open).toContainText(paymentTexts.unpaid);
  await expect(paid).toContainText('€\u00a081,82');
  await expect(paid).toContainText('€\u00a099,-');
  await expect(paid.getByRole('cell').nth(4)).toContainText('zo 14 jun 2026');
  await atEveryViewport(page, 'payments');
  await page.getByRole('link', { name: paginationTexts.next }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText(numbers.at(-1) ?? '');
  expect(new URL(page.url()).search).toBe('?page=2');
  await page.goto(`${payments}?page=onzin`);
  await expect(rows).toHaveCount(15);

  const [number = ''] = numbers;
  await test.step('an invoice is saved as a PDF under its number', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: paymentTexts.downloadOf(number) }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`factuur-${number}.pdf`);
    const file = await fs.readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const { texts } = await readPdf(file);
    expect(texts).toEqual(expect.arrayContaining([number, 'Greet Vermeulen', 'Zeedijk 12', '€ 99,-']));
  });

  await test.step('one that fails to download is reported', async () => {
    await page.route('**/api/orders/*/invoice', (call) =>
      call.fulfill({ status: 500, json: { message: 'x' } }),
    );
    await page.getByRole('button', { name: paymentTexts.downloadOf(number) }).click();
    await expect(page.getByText(paymentTexts.downloadFailed)).toBeVisible();
    await axe(page);
  });

  await seeSubscriptions(page, owner);
});

/** A call that fails twice more, and is refetched when the user returns to the page after a while. */
async function failAndRetry(page: Page, call: string, loadFailed: string): Promise<void> {
  await page.route(call, (request) => request.fulfill({ status: 500, json: { message: 'x' } }));
  const comeBack = async () => {
    await page.clock.fastForward(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  // Data loaded after the clock was moved are fresh, and are not refetched yet.
  await expect(() => Promise.all([page.waitForResponse(call, { timeout: 2000 }), comeBack()])).toPass();
  await page.clock.runFor(10_000);
  await expect(page.getByText(loadFailed)).toBeVisible();
  await axe(page);
  await page.unroute(call);
  await page.getByRole('button', { name: uiTexts.retry }).click();
  await expect(page.getByText(loadFailed)).toBeHidden();
}

test('a landlord without payments is told so, and that publishing is free, also after a retry @phone', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, await makeAccount(), route('dashboard.statistics'));
  await expect(page.getByText(statisticsTexts.empty)).toBeVisible();
  await axe(page);
  await openFromMenu(page, dashboardTexts.menu.payments);
  await expect(page.getByText(paymentTexts.free, { exact: true })).toBeVisible();
  await atEveryWidth(page, 'payments-empty');
  await failAndRetry(page, '**/api/user/orders?*', paymentTexts.loadFailed);
  await page.goto(subscriptions);
  await expect(page.getByText(subscriptionTexts.free, { exact: true })).toBeVisible();
  await atEveryWidth(page, 'subscriptions-empty');
  await failAndRetry(page, '**/api/user/subscriptions?*', subscriptionTexts.loadFailed);
});
