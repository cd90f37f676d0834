/** Every state of the calendar at the widths of a phone, a tablet and a screen, and the calendar by the keys alone. */
import { answerCookies, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { axeInTheDark } from '@/e2e/support/axe';
import {
  chooseNights,
  choosing,
  linkAirbnb,
  nightPanel,
  nightsAhead,
  openCalendar,
  openSettings,
  settingsOf,
} from '@/e2e/support/calendar';
import { press, tabTo } from '@/e2e/support/keyboard';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing, shareCalendar } from '@/e2e/support/listings';
import { makeSeason } from '@/e2e/support/prices';
import { showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { atEveryLook, atEveryWidth } from '@/e2e/support/widths';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { addDays, todayIn, weekday } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { calendarLinkTexts, channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { uiTexts } from '@/lib/texts/ui';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

test.beforeEach(({ page }) => answerCookies(page));

test.describe('a calendar with everything in it', () => {
  test.use({ expectedErrors: [/422|500/] });

  test('at every width', async ({ page }) => {
    const owner = await makeAccount();
    const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
    await makeComingStay(home.id);
    const arrival = addDays(todayIn(), 60);
    await linkAirbnb(home.id, { start: addDays(arrival, 6), end: addDays(arrival, 9) });
    await letIn(page, owner);
    await openCalendar(page, route('dashboard.calendar', { slug: home.slug }));
    await showDay(page, addDays(arrival, 6));
    await atEveryLook(page, 'calendar-month');
    await axeInTheDark(page);
    await (await showDay(page, addDays(arrival, 6))).click();
    await atEveryWidth(page, 'calendar-stays');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.year, exact: true }).click();
    await atEveryLook(page, 'calendar-year');
    await page.getByRole('button', { name: texts.month, exact: true }).click();

    const panel = await openSettings(page);
    await chooseNights(page, nightsAhead(4, 3));
    await atEveryLook(page, 'calendar-chosen');
    await panel.getByLabel(texts.nights.rate).fill('20');
    await panel.getByRole('button', { name: texts.nights.save }).click();
    await panel.getByLabel(listingFormScreenTexts.managerEmail).fill('geen adres');
    await panel.getByRole('button', { name: listingFormScreenTexts.addManager }).click();
    await atEveryWidth(page, 'calendar-faults');
    await panel.getByLabel(texts.nights.rate).fill('650');
    await panel.getByLabel(texts.nights.block).check();
    await panel.getByRole('button', { name: texts.nights.save }).click();
    await expect(panel.getByText(texts.nights.done.both)).toBeVisible();
    await panel.getByRole('button', { name: calendarLinkTexts.sync }).click();
    await expect(panel.getByText(/^Lukt niet sinds/)).toBeVisible();
    await atEveryWidth(page, 'calendar-saved');
    await panel.getByLabel(calendarLinkTexts.link('Booking.com')).fill('geen adres');
    await panel.getByRole('button', { name: calendarLinkTexts.save }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await atEveryWidth(page, 'calendar-link-refused');
    await page.getByRole('button', { name: uiTexts.cancel }).click();
    await panel.getByRole('button', { name: calendarLinkTexts.remove }).click();
    await atEveryWidth(page, 'calendar-link-remove');
    await page.getByRole('button', { name: uiTexts.cancel }).click();
    await page.getByRole('button', { name: texts.history }).click();
    const history = page.getByRole('region', { name: texts.history, exact: true });
    await history.locator('summary').first().click();
    await atEveryLook(page, 'calendar-history');

    await page.route('**/logs?limit=70', (call) => call.fulfill({ status: 500, json: { message: '' } }));
    await page.goto(route('dashboard.calendar', { slug: home.slug }, { action: 'log' }));
    await expect(history.getByText(texts.log.failed)).toBeVisible({ timeout: 20_000 });
    await atEveryWidth(page, 'calendar-history-failed');
  });
});

test('who has no calendar yet, and who keeps that of another', async ({ page, browser }) => {
  const [owner, helper] = [await makeAccount(), await makeAccount({ roleId: 2 })];
  await signIn(page, owner, route('dashboard.calendar'));
  await expect(page.getByText(texts.emptyLandlord)).toBeVisible();
  await expect(page.getByRole('link', { name: texts.createListing }).last()).toHaveAttribute(
    'href',
    route('listing.create'),
  );
  await atEveryWidth(page, 'calendar-none');
  const context = await browser.newContext();
  const other = await context.newPage();
  await answerCookies(other);
  await signIn(other, helper, route('dashboard.calendar'));
  await expect(other.getByText(texts.emptyCoLandlord)).toBeVisible();
  await atEveryWidth(other, 'calendar-none-shared');
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'waiting' });
  await shareCalendar(home.id, helper);
  await linkAirbnb(home.id, nightsAhead(2, 2));
  await other.goto(route('dashboard.calendar', {}, { action: 'manage' }));
  await expect(other.getByText(calendarLinkTexts.exportHidden)).toBeVisible();
  await atEveryWidth(other, 'calendar-co-landlord');
  await context.close();
});

test('nights are chosen and priced without a mouse', async ({ page }) => {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', { slug: home.slug }));
  const today = todayIn();
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  await press(page, next);
  await press(page, next);
  const nights = nightsAhead(2, 3);
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
});

test('each night tells what set its price, and nights are drawn with a mouse', async ({ page }) => {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const nights = nightsAhead(2, 14);
  await makeSeason(home.id, 'Hoogseizoen', nights);
  const [own, plain] = [addDays(nights.start, 1), addDays(nights.end, 1)];
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int]))
     INSERT INTO custom_listing_prices (listing_id, valid_at, price) SELECT $1, $2, 900 FROM held`,
    [home.id, own],
  );
  await rowsOf('UPDATE listings SET weekend_price = price + 20, min_stay = 3 WHERE id = $1', [home.id]);
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', { slug: home.slug }));
  await expect(await showDay(page, nights.start)).toHaveAccessibleName(/prijs van seizoen Hoogseizoen, €/);
  await expect(await showDay(page, own)).toHaveAccessibleName(/speciaal tarief, €900/);
  const friday = addDays(plain, (5 - weekday(plain) + 7) % 7);
  await expect(await showDay(page, friday)).toHaveAccessibleName(/weekendprijs, €/);
  const monday = addDays(friday, -4);
  if (monday >= nights.end)
    await expect(await showDay(page, monday)).not.toHaveAccessibleName(/weekendprijs|seizoen|tarief/);
  await page.getByText(texts.legend.title).click();
  await atEveryWidth(page, 'calendar-layers');

  await page.setViewportSize({ width: 1280, height: 800 });
  const box = async (day: typeof own) => {
    const at = await (await showDay(page, day)).boundingBox();
    if (!at) throw new Error(`no ${day}`);
    return { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  };
  await openCalendar(
    page,
    route('dashboard.calendar', { slug: home.slug }, { month: nights.start.slice(0, 7) }),
  );
  const [from, to] = [await box(addDays(nights.start, 2)), await box(nights.start)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  const panel = nightPanel(page);
  await expect(panel).toContainText('3 nachten');
  await expect(panel).toContainText('Wie hier aankomt blijft minstens 3 nachten');
  await expect(panel.getByRole('link', { name: texts.prices })).toHaveAttribute(
    'href',
    route('listing.prices', { slug: home.slug }),
  );
  await atEveryWidth(page, 'calendar-night-panel', [768, 1280]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(choosing(page)).toContainText('3 nachten');
});
