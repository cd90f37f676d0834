/** Who stayed: asked on the day of departure, changed in a dialog, and read back on the request. */
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { ownCheckTexts, shortStayCheckTexts } from '@/lib/texts/short-stay-checks';
import { ownReportTexts, shortStayReportTexts } from '@/lib/texts/short-stay-reports';
import { stayedTexts as texts } from '@/lib/texts/stayed';

/** A stay of 2 people that ends today. */
async function makeLeavingStay(listingId: number): Promise<number> {
  await makeComingStay(listingId);
  const [row] = await rowsOf<{ id: number }>(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), stay AS (
       UPDATE booking_requests SET start_date = current_date - 7, end_date = current_date
       WHERE listing_id = $1 RETURNING id), days AS (
       UPDATE occupancies o SET start_date = current_date - 7, end_date = current_date
       FROM stay, held WHERE o.booking_request_id = stay.id)
     SELECT id FROM stay`,
    [listingId],
  );
  return row?.id ?? 0;
}

test('a landlord says who came, and what is reported is read at every width', async ({ page }) => {
  const owner = await makeAccount({ firstName: 'Rita' });
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const stay = await makeLeavingStay(listing.id);
  await letIn(page, owner);
  await page.goto(route('dashboard.today'));
  const asked = page.getByRole('list', { name: texts.today });
  await expect(asked).toContainText('1 uit België');
  await atEveryViewport(page, 'stay-to-confirm');
  await asked.getByRole('button', { name: texts.change, exact: false }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByLabel(texts.country).first().selectOption('FR');
  await dialog.getByLabel(texts.number).first().fill('3');
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.goto(route('dashboard.booking-request.show', { id: stay }));
  await expect(page.getByText('3 uit Frankrijk')).toBeVisible();
  await page.goto(route('dashboard.stay-reports'));
  await expect(page.getByText(ownReportTexts.none)).toBeVisible();
  const checks = page.getByRole('region', { name: ownCheckTexts.title });
  await expect(checks.getByText(ownCheckTexts.none)).toBeVisible();
  await atEveryViewport(page, 'stay-reports');
});

test('an admin reads the periods at every width', async ({ page }) => {
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.short-stays'));
  await expect(page.getByRole('table', { name: shortStayReportTexts.title })).toBeVisible();
  // Without an entry point there is nothing to have checked.
  const checks = page.getByRole('region', { name: shortStayCheckTexts.title });
  await expect(checks.getByText(shortStayCheckTexts.unavailable)).toBeVisible();
  await expect(checks.getByRole('button', { name: shortStayCheckTexts.run })).toHaveCount(0);
  await atEveryViewport(page, 'short-stay-reports');
});
