/** Every state of the calendar at phone, tablet and desktop widths; its bars and prices, by keyboard and mouse. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axeInTheDark } from '@/e2e/support/axe';
import {
  chooseNights,
  choosing,
  addAirbnbFeed,
  nightPanel,
  nightsAhead,
  openCalendar,
  openSettings,
  settingsOf,
} from '@/e2e/support/calendar';
import { press, tabTo } from '@/e2e/support/keyboard';
import { rowsOf } from '@/e2e/support/database';
import type { MadeListing } from '@/e2e/support/listings';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { makeSeason } from '@/e2e/support/prices';
import type { Stay } from '@/e2e/support/stays';
import { showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth } from '@/e2e/support/widths';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { addDays, addMonths, startOfMonth, todayIn, weekday } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { calendarSyncTexts, ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { uiTexts } from '@/lib/texts/ui';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

test.beforeEach(({ page }) => answerCookies(page));

test.describe('a calendar with everything in it', () => {
  test.use({ expectedErrors: [/422|500/] });

  test('at every width', async ({ page }) => {
    const owner = await makeAccount();
    const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
    await makeComingStay(listing.id);
    const arrival = addDays(todayIn(), 60);
    await addAirbnbFeed(listing.id, { start: addDays(arrival, 6), end: addDays(arrival, 9) });
    await letIn(page, owner);
    await openCalendar(page, route('dashboard.calendar', { slug: listing.slug }));
    await showDay(page, addDays(arrival, 6));
    await atEveryViewport(page, 'calendar-month');
    await axeInTheDark(page);
    await (await showDay(page, addDays(arrival, 6))).click();
    await atEveryWidth(page, 'calendar-stays');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.year, exact: true }).click();
    await atEveryViewport(page, 'calendar-year');
    await page.getByRole('button', { name: texts.month, exact: true }).click();

    const panel = await openSettings(page);
    await chooseNights(page, nightsAhead(4, 3));
    await atEveryViewport(page, 'calendar-chosen');
    await panel.getByLabel(texts.nights.rate).fill('20');
    await panel.getByRole('button', { name: texts.nights.save }).click();
    await panel.getByLabel(listingFormScreenTexts.managerEmail).fill('geen adres');
    await panel.getByRole('button', { name: listingFormScreenTexts.addManager }).click();
    await atEveryWidth(page, 'calendar-faults');
    await panel.getByLabel(texts.nights.rate).fill('650');
    await panel.getByLabel(texts.nights.block).check();
    await panel.getByRole('button', { name: texts.nights.save }).click();
    await expect(panel.getByText(texts.nights.done.both)).toBeVisible();
    await panel.getByRole('button', { name: calendarSyncTexts.sync }).click();
    await expect(panel.getByText(/^Werkt niet sinds/)).toBeVisible();
    await atEveryWidth(page, 'calendar-saved');
    await panel.getByLabel(calendarSyncTexts.link('Booking.com')).fill('geen adres');
    await panel.getByRole('button', { name: calendarSyncTexts.save }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await atEveryWidth(page, 'calendar-link-refused');
    await page.getByRole('button', { name: uiTexts.cancel }).click();
    await panel.getByRole('button', { name: calendarSyncTexts.remove }).click();
    await atEveryWidth(page, 'calendar-link-remove');
    await page.getByRole('button', { name: uiTexts.cancel }).click();
    await page.getByRole('button', { name: texts.history }).click();
    const history = page.getByRole('region', { name: texts.history, exact: true });
    await history.locator('summary').first().click();
    await atEveryViewport(page, 'calendar-history');

    await page.route('**/logs?limit=70', (call) => call.fulfill({ status: 500, json: { message: '' } }));
    await page.goto(route('dashboard.calendar', { slug: listing.slug }, { action: 'log' }));
    await expect(history.getByText(texts.log.failed)).toBeVisible({ timeout: 20_000 });
    await atEveryWidth(page, 'calendar-history-failed');
  });
});

/** A request for these nights, followed by a stay from another site. */
async function makeBars(listing: MadeListing, nights: Stay): Promise<void> {
  await addAirbnbFeed(listing.id, { start: nights.end, end: addDays(nights.end, 2) });
  await rowsOf(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date,
       end_date, number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Jan', 'Janssens', '1980-01-01', 'jan@kustverblijf.test', 'be', $2::date, $3::date, 2, 0, 'Tot dan.', 300)`,
    [listing.id, nights.start, nights.end],
  );
}

async function checkBars(page: Page, listing: MadeListing, nights: Stay): Promise<void> {
  await openCalendar(page, route('dashboard.calendar', listing, { month: nights.start.slice(0, 7) }));
  const asked = page.locator('[data-bar="pending"]', { hasText: 'Jan Janssens · 3 n.' });
  await expect(asked).toBeVisible();
  await expect(page.locator('[data-bar="airbnb"]', { hasText: 'Airbnb · 2 n.' })).toBeVisible();
  await expect(await showDay(page, nights.start)).toHaveAccessibleName(/aanvraag van Jan Janssens/);
  // The whole month and what is above it fit on the screen.
  const grid = await page.getByRole('grid').boundingBox();
  expect((grid?.y ?? 0) + (grid?.height ?? 9999)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

  const title = page.locator('h2[aria-live]');
  const far = addMonths(startOfMonth(todayIn()), 7);
  await page.getByLabel(texts.pickMonth).selectOption(far);
  await expect(title).toHaveText(formatMonth(far));
  await expect(page).toHaveURL(new RegExp(`month=${far.slice(0, 7)}`));
  await page.getByRole('button', { name: texts.today, exact: true }).click();
  await expect(title).toHaveText(formatMonth(todayIn()));
}

/** Starts at the current month; nights in the third month after it get a rate. */
async function priceByKeys(page: Page): Promise<void> {
  const today = todayIn();
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  for (let n = 0; n < 3; n += 1) await press(page, next);
  const nights = nightsAhead(3, 3);
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  const focused = () =>
    page.evaluate(() => document.activeElement?.querySelector('.sr-only')?.textContent ?? '');
  for (let n = 0; n < 31 && !(await focused()).includes(` ${Number(nights.start.slice(8))} `); n += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(choosing(page)).toContainText(wholeNightsText(nights));
  expect(nights.start > today).toBe(true);

  const change = choosing(page).getByRole('button', { name: texts.change });
  await press(page, change);
  const panel = nightPanel(page);
  await tabTo(page, panel.getByLabel(texts.nights.rate));
  await page.keyboard.type('650');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(texts.nights.done.rate)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();

  const settings = page.getByRole('button', { name: texts.settings });
  await press(page, settings);
  await expect(settingsOf(page)).toBeFocused();
  await press(page, settingsOf(page).getByRole('button', { name: texts.closePanel }));
  await expect(settings).toBeFocused();
}

/** Nights in a season, one of them with a special rate. */
async function makeLayers(listing: MadeListing, nights: Stay): Promise<void> {
  await makeSeason(listing.id, 'Hoogseizoen', nights);
  const own = addDays(nights.start, 1);
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int]))
     INSERT INTO custom_listing_prices (listing_id, valid_at, price) SELECT $1, $2, 900 FROM held`,
    [listing.id, own],
  );
  await rowsOf('UPDATE listings SET weekend_price = price + 20, min_stay = 3 WHERE id = $1', [listing.id]);
}

async function checkLayers(page: Page, listing: MadeListing, nights: Stay): Promise<void> {
  await openCalendar(page, route('dashboard.calendar', listing, { month: nights.start.slice(0, 7) }));
  const [own, plain] = [addDays(nights.start, 1), addDays(nights.end, 1)];
  await expect(await showDay(page, nights.start)).toHaveAccessibleName(/prijs van seizoen Hoogseizoen, €/);
  await expect(await showDay(page, own)).toHaveAccessibleName(/speciaal tarief, €900/);
  const friday = addDays(plain, (5 - weekday(plain) + 7) % 7);
  await expect(await showDay(page, friday)).toHaveAccessibleName(/weekendprijs, €/);
  const monday = addDays(friday, -4);
  if (monday >= nights.end)
    await expect(await showDay(page, monday)).not.toHaveAccessibleName(/weekendprijs|seizoen|tarief/);
  await page.getByText(texts.legend.title).click();
  await atEveryWidth(page, 'calendar-layers');

  await page.getByText(texts.legend.title).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = async (day: typeof own) => {
    const at = await (await showDay(page, day)).boundingBox();
    if (!at) throw new Error(`no ${day}`);
    return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  };
  const [from, to] = [await box(addDays(nights.start, 2)), await box(nights.start)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  const panel = nightPanel(page);
  await expect(panel).toContainText('3 nachten');
  await expect(panel).toContainText('Wie hier aankomt, blijft minstens 3 nachten');
  await expect(panel.getByRole('link', { name: texts.prices })).toHaveAttribute(
    'href',
    route('listing.prices', { slug: listing.slug }),
  );
  await atEveryWidth(page, 'calendar-night-panel', [768, 1280]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(choosing(page)).toContainText('3 nachten');
}

test('stays and requests are bars, any month is one press away; nights are priced by keyboard, show what set their price, and are selected by dragging', async ({
  page,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const [booked, layered] = [nightsAhead(2, 3), nightsAhead(4, 14)];
  await makeBars(listing, booked);
  await makeLayers(listing, layered);
  await letIn(page, owner);
  await checkBars(page, listing, booked);
  await priceByKeys(page);
  await checkLayers(page, listing, layered);
});
