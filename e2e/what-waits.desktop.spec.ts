/** What the overview says about listings, money and offers, each line linking to where it can be resolved. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { formatEuro } from '@/lib/money/euro';
import { bookingPaymentTexts } from '@/lib/texts/booking-payments';
import {
  bookingRequestActionTexts as actions,
  bookingRequestDeskTexts as desk,
} from '@/lib/texts/booking-requests';
import { listingFormScreenTexts as form } from '@/lib/texts/listing-form-screen';
import { planningTexts } from '@/lib/texts/planning';
import { profileTexts } from '@/lib/texts/profile';
import { todayTexts as texts } from '@/lib/texts/today';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { fillListing, photoTiles } from '@/e2e/support/listing-form';
import { freeLicence, makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, axeAtBothWidths } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

const attention = (page: Page) => page.getByRole('region', { name: texts.attention });

test('denied listings, listings ready to publish, and missing billing details need attention', async ({
  page,
}) => {
  const owner = await makeAccount({ withoutBilling: true });
  const denied = await makeListing(owner.id, { name: 'Afgewezen', state: 'concept' });
  await rowsOf(
    "UPDATE listings SET denied_at = now(), denial_message = 'Andere foto’s, graag.' WHERE id = $1",
    [denied.id],
  );
  const ready = await makeListing(owner.id, { name: 'Klaar', state: 'concept' });
  await letIn(page, owner);
  await page.goto(route('dashboard.today'));
  const lines = attention(page).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: texts.rejected('Afgewezen') })).toContainText('Andere foto’s, graag.');
  await expect(page.getByText(texts.nothing)).toHaveCount(0);

  await test.step('billing details are filled in where they are asked for', async () => {
    await page.getByRole('link', { name: texts.completeBilling }).click();
    const street = page.getByLabel(profileTexts.street);
    await expect(street).toBeFocused();
    await street.fill('Zeedijk');
    await page.getByLabel(profileTexts.houseNumber).fill('14');
    await page.getByLabel(profileTexts.postalCode).fill('8400');
    await page.getByLabel(profileTexts.city).fill('Oostende');
    await page.getByLabel(profileTexts.country, { exact: true }).selectOption('be');
    await page.getByRole('button', { name: profileTexts.save }).click();
    await expect(page.getByText(profileTexts.saved)).toBeVisible();
  });

  await test.step('a complete listing says so, and one that lacks something links to it', async () => {
    await rowsOf('UPDATE listings SET price = NULL, description = NULL WHERE id = $1', [ready.id]);
    await page.goto(route('dashboard.today'));
    await expect(lines).toHaveCount(2);
    await atEveryViewport(page, 'overview-attention');
    await lines.getByRole('link', { name: 'Prijs' }).click();
    await expect(page.getByLabel(form.price)).toBeFocused();
    await expect(page.getByLabel(form.price)).toBeInViewport();
    await rowsOf(
      `UPDATE listings SET price = 95, description = repeat('Licht en ruim, vlak bij zee. ', 9) WHERE id = $1`,
      [ready.id],
    );
    await page.goto(route('dashboard.today'));
    await page.getByRole('link', { name: `${texts.publish}: Klaar` }).click();
    await page.waitForURL(`**${route('listing.edit', { slug: ready.slug })}`);
    await expect(page.getByRole('button', { name: form.publish })).toBeVisible();
  });
});

test.describe('the form of a listing', () => {
  // The register answers that there is no such number.
  test.use({ expectedErrors: [/lodgings\/123999/] });

  test('an unknown licence number is a warning, and filling in billing details loses no photos', async ({
    page,
  }) => {
    const owner = await makeAccount({ withoutBilling: true });
    await letIn(page, owner);
    await page.goto(route('listing.create'));
    const dialog = page.getByRole('dialog', { name: form.billingTitle });
    await dialog.getByRole('button', { name: form.billingLater }).click();
    const licence = page.getByLabel(form.licence);
    await licence.fill('123999');
    await expect(page.getByText(form.notInRegister)).toBeVisible();
    await expect(licence).not.toHaveAttribute('aria-invalid', 'true');

    await fillListing(page, { licence: await freeLicence('Oostende'), name: 'Duinroos' });
    await expect(page.getByText(form.notInRegister)).toHaveCount(0);
    await page.getByRole('button', { name: form.publish }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(profileTexts.street).fill('Zeedijk');
    await dialog.getByLabel(profileTexts.houseNumber).fill('14');
    await dialog.getByRole('button', { name: form.billingAction }).click();
    await expect(dialog.getByText(form.billingStillMissing)).toBeVisible();
    await dialog.getByLabel(profileTexts.postalCode).fill('8400');
    await dialog.getByLabel(profileTexts.city).fill('Oostende');
    await dialog.getByLabel(profileTexts.country).selectOption('be');
    await axeAtBothWidths(page);
    await dialog.getByRole('button', { name: form.billingAction }).click();
    await expect(dialog).toBeHidden();
    await expect(photoTiles(page)).toHaveCount(3);
    await page.getByRole('button', { name: form.publish }).click();
    await page.waitForURL((url) => url.pathname === route('dashboard.listing.index'));
  });
});

interface Asked {
  first: string;
  from: number;
  status: 'pending' | 'approved';
}

/** Three nights for '… Maes' for 300 euros, this many days from today. */
async function ask(listingId: number, { first, from, status }: Asked): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), request AS (
       INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date,
         end_date, number_of_adults, number_of_children, message, price, status, approved_at, modified_at)
       SELECT $1, $2, 'Maes', '1980-01-01', 'gast@kustverblijf.test', 'be', current_date + $3::int,
         current_date + $3::int + 3, 2, 1, 'Wij komen graag uitwaaien.', 300, $4::booking_request_status, moment, moment
       FROM (SELECT CASE WHEN $4 = 'approved' THEN now() END AS moment) AS decided, held RETURNING *),
     stay AS (
       INSERT INTO occupancies (listing_id, source, start_date, end_date, booking_request_id)
       SELECT listing_id, 'internal', start_date, end_date, id FROM request WHERE status = 'approved')
     SELECT id FROM request`,
    [listingId, first, from, status],
  );
  if (!row) throw new Error('no request was made');
  return row.id;
}

test('a guest without recorded payments owes everything, wherever the stay is shown', async ({ page }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const id = await ask(listing.id, { first: 'Els', from: 0, status: 'approved' });
  await letIn(page, owner);
  const open = bookingPaymentTexts.openAmount(formatEuro(30_000));
  await page.goto(route('dashboard.today'));
  for (const name of [texts.arriving, texts.departing, texts.staying])
    await expect(page.getByRole('region', { name, exact: true })).toContainText(open);
  for (const list of ['dashboard.booking-request.index', 'dashboard.booking.index'] as const) {
    await page.goto(route(list));
    await expect(page.getByRole('row').filter({ hasText: 'Els Maes' })).toContainText(open);
  }
  await page.goto(route('dashboard.booking-request.show', { id }));
  await expect(page.getByText(open)).toBeVisible();
  await expect(page.getByRole('heading', { name: bookingPaymentTexts.title })).toBeVisible();
  await page.goto(route('dashboard.planning'));
  await expect(
    page.getByRole('gridcell', { name: planningTexts.owes(formatEuro(30_000)) }).first(),
  ).toBeVisible();
});

test('an offer waits for the guest, and approving tells what its mail contains', async ({ page }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const id = await ask(listing.id, { first: 'Fien', from: 20, status: 'pending' });
  await letIn(page, owner);
  await page.goto(route('dashboard.booking-request.show', { id }));
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  await test.step('the dialog promises nothing that is missing, and links to it', async () => {
    await button(actions.approve).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(desk.approveLacks);
    await expect(dialog.getByRole('link', { name: desk.told.phone })).toBeVisible();
    await axeAtBothWidths(page);
    await dialog.getByRole('link', { name: desk.told.arrivalInfo }).click();
    await page.waitForURL(`**${route('listing.edit', { slug: listing.slug })}#arrival_info`);
    await expect(page.getByRole('textbox', { name: form.arrivalInfo })).toBeFocused();
    await page.goBack();
  });

  await test.step('with an offer the request waits for the guest', async () => {
    await button(actions['make-offer']).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(desk.offerTotal).fill('275');
    await dialog.getByRole('button', { name: actions['make-offer'] }).click();
    await expect(page.getByText(desk.waitsForGuest)).toBeVisible();
    await expect(button(desk.offerAgain)).toHaveClass(/button-primary/);
    await expect(button(desk.approveAsked)).toHaveClass(/button-secondary/);
    await expect(button(actions.approve)).toHaveCount(0);
    await atEveryViewport(page, 'request-offered');
  });

  await page.goto(route('dashboard.today'));
  await expect(page.getByRole('region', { name: texts.offeredTitle })).toContainText('Fien Maes');
  await expect(page.getByRole('region', { name: texts.toAnswer })).toContainText(texts.answered);
  await expect(page.getByRole('button', { name: texts.approveOf('Fien Maes') })).toHaveCount(0);
  await page.goto(route('dashboard.booking-request.index'));
  await expect(page.getByRole('row').filter({ hasText: 'Fien Maes' })).toContainText(desk.waitsForGuest);
});
