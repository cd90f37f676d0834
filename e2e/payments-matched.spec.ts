/** A bank statement is read on the landlord's device: lines naming a payment are recorded once, others never sent. */
import type { Page } from '@playwright/test';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { statementTexts as texts } from '@/lib/texts/statements';
import { bytesOf, csv, ibanFor, printed, referenceFor } from '@/tests/factories/statements';
import type { Booking } from '@/tests/factories/statements';

const path = route('dashboard.payments.match');

/** Gives a landlord an account and an upcoming stay, for which two payments are asked. */
async function makeAsked(owner: NewAccount) {
  const account = ibanFor(4_000_000_000 + owner.id);
  await rowsOf(`INSERT INTO payment_accounts (user_id, iban, holder_name) VALUES ($1, $2, 'Jan en An')`, [
    owner.id,
    account,
  ]);
  const { id: listingId } = await makeListing(owner.id, { name: 'De Kluis', state: 'online' });
  await makeComingStay(listingId);
  const [booking] = await rowsOf<{ id: number; code: string }>(
    'SELECT id, code FROM booking_requests WHERE listing_id = $1',
    [listingId],
  );
  const references = [referenceFor(10 * owner.id + 1), referenceFor(10 * owner.id + 2)] as const;
  for (const [place, reference] of references.entries()) {
    await rowsOf('INSERT INTO payment_references (reference) VALUES ($1)', [reference]);
    await rowsOf(
      `INSERT INTO payment_requests (booking_request_id, kind, amount_cents, due_date, reference, iban, holder_name)
       VALUES ($1, $2::payment_request_kind, $3, current_date + 3, $4, $5, 'Jan en An')`,
      [booking?.id, place === 0 ? 'advance' : 'balance', place === 0 ? 210_00 : 490_00, reference, account],
    );
  }
  return { account, booking, references };
}

const line = (changes: Partial<Booking>): Booking => ({
  ...{ cents: 100_00, day: todayIn(), name: 'Lotte De Smet', counterparty: ibanFor(77), reference: '' },
  ...{ text: '', bankReference: '2026-001' },
  ...changes,
});

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytesOf(lines)) });
}

test('a statement is read, matched once, and refused with its line', async ({ page }) => {
  const owner = await makeAccount();
  const { account, booking, references } = await makeAsked(owner);
  await answerCookies(page);
  await letIn(page, owner);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await axeAtBothWidths(page);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  const statement = csv('kbc', [
    {
      account,
      openingCents: 0,
      bookings: [
        line({ cents: 210_00, reference: references[0] }),
        line({ cents: 490_00, text: `saldo ${printed(references[1])}`, bankReference: '2026-002' }),
        line({ cents: 12_34, name: 'Bakkerij', text: 'geheim brood', bankReference: '2026-003' }),
        line({ cents: -50_00, name: 'Loodgieter', text: 'kraan', bankReference: '2026-004' }),
      ],
    },
  ]);
  await choose(page, 'november.csv', statement);
  const region = page.getByRole('region', { name: 'november.csv' });
  await expect(region.getByRole('heading', { name: texts.matched(2) })).toBeVisible();
  await expect(region.getByRole('heading', { name: texts.toConfirm(0) })).toBeVisible();
  await expect(region.getByRole('heading', { name: texts.others(1) })).toBeVisible();
  await expect(region).toContainText(booking?.code ?? '-');
  expect(sent.join('\n')).not.toMatch(/geheim|Bakkerij|Loodgieter/);
  await axeAtBothWidths(page);

  const paid = () =>
    rowsOf<{ amount_cents: number }>(
      `SELECT amount_cents FROM booking_payments WHERE booking_request_id = $1 ORDER BY amount_cents`,
      [booking?.id],
    );
  expect((await paid()).map(({ amount_cents }) => amount_cents)).toEqual([210_00, 490_00]);

  await test.step('read again it counts nothing twice', async () => {
    await page.reload();
    await choose(page, 'november.csv', statement);
    await expect(region).toBeVisible();
    expect(await paid()).toHaveLength(2);
  });

  await test.step('a file of another account is refused whole', async () => {
    const other = csv('kbc', [{ account: ibanFor(99), openingCents: 0, bookings: [line({})] }]);
    await choose(page, 'ander.csv', other);
    const alert = page.getByRole('alert').filter({ hasText: texts.refused });
    await expect(alert).toContainText('ander.csv');
    await expect(alert).toContainText(/regel \d+/i);
    await axeAtBothWidths(page);
  });
});
