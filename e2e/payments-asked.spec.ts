/** A landlord sets account and terms, and approves; the guest reads how to pay, also without JavaScript, and pays. */
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { expectRoom } from '@/e2e/support/large-text';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';
import { guestPaymentTexts as texts } from '@/lib/texts/guest-payments';

const iban = 'BE68 5390 0754 7034';

test('a guest pays what is asked after the yes', async ({ page, browser }, info) => {
  const talk = await makeTalk(ownEmail(info, 'betaalt'));
  await rowsOf(
    `INSERT INTO payment_accounts (user_id, iban, holder_name) VALUES ($1, $2, 'Greet Vermeulen')`,
    [talk.owner.id, iban.replaceAll(' ', '')],
  );
  await answerCookies(page);
  await letIn(page, talk.owner);
  await page.goto(route('dashboard.payments'));
  await expect(page.getByText(/7034/).or(page.locator('input[value*="7034"]')).first()).toBeVisible();
  await axeAtBothWidths(page);

  await page.goto(route('dashboard.booking-request.show', { id: talk.requestId }));
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));
  await page.goto(route('dashboard.booking-request.show', { id: talk.requestId }));
  await axeAtBothWidths(page);

  const guest = await browser.newContext();
  const own = await guest.newPage();
  await answerCookies(own);
  await own.goto(talk.page);
  const part = own.getByRole('main');
  await expect(part).toContainText(iban);
  await expect(part).toContainText('Greet Vermeulen');
  await expect(part).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
  await expect(part.getByText(texts.states.open).first()).toBeVisible();
  await axe(own);
  if (info.project.name === 'desktop') {
    const picture = part.getByRole('img', { name: /bankapp/ }).first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)).toBe(
      true,
    );
  }
  await guest.grantPermissions(['clipboard-read', 'clipboard-write']);
  await part
    .first()
    .getByRole('button', { name: texts.copy(texts.iban) })
    .first()
    .click();
  expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(iban);
  if (info.project.name === 'phone') await expectRoom(own, 'own page with payments');
  await guest.close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(talk.page);
  await expect(still.getByRole('main')).toContainText(iban);
  await expect(still.getByRole('button', { name: texts.copy(texts.iban) }).first()).toBeHidden();
  await plain.close();

  // Received payments are shown on both pages.
  await rowsOf(
    `INSERT INTO booking_payments (booking_request_id, amount_cents, paid_at, kind, payment_request_id)
     SELECT booking_request_id, amount_cents, current_date, 'rent', id FROM payment_requests
     WHERE booking_request_id = $1 AND kind <> 'deposit'`,
    [talk.requestId],
  );
  await page.goto(talk.page);
  await expect(page.getByText(texts.states.paid).first()).toBeVisible();
  await axe(page);
});
