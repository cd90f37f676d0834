/**
 * Landlords see with whom they share which calendars, and nobody else's; what co-landlords and admins can do with
 * calendars.
 */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { calendarSyncTexts, calendarManagerTexts, ownerCalendarTexts } from '@/lib/texts/owner-calendar';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { coLandlordTexts as texts, manageListingsTexts } from '@/lib/texts/manage-listings';
import { planningTexts } from '@/lib/texts/planning';
import { stayPricesTexts } from '@/lib/texts/stay-prices';
import { forgetSession, answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { chooseNights, addAirbnbFeed, nightsAhead, openCalendar, openSettings } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import type { MadeListing } from '@/e2e/support/listings';
import { makeComingStay, makeListing, shareCalendar } from '@/e2e/support/listings';
import { cellOf, openPlanning } from '@/e2e/support/planning';
import { openPrices } from '@/e2e/support/prices';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';
import { addDays, startOfMonth, todayIn } from '@/lib/dates/day';
import { cellDay } from '@/lib/planning/cell-text';

const manage = route('dashboard.listing.index');
const rowsIn = (page: Page) =>
  page.getByRole('region', { name: texts.title }).getByRole('row').filter({ hasText: '@kustverblijf.test' });

test.beforeEach(({ page }) => answerCookies(page));

/** A landlord who shares nothing, then a concept and a listing that is online. */
async function shareSome(page: Page): Promise<void> {
  const [owner, other] = [await makeAccount(), await makeAccount({ firstName: 'Luc' })];
  const concept = await makeListing(owner.id, { name: 'Zeeaster', state: 'concept' });
  await signIn(page, owner, manage);
  await expect(page.getByText(texts.empty)).toBeVisible();
  await atEveryWidth(page, 'co-landlords-empty');

  const helper = await makeAccount({ roleId: 2, firstName: 'Sofie', lastName: 'Claes' });
  const stranger = await makeAccount({ roleId: 2, firstName: 'Nele', lastName: 'Smet' });
  const online = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const others = await makeListing(other.id, { name: 'Wulpenhof', state: 'online' });
  for (const { id } of [online, concept, others]) await shareCalendar(id, helper);
  await shareCalendar(others.id, stranger);
  await page.reload();
  await expect(page.getByRole('region', { name: texts.title }).getByText(texts.intro)).toBeVisible();
  const rows = rowsIn(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sofie Claes');
  await expect(rows.getByRole('link', { name: helper.email })).toHaveAttribute(
    'href',
    `mailto:${helper.email}`,
  );
  await expect(rows).not.toContainText('Wulpenhof');
  await atEveryWidth(page, 'co-landlords');
  for (const { name, slug } of [online, concept])
    await expect(rows.getByRole('link', { name })).toHaveAttribute('href', route('listing.edit', { slug }));
}

async function turnPages(page: Page): Promise<void> {
  const owner = await makeAccount();
  const listings = [
    await makeListing(owner.id, { name: 'Duinroos', state: 'online' }),
    await makeListing(owner.id, { name: 'Zeeaster', state: 'online' }),
  ];
  for (let n = 0; n < 11; n += 1) {
    const helper = await makeAccount({ roleId: 2, firstName: 'Sofie', lastName: `Claes ${n}` });
    await shareCalendar(listings[n % 2]?.id ?? 0, helper);
  }
  await signIn(page, owner, manage);
  const rows = rowsIn(page);
  await expect(rows).toHaveCount(10);
  await page.getByRole('region', { name: texts.title }).getByRole('link', { name: 'Volgende' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Claes 0');
  expect(new URL(page.url()).search).toBe('?co_landlords_page=2');
  await expect(page.getByRole('heading', { name: manageListingsTexts.enabled })).toContainText('(2)');
}

test('co-landlords are listed below the listings, with those shared with them, in pages; landlords who share nothing are told how, those without listings see no such section', async ({
  page,
}) => {
  await shareSome(page);
  await forgetSession(page);

  await turnPages(page);
  await forgetSession(page);

  await signIn(page, await makeAccount(), manage);
  await expect(page.getByText(manageListingsTexts.empty)).toBeVisible();
  await expect(page.getByText(texts.title)).toHaveCount(0);
});

test('an admin can open every calendar by its URL, and sees no co-landlords', async ({ page }) => {
  const [owner, admin] = [await makeAccount(), await makeAccount({ roleId: 3 })];
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'waiting' });
  await signIn(page, admin, route('dashboard.calendar'));
  await expect(page.getByText(ownerCalendarTexts.emptyAdmin)).toBeVisible();
  await openCalendar(page, route('dashboard.calendar', listing, { action: 'manage' }));
  await expect(page.getByLabel(ownerCalendarTexts.listing).locator('option')).toHaveText([/Duinroos/]);
  const panel = await openSettings(page);
  await expect(panel.getByLabel(calendarSyncTexts.link('Airbnb'))).toBeVisible();
  await expect(panel.getByLabel(listingFormScreenTexts.managerEmail)).toBeVisible();
  await expect(panel.getByText(calendarSyncTexts.exportHidden)).toBeVisible();

  await makeListing(admin.id, { name: 'Duinroos', state: 'concept' });
  await page.goto(manage);
  await expect(page.getByRole('heading', { name: manageListingsTexts.enabled })).toBeVisible();
  await expect(page.getByText(texts.title)).toHaveCount(0);
});

/** The calendar of an online listing, without its links and managers. */
async function keepCalendar(page: Page, listing: MadeListing): Promise<void> {
  await page.goto(route('dashboard.calendar.history', listing));
  await expect(page.getByText(ownerCalendarTexts.log.empty)).toBeVisible();
  await openCalendar(page, route('dashboard.calendar', {}, { action: 'manage' }));
  await expect(page).toHaveURL(route('dashboard.calendar', listing, { action: 'manage' }));
  await expect(page.getByLabel(ownerCalendarTexts.listing).locator('option')).toHaveText([/Duinroos/]);
  const panel = await openSettings(page);
  await expect(panel.getByText(calendarSyncTexts.states)).toBeVisible();
  await expect(panel.getByText('https://127.0.0.1')).toBeHidden();
  await expect(panel.getByLabel(/iCal-link van/)).toHaveCount(0);
  await expect(panel.getByText(calendarManagerTexts.title, { exact: true })).toHaveCount(0);

  await chooseNights(page, nightsAhead(3, 2));
  await panel.getByLabel(ownerCalendarTexts.nights.block).check();
  await panel.getByRole('button', { name: ownerCalendarTexts.nights.save }).click();
  await expect(panel.getByText(ownerCalendarTexts.nights.done.block)).toBeVisible();
}

/** All shared listings in one timeline, with stays but without guests' names. */
async function checkPlanning(page: Page, listing: MadeListing): Promise<void> {
  await makeComingStay(listing.id);
  await openPlanning(page);
  const day = addDays(todayIn(), 62);
  // Zoomed out so that a whole month is visible.
  await page.getByRole('button', { name: planningTexts.months }).click();
  await page
    .getByLabel(planningTexts.month, { exact: true })
    .selectOption(startOfMonth(addDays(todayIn(), 60)));
  await expect(cellOf(page, listing, day)).toHaveAccessibleName(
    `Duinroos, ${cellDay(day)}, verblijf, 7 nachten`,
  );
  await expect(page.locator('body')).not.toContainText('Janssens');
  await page.locator('[data-kind=stay]').first().click();
  const facts = page.getByRole('dialog', { name: planningTexts.unnamed });
  await expect(facts).toContainText('7 nachten');
  await expect(facts.getByRole('link')).toBeHidden();
}

test('a user without calendars is told so; a co-landlord manages a shared one and its prices, and sees stays without guests', async ({
  page,
}) => {
  const [owner, helper] = [await makeAccount(), await makeAccount({ roleId: 2, firstName: 'Tine' })];
  await signIn(page, owner, route('dashboard.calendar'));
  await expect(page.getByText(ownerCalendarTexts.emptyLandlord)).toBeVisible();
  await expect(page.getByRole('link', { name: ownerCalendarTexts.createListing }).last()).toHaveAttribute(
    'href',
    route('listing.create'),
  );
  await atEveryWidth(page, 'calendar-none');
  await forgetSession(page);

  await signIn(page, helper, route('dashboard.calendar'));
  await expect(page.getByText(ownerCalendarTexts.emptyCoLandlord)).toBeVisible();
  await atEveryWidth(page, 'calendar-none-shared');
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'waiting' });
  await makeListing(owner.id, { name: 'Niet gedeeld', state: 'online' });
  await shareCalendar(listing.id, helper);
  await addAirbnbFeed(listing.id, nightsAhead(5, 2));
  await page.goto(route('dashboard.calendar', {}, { action: 'manage' }));
  await expect(page.getByText(calendarSyncTexts.exportHidden)).toBeVisible();
  await atEveryWidth(page, 'calendar-co-landlord');

  await rowsOf('UPDATE listings SET approved_at = now(), first_published_at = now() WHERE id = $1', [
    listing.id,
  ]);
  await keepCalendar(page, listing);
  await checkPlanning(page, listing);

  const concept = await makeListing(owner.id, { name: 'Half af', state: 'concept' });
  await shareCalendar(concept.id, helper);
  await rowsOf('UPDATE listings SET price = NULL WHERE id = $1', [concept.id]);
  await openPrices(page, concept.slug);
  await expect(page.getByText(stayPricesTexts.noPriceText)).toBeVisible();
  await expect(page.getByRole('link', { name: stayPricesTexts.toPrice })).toHaveCount(0);
  await atEveryWidth(page, 'prices-concept');
});
