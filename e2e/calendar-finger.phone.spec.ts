/** A landlord's calendar on a phone, with touch. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import {
  chooseNights,
  choosing,
  nightPanel,
  nightsAhead,
  openCalendar,
  openSettings,
  settingsOf,
} from '@/e2e/support/calendar';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { chooseDay, showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { wholeNightsText } from '@/lib/calendar/choice-text';
import { addDays, todayIn, weekday } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

test.beforeEach(({ page }) => answerCookies(page));

/** A swipe counts from a certain length on. */
async function swipeShortAndLong(page: Page): Promise<void> {
  const title = page.locator('h2[aria-live]');
  const calendar = page.getByRole('group', { name: texts.calendarOf('Duinroos') });
  const [before, at] = [await title.textContent(), { identifier: 0, clientY: 400 }];
  const swipe = async (from: number, to: number) => {
    await calendar.dispatchEvent('touchstart', { touches: [{ ...at, clientX: from }] });
    await calendar.dispatchEvent('touchend', { changedTouches: [{ ...at, clientX: to }] });
  };
  await swipe(300, 255);
  await expect(title).toHaveText(before ?? '');
  await swipe(300, 240);
  await expect(title).not.toHaveText(before ?? '');
  await swipe(240, 300);
  await expect(title).toHaveText(before ?? '');
}

async function checkYear(page: Page): Promise<void> {
  const year = Number(todayIn().slice(0, 4));
  await page.getByRole('button', { name: texts.year, exact: true }).click();
  await expect(page.getByRole('heading', { name: String(year), exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(12);
  await page.getByRole('button', { name: texts.nextYear }).click();
  await expect(page.getByRole('heading', { name: String(year + 1), exact: true })).toBeVisible();
  const night = `${year + 1}-03-01` as const;
  await chooseDay(page, night);
  await expect(choosing(page)).toContainText('1 nacht');
  await page.getByRole('button', { name: texts.month, exact: true }).click();
}

/** Opening the panel adds a history entry. */
async function openAndClosePanel(page: Page, slug: string): Promise<void> {
  const settings = page.getByRole('button', { name: texts.settings });
  await settings.click();
  const action = () => new URL(page.url()).searchParams.get('action');
  expect(new URL(page.url()).pathname).toBe(route('dashboard.calendar', { slug }));
  await expect.poll(action).toBe('manage');
  await settings.click();
  await expect.poll(action).toBeNull();
  await page.goBack();
  await expect(settingsOf(page)).toBeVisible();
}

test('a landlord opens stays, turns months, selects nights and blocks a weekend by touch; the year view shows twelve months, and Back closes the panel', async ({
  page,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await makeComingStay(listing.id);
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', { slug: listing.slug }));
  const nights = nightsAhead(1, 3);
  const title = page.locator('h2[aria-live]');
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

  await test.step('a swipe turns the month, and the browser does not treat it as Back', async () => {
    const before = (await title.textContent()) ?? '';
    const calendar = page.getByRole('group', { name: texts.calendarOf('Duinroos') });
    await calendar.scrollIntoViewIfNeeded();
    const box = await calendar.boundingBox();
    if (!box) throw new Error('no calendar');
    const y = box.y + 150;
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', { x: from, y });
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', { x: from + ((to - from) * step) / 8, y });
      await touch('touchEnd');
    };
    await swipe(300, 120);
    await expect(title).not.toHaveText(before);
    await swipe(60, 300);
    await expect(title).toHaveText(before);

    // This disables the browser's own gestures, which no program can simulate.
    const touchAction = await calendar.evaluate((element) => {
      const found: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        found.push(getComputedStyle(at).touchAction);
      return found.find((value) => value !== 'auto');
    });
    expect(touchAction).toBe('pan-y pinch-zoom');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorX)).toBe(
      'none',
    );
  });

  await test.step('a short swipe turns nothing', () => swipeShortAndLong(page));

  await test.step('nights are selected by holding the first and dragging to the last', async () => {
    const last = addDays(nights.end, -1);
    // They may be in different weeks.
    await (await showDay(page, nights.start)).scrollIntoViewIfNeeded();
    const month = (await title.textContent()) ?? '';
    const middle = async (day: typeof last) => {
      const box = await (await showDay(page, day)).boundingBox();
      if (!box) throw new Error(`no ${day}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await middle(nights.start), await middle(last)];
    await touch('touchStart', from);
    await expect(choosing(page)).toContainText('1 nacht');
    for (let step = 1; step <= 4; step += 1)
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 4,
        y: from.y + ((to.y - from.y) * step) / 4,
      });
    await touch('touchEnd');
    await expect(nightPanel(page)).toContainText('3 nachten');
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(choosing(page)).toContainText(wholeNightsText(nights));
    await expect(title).toHaveText(month);
  });

  await test.step('the first night of a stay looks as occupied as the others', async () => {
    const arrival = addDays(todayIn(), 60);
    await expect(await showDay(page, addDays(arrival, -1))).not.toHaveAccessibleName(/, bezet, /);
    const stay = page.locator('[data-bar="internal"]');
    const begins = await stay.first().boundingBox();
    const first = await (await showDay(page, arrival)).boundingBox();
    if (!begins || !first) throw new Error('the stay is not drawn');
    // The bar starts in the middle of the day of arrival.
    expect(begins.x).toBeGreaterThan(first.x);
    expect(begins.x).toBeLessThanOrEqual(first.x + first.width / 2 + 2);
    expect(begins.x + begins.width).toBeGreaterThan(first.x + first.width);
    await expect(await showDay(page, arrival)).toHaveAccessibleName(/, bezet, /);
  });

  await test.step('a weekend is blocked with two taps and a button', async () => {
    const { start } = nightsAhead(4, 1);
    const friday = addDays(start, (12 - weekday(start)) % 7);
    for (const night of [friday, addDays(friday, 1)]) await (await showDay(page, night)).tap();
    await choosing(page).getByRole('button', { name: texts.change }).tap();
    const panel = nightPanel(page);
    await panel.getByLabel(texts.nights.block).check();
    await panel.getByRole('button', { name: texts.nights.save }).tap();
    await expect(panel.getByText(texts.nights.done.block)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await showDay(page, addDays(friday, 1))).toHaveAccessibleName(/geblokkeerd/);
  });

  await test.step('price and block are edited in a sheet, or in the open panel, also after reopening it', async () => {
    await chooseNights(page, nights);
    const change = choosing(page).getByRole('button', { name: texts.change });
    const sheet = nightPanel(page);
    for (let time = 0; time < 2; time += 1) {
      await change.click();
      await expect(sheet.getByLabel(texts.nights.rate)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(change).toBeFocused();
    }

    const panel = await openSettings(page);
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await change.click();
      await expect(panel).toBeFocused();
      await expect(panel.getByRole('heading', { name: texts.settings })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByLabel(texts.nights.rate)).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('the year shows twelve months', async () => {
    const settings = page.getByRole('button', { name: texts.settings });
    await settings.click();
    await expect(settingsOf(page)).toBeHidden();
    await checkYear(page);
  });

  await test.step('the panel', () => openAndClosePanel(page, listing.slug));
});
