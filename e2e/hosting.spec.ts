/** A landlord asks somebody to receive guests, who sees who comes, answers a message, and reads no amount anywhere. */
import type { Page } from '@playwright/test';
import { hostingTexts as texts } from '@/lib/texts/hosting';
import { changeoverTexts } from '@/lib/texts/changeovers';
import { invitationTexts } from '@/lib/texts/invitations';
import { listingFormScreenTexts as formTexts } from '@/lib/texts/listing-form-screen';
import { managerRoleTexts } from '@/lib/texts/manager-roles';
import { threadTexts } from '@/lib/texts/messages';
import { calendarManagerTexts } from '@/lib/texts/owner-calendar';
import { route } from '@/lib/desk-paths';
import { answerCookies, forgetSession, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

/** A stay of the Janssens that starts today; they have asked something. */
async function makeArrivingStay(listingId: number): Promise<void> {
  await makeComingStay(listingId);
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), stay AS (
       UPDATE booking_requests SET start_date = current_date, end_date = current_date + 4
       WHERE listing_id = $1 RETURNING id),
     asked AS (
       INSERT INTO messages (booking_request_id, sender, body)
       SELECT id, 'guest', 'Hoe laat kunnen we komen?' FROM stay)
     UPDATE occupancies o SET start_date = current_date, end_date = current_date + 4
     FROM stay, held WHERE o.booking_request_id = stay.id`,
    [listingId],
  );
}

const expectNoAmount = (page: Page) => expect(page.locator('main')).not.toContainText(/€|\bEUR\b|700/);

test('a host sees who arrives, answers a message, and reads no amount', async ({ page }) => {
  const owner = await makeAccount({ firstName: 'Rita' });
  const host = await makeAccount({ roleId: 2, firstName: 'Sofie' });
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await makeArrivingStay(listing.id);

  await signIn(page, owner, route('dashboard.calendar.managers', listing));
  // What is typed before the editor is live is lost.
  await expect(async () => {
    await page.getByLabel(formTexts.managerEmail).fill(host.email);
    await page.getByRole('button', { name: formTexts.addManager }).click();
    await expect(page.getByLabel(managerRoleTexts.newRole)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel(managerRoleTexts.newRole).selectOption('host');
  await page.getByRole('button', { name: calendarManagerTexts.edit }).click();
  await expect(page.getByText(calendarManagerTexts.saved)).toBeVisible();
  await readMail(host.email, /Uitnodiging om gasten te ontvangen in Duinroos/);
  await forgetSession(page);

  await signIn(page, host, route('dashboard.today'));
  await page.getByRole('button', { name: /Uitnodiging aanvaarden/ }).click();
  await expect(page.getByText(invitationTexts.accepted.host('Duinroos in Oostende'))).toBeVisible();
  await page.goto(route('dashboard.today'));
  await expect(page.getByRole('heading', { name: texts.toAnswer })).toBeVisible();
  await expect(page.getByRole('link', { name: changeoverTexts.ofToday(1, 0) })).toBeVisible();
  await expectNoAmount(page);
  await axe(page);
  await page.goto(route('dashboard.planning'));
  await expect(page.getByRole('link', { name: changeoverTexts.ofToday(1, 0) })).toBeVisible();
  await expect(page.getByText('Jan Janssens').first()).toBeVisible();
  await expectNoAmount(page);

  await page.goto(route('dashboard.today'));
  await page.getByRole('link', { name: 'Jan Janssens' }).first().click();
  await expect(page.getByText('Hoe laat kunnen we komen?')).toBeVisible();
  await page.getByLabel(threadTexts.label).fill('Om 16 uur.');
  await page.getByRole('button', { name: threadTexts.send }).click();
  await expect(page.getByLabel(threadTexts.title).getByText('Om 16 uur.')).toBeVisible();
  await page.getByRole('textbox', { name: texts.arrivalInfo }).fill('De sleutel ligt bij de bakker.');
  await page.getByRole('button', { name: texts.saveArrivalInfo }).click();
  await expect(page.getByText(texts.arrivalInfoSaved)).toBeVisible();
  await expectNoAmount(page);
  await axe(page);
  await page.goto(route('dashboard.today'));
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.toAnswer })).toHaveCount(0);
});
