/** A listing's calendar: its landlord prices, blocks and unblocks nights, links other sites and shares it. */
import type { Page } from '@playwright/test';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, freshEmail, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import {
  chooseNights,
  choosing,
  guestDay,
  addAirbnbFeed,
  nightsAhead,
  openCalendar,
  openSettings,
  settingsOf,
} from '@/e2e/support/calendar';
import type { MadeListing } from '@/e2e/support/listings';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { feedFaultTexts } from '@/lib/texts/calendar-feeds';
import {
  bookedSourceTexts,
  calendarSyncTexts,
  calendarManagerTexts,
  ownerCalendarTexts as texts,
  logKindTexts,
} from '@/lib/texts/owner-calendar';
import { listingFormScreenTexts, managerFaultTexts } from '@/lib/texts/listing-form-screen';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';
import { uiTexts } from '@/lib/texts/ui';

test.beforeEach(({ page }) => answerCookies(page));

const calendarOf = ({ slug }: MadeListing, action?: string) =>
  route('dashboard.calendar', { slug }, { action });

/** Signs in a landlord and opens the calendar of their own listing. */
async function openOwnCalendar(
  page: Page,
  action?: string,
  prepare?: (listing: MadeListing) => Promise<void>,
): Promise<{ owner: NewAccount; listing: MadeListing }> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await prepare?.(listing);
  await letIn(page, owner);
  await openCalendar(page, calendarOf(listing, action));
  return { owner, listing };
}

test('nights are priced and blocked for guests and reset again, and the calendar is shared @phone', async ({
  page,
  context,
}) => {
  const { owner, listing } = await openOwnCalendar(page);
  const priced = nightsAhead(2, 3);
  const blocked = nightsAhead(3, 2);
  const guest = await context.newPage();
  const panel = settingsOf(page);
  const rate = panel.getByLabel(texts.nights.rate);
  const block = panel.getByLabel(texts.nights.block);
  const save = panel.getByRole('button', { name: texts.nights.save });

  await test.step('without selected nights there is nothing to set', async () => {
    await openSettings(page);
    await expect(panel).toBeFocused();
    expect(page.url()).toContain('action=manage');
    await expect(block).toBeDisabled();
    await expect(rate).toBeDisabled();
  });

  await test.step('nights get a special rate', async () => {
    await chooseNights(page, priced);
    await expect(page.getByRole('status').filter({ hasText: wholeNightsText(priced) })).toBeVisible();
    await rate.fill('20');
    await save.click();
    await expect(panel.getByText(calendarRuleTexts.rateTooLow)).toBeVisible();
    await expect(rate).toBeFocused();
    await rate.fill('650');
    await save.click();
    await expect(panel.getByText(texts.nights.done.rate)).toBeVisible();
    await expect(await showDay(page, addDays(priced.end, -1))).toHaveAccessibleName(/speciaal tarief.*€650/);
    await expect(await showDay(page, priced.end)).not.toHaveAccessibleName(/€650/);
  });

  await test.step('others are blocked', async () => {
    await chooseNights(page, blocked);
    await block.check();
    await save.click();
    await expect(panel.getByText(texts.nights.done.block)).toBeVisible();
    await expect(block).toBeDisabled();
    await expect(await showDay(page, addDays(blocked.start, 1))).toHaveAccessibleName(/geblokkeerd/);
  });

  await test.step('guests see both', async () => {
    await expect(await guestDay(guest, listing.slug, priced.start)).toHaveAccessibleName(/€650/);
    await expect(await showDay(guest, blocked.start)).toBeDisabled();
  });

  await test.step('a blocked night has no rate, and is unblocked', async () => {
    await rate.fill('650');
    await save.click();
    await expect(panel.getByText(calendarRuleTexts.overlap)).toBeVisible();
    await panel.getByRole('button', { name: texts.nights.free }).click();
    await expect(panel.getByText(texts.nights.done.free)).toBeVisible();
    await expect(block).toBeEnabled();
  });

  await test.step('the rate is removed', async () => {
    await chooseNights(page, priced);
    await panel.getByRole('button', { name: texts.nights.standard }).click();
    await expect(panel.getByText(texts.nights.done.standard)).toBeVisible();
    await expect(await showDay(page, priced.start)).not.toHaveAccessibleName(/€650/);
  });

  await test.step('and guests see that', async () => {
    await expect(await guestDay(guest, listing.slug, priced.start)).not.toHaveAccessibleName(/€650/);
    await expect(await showDay(guest, blocked.start)).toBeEnabled();
  });

  await test.step('the log shows it all', async () => {
    await page.getByRole('button', { name: texts.history }).click();
    const history = page.getByRole('region', { name: texts.history, exact: true });
    await expect(panel).toBeHidden();
    const entries = history.getByRole('group');
    const { standard, freed, blocked: blocking, rate: rating } = logKindTexts;
    await expect(entries).toHaveText([standard, freed, blocking, rating].map((kind) => new RegExp(kind)));
    await expect(entries.nth(2)).toContainText(`${owner.firstName} ${owner.lastName}`);
    await entries.nth(2).locator('summary').click();
    await expect(entries.nth(2).getByText(wholeNightsText(blocked))).toBeVisible();
    await history.getByRole('button', { name: texts.closePanel }).click();
    await expect(page.getByRole('button', { name: texts.history })).toBeFocused();
    expect(page.url()).not.toContain('action');
  });

  await test.step('managers are added and removed, and stored on saving', async () => {
    await openSettings(page);
    const [sister, brother] = [freshEmail('zus'), freshEmail('broer')];
    const email = panel.getByLabel(listingFormScreenTexts.managerEmail);
    const { managerInvited, managerToInvite, removeManagerNamed } = listingFormScreenTexts;
    const row = (of: string, state: string = managerInvited) =>
      panel.getByRole('button', { name: removeManagerNamed(of, state) });
    const keep = panel.getByRole('button', { name: calendarManagerTexts.edit });
    await expect(keep).toBeHidden();

    for (const address of [sister, brother]) {
      await email.fill(address);
      await email.press('Enter');
    }
    await email.fill(sister.toUpperCase());
    await panel.getByRole('button', { name: listingFormScreenTexts.addManager }).click();
    await expect(panel.getByText(managerFaultTexts.duplicate)).toBeVisible();
    // Nothing is sent before the list is saved, and the page says so.
    await expect(row(sister, managerToInvite)).toBeVisible();
    await row(brother, managerToInvite).click();
    await keep.click();
    await expect(panel.getByText(calendarManagerTexts.saved)).toBeVisible();
    await expect(keep).toBeHidden();
    await openCalendar(page);
    await expect(row(sister)).toBeVisible();
    await expect(row(brother)).toBeHidden();

    await row(sister).click();
    await panel.getByRole('button', { name: uiTexts.cancel }).click();
    await expect(row(sister)).toBeVisible();
    await row(sister).click();
    await keep.click();
    await expect(panel.getByText(calendarManagerTexts.saved)).toBeVisible();
    await openCalendar(page);
    await expect(email).toBeVisible();
    await expect(row(sister)).toBeHidden();
  });
});

test('stays from here and from other sites are opened, selected and recorded, and told apart @desktop', async ({
  page,
}) => {
  const arrival = addDays(todayIn(), 60);
  await openOwnCalendar(page, undefined, async ({ id }) => {
    await makeComingStay(id);
    await addAirbnbFeed(id, { start: addDays(arrival, 6), end: addDays(arrival, 9) });
  });
  const popup = page.getByRole('dialog');

  await test.step('a stay booked here', async () => {
    await expect(await showDay(page, addDays(arrival, 1))).not.toHaveAccessibleName(/dubbel geboekt/);
    await (await showDay(page, addDays(arrival, 1))).click();
    await expect(popup).toContainText('Jan Janssens');
    await expect(popup).toContainText(bookedSourceTexts.internal);
    await expect(popup).toContainText(texts.stay.conflictText);
    await page.keyboard.press('Escape');
  });

  await test.step('a double-booked night, and the stay from the other site', async () => {
    const twice = await showDay(page, addDays(arrival, 6));
    await expect(twice).toHaveAccessibleName(/dubbel geboekt, Eigen reservering, Jan Janssens, Airbnb/);
    await twice.click();
    await expect(popup.getByRole('heading', { name: texts.stay.titleMany })).toBeVisible();
    await popup.getByRole('button', { name: texts.stay.chooseNights }).click();
    await expect(popup).toBeHidden();
    await expect(choosing(page)).toContainText('3 nachten');
  });

  await test.step('cannot be blocked as well', async () => {
    const panel = await openSettings(page);
    await panel.getByLabel(texts.nights.block).check();
    await panel.getByRole('button', { name: texts.nights.save }).click();
    await expect(panel.getByText(calendarRuleTexts.overlap)).toBeVisible();
    await panel.getByRole('button', { name: texts.closePanel }).click();
  });

  await test.step('an own booking is added for selected nights', async () => {
    const nights = nightsAhead(4, 3);
    await chooseNights(page, nights);
    await choosing(page).getByRole('button', { name: texts.change }).click();
    const panel = page.getByRole('dialog', { name: texts.nights.title });
    await panel.getByRole('button', { name: manualBookingTexts.name }).click();
    await axe(page);
    // By keyboard: as errors appear the form changes its height, so that a click could miss the button.
    await panel.getByRole('button', { name: manualBookingTexts.save }).press('Enter');
    await expect(panel.getByLabel(manualBookingTexts.guest)).toHaveAttribute('aria-invalid', 'true');
    await panel.getByLabel(manualBookingTexts.guest).fill('Hilde Claes');
    await panel.getByRole('button', { name: manualBookingTexts.save }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(await showDay(page, nights.start)).toHaveAccessibleName(/Hilde/);
  });
});

test.describe('links', () => {
  test.use({ expectedErrors: [/422/], permissions: ['clipboard-read', 'clipboard-write'] });

  test('a calendar that cannot be read is rejected in a dialog, and the link to our own can be copied @desktop', async ({
    page,
  }) => {
    const { listing } = await openOwnCalendar(page, 'manage', ({ id }) =>
      addAirbnbFeed(id, nightsAhead(4, 3)),
    );
    const panel = await openSettings(page);
    const link = panel.getByLabel(calendarSyncTexts.link('Booking.com'));
    await link.fill('http://kalender.test/mijn.ics');
    await panel.getByRole('button', { name: calendarSyncTexts.save }).click();
    const popup = page.getByRole('dialog', {
      name: `Er ging iets mis: ${feedFaultTexts.insecure_address}`,
    });
    await expect(popup.getByRole('link', { name: calendarSyncTexts.toListing })).toHaveAttribute(
      'href',
      route('listing.show', listing),
    );
    await popup.getByRole('button', { name: uiTexts.cancel }).click();
    await expect(popup).toBeHidden();
    await expect(link).toHaveValue('http://kalender.test/mijn.ics');

    await panel.getByRole('button', { name: calendarSyncTexts.sync }).click();
    await expect(panel.getByText(calendarSyncTexts.syncedPartly)).toBeVisible();
    await expect(panel.getByText(feedFaultTexts.forbidden_address)).toBeVisible();
    await expect(panel.getByText(/^Werkt niet sinds/)).toBeVisible();
    await panel.getByRole('button', { name: calendarSyncTexts.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: calendarSyncTexts.remove }).click();
    await expect(page.getByText(calendarSyncTexts.removed)).toBeVisible();
    await expect(panel.getByText(/^Werkt niet sinds/)).toBeHidden();
    await expect(await showDay(page, nightsAhead(4, 3).start)).not.toHaveAccessibleName(/Airbnb/);

    await panel.getByRole('button', { name: calendarSyncTexts.copy }).click();
    await expect(panel.getByText(calendarSyncTexts.copied)).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await panel.getByLabel(calendarSyncTexts.exportAddress).inputValue());
    expect((await page.request.get(new URL(copied).pathname)).headers()['content-type']).toContain(
      'text/calendar',
    );
    await expect(panel.getByText(calendarSyncTexts.copied)).toBeHidden();
    const file = page.waitForEvent('download');
    await panel.getByRole('button', { name: calendarSyncTexts.download }).click();
    expect((await file).suggestedFilename()).toMatch(new RegExp(`^${listing.id}-\\d{8}T\\d{6}\\.ics$`));
  });
});
