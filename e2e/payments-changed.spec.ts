/** A landlord changes what a guest is asked to pay, and gives the deposit back; the guest reads both. */
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';

// The server refuses a missing reason.
test.use({ expectedErrors: [/422/] });

test('a plan is changed and a deposit goes back @phone', async ({ page }, info) => {
  const talk = await makeTalk(ownEmail(info, 'wijzigt'));
  await rowsOf(
    `INSERT INTO payment_accounts (user_id, iban, holder_name) VALUES ($1, 'BE68539007547034', 'Greet Vermeulen')`,
    [talk.owner.id],
  );
  await answerCookies(page);
  await letIn(page, talk.owner);
  const booking = route('dashboard.booking-request.show', { id: talk.requestId });
  await page.goto(booking);
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));
  await page.goto(booking);

  await page.getByRole('button', { name: texts.changePlan }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: texts.paymentOf(1) })).toBeVisible();
  await axeAtBothWidths(page);
  const rows = dialog.getByRole('group', { name: /^Betaling \d/ });
  while ((await rows.count()) > 1)
    await dialog
      .getByRole('button', { name: /weglaten$/ })
      .first()
      .click();
  const first = dialog.getByRole('group', { name: texts.paymentOf(1) });
  await first.getByLabel(texts.amount).fill('0');
  await dialog.getByRole('button', { name: texts.savePlan }).click();
  await expect(first.getByLabel(texts.amount)).toHaveAttribute('aria-invalid', 'true');
  await first.getByLabel(texts.amount).fill('123,45');
  await dialog.getByRole('button', { name: texts.addPayment }).click();
  const second = dialog.getByRole('group', { name: texts.paymentOf(2) });
  await second.getByLabel(texts.kind).selectOption('deposit');
  await second.getByLabel(texts.amount).fill('200');
  await expect(dialog.getByText(/^Samen €\s123,45/)).toBeVisible();
  await dialog.getByRole('button', { name: texts.savePlan }).click();
  await expect(page.getByText(texts.planChanged)).toBeVisible();
  await expect(page.getByRole('list', { name: texts.plan })).toContainText('123,45');

  await rowsOf(
    `INSERT INTO booking_payments (booking_request_id, amount_cents, paid_at, kind, payment_request_id)
     SELECT booking_request_id, amount_cents, current_date, 'deposit', id FROM payment_requests
     WHERE booking_request_id = $1 AND kind = 'deposit' AND canceled_at IS NULL`,
    [talk.requestId],
  );
  await page.reload();
  await expect(page.getByRole('button', { name: texts.changePlan })).toBeHidden();
  await page.getByText(texts.depositBack, { exact: true }).click();
  const form = page.getByRole('form', { name: texts.depositBack });
  await form.getByLabel(texts.returned).fill('150');
  await form.getByRole('button', { name: texts.giveBack }).click();
  const reason = form.getByLabel(texts.returnReason);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Een stoel is gebroken.');
  await form.getByRole('button', { name: texts.giveBack }).click();
  await expect(page.getByText(/€\s150,- teruggegeven, genoteerd op/)).toBeVisible();
  await axeAtBothWidths(page);

  await page.goto(talk.page);
  await expect(page.getByRole('main')).toContainText('123,45');
  await expect(page.getByRole('main')).toContainText('Een stoel is gebroken.');
});
