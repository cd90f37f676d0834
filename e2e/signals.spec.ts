/** A moderator reads the reason for a signal, and dismisses it with a reason of their own. */
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { signalTexts as texts } from '@/lib/texts/signals';

test('a signal is read and dismissed for good @desktop', async ({ page }) => {
  const landlord = await makeAccount();
  await rowsOf(
    `INSERT INTO signals (kind, user_id, facts)
     VALUES ('address_elsewhere', ${landlord.id}, '{"requests": 4, "questions": 1}')`,
  );
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.signals', {}, { kind: 'address_elsewhere' }));
  const why = page.getByText(texts.addressElsewhere(4, 1, 30)).first();
  await expect(why).toBeVisible();
  await atEveryViewport(page, 'signals');
  await page.getByRole('button', { name: texts.dismiss }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(texts.reason).fill('Gebeld, in orde.');
  await dialog.getByRole('button', { name: texts.dismiss }).click();
  await expect(page.getByText(texts.dismissDone)).toBeVisible();
  await page.getByRole('link', { name: texts.states.dismissed }).click();
  await expect(page.getByText('Gebeld, in orde.')).toBeVisible();
  await atEveryViewport(page, 'signals-dismissed');
});

test('a landlord does not see the signals @desktop', async ({ page }) => {
  await letIn(page, await makeAccount());
  const answer = await page.request.get(route('dashboard.admin.signals'));
  expect(answer.status()).toBe(404);
});
