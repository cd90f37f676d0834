/** An owner approves a stay in a home that hides its address, and gives it to this guest. */
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { route } from '@/lib/paths';
import { bookingRequestActionTexts, bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';

test('the letter tells where, who and how to answer', async ({ page }, info) => {
  await answerCookies(page);
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const guest = ownEmail(info, 'goedgekeurd');
  await rowsOf(
    `UPDATE listings SET display_home_address = false, address_street_name = 'Kapelstraat',
       address_house_number = '27', address_postcode = '8400', phone_number = '0032470123456' WHERE id = $1`,
    [home.id],
  );
  const [request] = await rowsOf<{ id: number }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date, end_date,
       number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Noor', 'Maes', '1980-03-02', $2, 'be', current_date + 40, current_date + 43, 2, 0, 'Mogen wij komen?', 300)
     RETURNING id`,
    [home.id, guest],
  );
  await letIn(page, owner);
  await page.goto(route('dashboard.booking-request.show', { id: request?.id ?? 0 }));
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  const dialog = page.getByRole('dialog');
  const share = dialog.getByLabel(texts.shareAddress);
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
});
