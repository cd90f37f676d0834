/**
 * Access instructions wait for the payment: until the guest gets them, their page says when, with and without
 * JavaScript.
 */
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';
import { wayInTexts as texts } from '@/lib/texts/way-in';

const secret = 'Kluisje 4711';

test('how to get in is told by a press before all is paid @phone', async ({ page, browser }, info) => {
  const talk = await makeTalk(ownEmail(info, 'sleutel'));
  await rowsOf(
    `INSERT INTO payment_accounts (user_id, iban, holder_name) VALUES ($1, 'BE68539007547034', 'Greet Vermeulen')`,
    [talk.owner.id],
  );
  const desk = route('dashboard.booking-request.show', { id: talk.requestId });
  await answerCookies(page);
  await letIn(page, talk.owner);
  await page.goto(desk);
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(texts.approveLater.unset);
  await dialog.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));

  const [withScript, without] = await Promise.all([
    browser.newContext(),
    browser.newContext({ javaScriptEnabled: false }),
  ]);
  const guests = [await withScript.newPage(), await without.newPage()];
  for (const guest of guests) {
    await guest.goto(talk.page);
    await expect(guest.getByRole('main')).toContainText(texts.waitsForPayment);
    expect(await guest.content()).not.toContain(secret);
  }

  await page.goto(desk);
  await expect(page.getByText(texts.deskWaitsForPayment)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: texts.handOut }).click();
  const question = page.getByRole('alertdialog');
  await axe(page);
  await question.getByRole('button', { name: texts.handOut }).click();
  await expect(page.getByText(texts.handedOut)).toBeVisible();
  await expect(page.getByText(texts.deskWaitsForPayment)).toHaveCount(0);

  for (const guest of guests) {
    await guest.reload();
    await expect(guest.getByRole('main')).toContainText(secret);
    await expect(guest.getByText(texts.waitsForPayment)).toHaveCount(0);
  }
  await Promise.all([withScript.close(), without.close()]);
});
