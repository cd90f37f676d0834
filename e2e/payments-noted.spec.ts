/** A landlord notes what a guest paid, sees what is open, and takes a slip back; by phone and on a screen. */
import { todayIn } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths, atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

test('payments are noted and removed, and what is open follows to the cent @desktop', async ({ page }) => {
  const owner = await makeAccount();
  const { id: listingId } = await makeListing(owner.id, { name: 'De Kassa', state: 'online' });
  await makeComingStay(listingId);
  const [booking] = await rowsOf<{ id: number }>('SELECT id FROM booking_requests WHERE listing_id = $1', [
    listingId,
  ]);
  await answerCookies(page);
  await signIn(page, owner, route('dashboard.booking-request.show', { id: booking?.id ?? 0 }));

  const form = page.getByRole('form', { name: texts.note });
  const noted = page.getByRole('list', { name: texts.title });
  const open = (amount: string) =>
    expect(page.getByText(texts.open, { exact: true }).locator('xpath=..')).toContainText(amount);
  await open('€ 700,-');
  // All that is open is proposed.
  await expect(form.getByLabel(texts.amount)).toHaveValue('700,00');
  await form.getByLabel(texts.amount).fill('0');
  await form.getByRole('button', { name: texts.note }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await axeAtBothWidths(page);

  await form.getByLabel(texts.amount).fill('175,25');
  await form.getByRole('button', { name: texts.note }).click();
  await expect(noted).toContainText('€ 175,25');
  await open('€ 524,75');
  await form.getByLabel(texts.amount).fill('200');
  await form.getByLabel(texts.kind).selectOption(texts.kinds.deposit);
  await form.getByRole('button', { name: texts.note }).click();
  await expect(noted.getByRole('listitem')).toHaveCount(2);
  await open('€ 524,75');
  await atEveryWidth(page, 'payments-noted', widthsFromSmallest);

  await page.goto(`${route('dashboard.booking.index')}?when=upcoming`);
  await expect(page.getByText(texts.openAmount('€ 524,75'))).toBeVisible();
  await axeAtBothWidths(page);
  await page
    .getByRole('link', { name: /Jan Janssens/ })
    .first()
    .click();
  const day = formatShortDay(todayIn());
  await page.getByRole('button', { name: texts.removeOf('€ 175,25', day) }).click();
  const question = page.getByRole('alertdialog', { name: texts.removeTitle('€ 175,25', day) });
  await axeAtBothWidths(page);
  await question.getByRole('button', { name: texts.remove }).click();
  await expect(noted.getByRole('listitem')).toHaveCount(1);
  await open('€ 700,-');
});
