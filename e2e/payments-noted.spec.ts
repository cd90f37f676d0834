/**
 * A landlord approves a stay and so reveals the address; records a guest's payments, sees what is due, and removes a
 * mistake.
 */
import { todayIn } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts, bookingRequestDeskTexts } from '@/lib/texts/booking-requests';
import { bookingPaymentTexts as texts } from '@/lib/texts/booking-payments';
import { uiTexts } from '@/lib/texts/ui';
import type { Page, TestInfo } from '@playwright/test';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths, atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

interface Desk {
  page: Page;
  info: TestInfo;
  owner: NewAccount;
  listingId: number;
}

/** The listing hides its address, but this guest is mailed it, with whom to ask and how to reply. */
async function approve({ page, info, owner, listingId }: Desk): Promise<void> {
  const guest = ownEmail(info, 'goedgekeurd');
  await rowsOf(
    `UPDATE listings SET display_home_address = false, address_street_name = 'Kapelstraat',
       address_house_number = '27', address_postcode = '8400', phone_number = '0032470123456' WHERE id = $1`,
    [listingId],
  );
  const [request] = await rowsOf<{ id: number }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date, end_date,
       number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Noor', 'Maes', '1980-03-02', $2, 'be', current_date + 40, current_date + 43, 2, 0, 'Mogen wij komen?', 300)
     RETURNING id`,
    [listingId, guest],
  );
  await page.goto(route('dashboard.booking-request.show', { id: request?.id ?? 0 }));
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  const dialog = page.getByRole('dialog');
  const share = dialog.getByLabel(bookingRequestDeskTexts.shareAddress);
  await expect(share).not.toBeChecked();
  await axe(page);
  await share.check();
  await dialog.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));

  const letter = await readMail(guest, /goedgekeurd/);
  expect(letter.text).toContain('Kapelstraat 27');
  expect(letter.text).toContain(`${owner.firstName} ${owner.lastName}`);
  expect(letter.text).toContain('+32 470 12 34 56');
  expect(letter.replyTo).toEqual([owner.email]);
}

test('approving a stay sends a mail; payments are recorded and removed, and the amount due is correct to the cent @desktop', async ({
  page,
}, info) => {
  const owner = await makeAccount();
  const { id: listingId } = await makeListing(owner.id, { name: 'De Kassa', state: 'online' });
  await makeComingStay(listingId);
  const [booking] = await rowsOf<{ id: number }>('SELECT id FROM booking_requests WHERE listing_id = $1', [
    listingId,
  ]);
  await answerCookies(page);
  await letIn(page, owner);
  await approve({ page, info, owner, listingId });
  await page.goto(route('dashboard.booking-request.show', { id: booking?.id ?? 0 }));

  const form = page.getByRole('form', { name: texts.note });
  const noted = page.getByRole('list', { name: texts.title });
  const open = (amount: string) =>
    expect(page.getByText(texts.open, { exact: true }).locator('xpath=..')).toContainText(amount);
  await open('€ 700,-');
  // The full amount due is filled in.
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
  await expect(question.getByRole('button', { name: uiTexts.cancel })).toBeFocused();
  await axeAtBothWidths(page);
  await question.getByRole('button', { name: texts.remove }).click();
  await expect(noted.getByRole('listitem')).toHaveCount(1);
  await open('€ 700,-');
});
