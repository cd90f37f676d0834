/** Guest (without JavaScript) and landlord (with it) ask to change an approved stay; each decides on the other's. */
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';
import { changeDeskTexts, guestChangeTexts as texts } from '@/lib/texts/stay-changes';

test('a stay is changed when the other side agrees', async ({ page, browser }, info) => {
  const talk = await makeTalk(ownEmail(info, 'wijzigt'));
  await answerCookies(page);
  await letIn(page, talk.owner);
  const desk = route('dashboard.booking-request.show', { id: talk.requestId });
  await page.goto(desk);
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const own = await plain.newPage();
  await own.goto(talk.page);
  await own.getByText(texts.ask, { exact: true }).click();
  await own.getByLabel(texts.adults).fill('1');
  await own.getByRole('button', { name: texts.showPrice }).click();
  await expect(own.getByText(/Uw verblijf kost dan €/)).toBeVisible();
  await own.getByRole('textbox', { name: new RegExp(`^${texts.message}`) }).fill('Ik kom alleen.');
  await own.getByRole('button', { name: texts.submit }).click();
  await expect(own.getByRole('heading', { name: texts.ownTitle })).toBeVisible();

  await page.goto(desk);
  await expect(page.getByRole('heading', { name: changeDeskTexts.byGuest })).toBeVisible();
  await axeAtBothWidths(page);
  await page.getByRole('button', { name: changeDeskTexts.accept }).click();
  await expect(page.getByRole('heading', { name: changeDeskTexts.byGuest })).toBeHidden();

  await page.getByRole('button', { name: changeDeskTexts.propose }).click();
  const dialog = page.getByRole('dialog');
  const total = dialog.getByLabel(changeDeskTexts.total, { exact: true });
  const before = await total.inputValue();
  const [row] = await rowsOf<{ day: string }>(
    'SELECT (end_date + 1)::text AS day FROM booking_requests WHERE id = $1',
    [talk.requestId],
  );
  await dialog
    .locator('input[type="date"]')
    .last()
    .fill(row?.day ?? '');
  await expect(total).not.toHaveValue(before);
  await total.fill('123');
  await axe(page);
  await dialog.getByRole('button', { name: changeDeskTexts.propose }).click();
  await expect(page.getByRole('heading', { name: changeDeskTexts.byLandlord })).toBeVisible();

  const guest = await browser.newContext();
  const withScript = await guest.newPage();
  await answerCookies(withScript);
  await withScript.goto(talk.page);
  await expect(withScript.getByRole('heading', { name: texts.openTitle })).toBeVisible();
  await expect(withScript.getByRole('main')).toContainText(/€\s123/);
  await axe(withScript);
  await withScript.getByRole('button', { name: texts.accept }).click();
  await expect(withScript.getByRole('main')).toContainText(/€\s123,-, zoals afgesproken/);
  await withScript.getByText(texts.ask, { exact: true }).click();
  await axe(withScript);
  await guest.close();
  await plain.close();
});
