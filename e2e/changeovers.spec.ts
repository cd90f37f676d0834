/** A landlord asks somebody to clean, who sees only changeovers and marks a listing as cleaned. */
import { route } from '@/lib/desk-paths';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { invitationTexts, invitedListingText } from '@/lib/texts/invitations';
import { listingFormScreenTexts as formTexts } from '@/lib/texts/listing-form-screen';
import { managerRoleTexts } from '@/lib/texts/manager-roles';
import { calendarManagerTexts } from '@/lib/texts/owner-calendar';
import { answerCookies, forgetSession, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

/** A stay of 2 people that ends today. */
async function makeLeavingStay(listingId: number): Promise<void> {
  await makeComingStay(listingId);
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), stay AS (
       UPDATE booking_requests SET start_date = current_date - 7, end_date = current_date
       WHERE listing_id = $1 RETURNING id)
     UPDATE occupancies o SET start_date = current_date - 7, end_date = current_date
     FROM stay, held WHERE o.booking_request_id = stay.id`,
    [listingId],
  );
}

test('a landlord invites a cleaner, who has changeovers alone and presses clean; the landlord sees who', async ({
  page,
}) => {
  const owner = await makeAccount({ firstName: 'Rita' });
  const cleaner = await makeAccount({ roleId: 2, firstName: 'Sofie' });
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await makeLeavingStay(listing.id);

  await signIn(page, owner, route('dashboard.calendar.managers', listing));
  // What is typed before the editor is live is lost.
  await expect(async () => {
    await page.getByLabel(formTexts.managerEmail).fill(cleaner.email);
    await page.getByRole('button', { name: formTexts.addManager }).click();
    await expect(page.getByLabel(managerRoleTexts.newRole)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel(managerRoleTexts.newRole).selectOption('cleaning');
  await page.getByRole('button', { name: calendarManagerTexts.edit }).click();
  await expect(page.getByText(calendarManagerTexts.saved)).toBeVisible();
  await expect(page.getByLabel(managerRoleTexts.roleOf(cleaner.email))).toHaveValue('cleaning');
  await page.getByLabel(texts.note).fill('Linnen in de kast.');
  await page.getByRole('button', { name: texts.saveNote }).click();
  await expect(page.getByText(texts.noteSaved)).toBeVisible();
  await readMail(cleaner.email, /Uitnodiging om te poetsen in Duinroos/);
  await forgetSession(page);

  await signIn(page, cleaner, route('dashboard.today'));
  const asked = invitationTexts.asks.cleaning(
    'Rita',
    invitedListingText({ name: 'Duinroos', town: 'Oostende' }),
  );
  await expect(page.getByText(asked)).toBeVisible();
  await page.getByRole('button', { name: /Uitnodiging aanvaarden/ }).click();
  await page.getByRole('link', { name: invitationTexts.openChangeovers }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await expect(page.getByText('Linnen in de kast.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Janssens');
  await page.goto(route('dashboard.today'));
  await expect(page).toHaveURL(route('dashboard.changeovers'));
  for (const label of [dashboardTexts.menu.planning, dashboardTexts.menu.calendar])
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Schoon: Duinroos/ }).click();
  await expect(page.getByText(/Schoon gemeld door Sofie/)).toBeVisible();
  expect((await page.request.get(route('dashboard.planning'))).status()).toBe(404);
  await forgetSession(page);

  await signIn(page, owner, route('dashboard.changeovers'));
  await expect(page.getByText(/Schoon gemeld door Sofie/)).toBeVisible();
  await page.getByRole('button', { name: /^Toch niet schoon: Duinroos/ }).click();
  await expect(page.getByRole('button', { name: /^Schoon: Duinroos/ })).toBeVisible();
});
