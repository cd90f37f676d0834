/** The calendar of an owner on a phone, under a finger. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { chooseNights, choosing, nightsAhead, openCalendar, settingsOf } from '@/e2e/support/calendar';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

test.beforeEach(({ page }) => answerCookies(page));

async function openOwnCalendar(page: Page, withStay = false): Promise<void> {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  if (withStay) await makeComingStay(home.id);
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', { slug: home.slug }));
}

test('the way to price and block shows their fields, also when it is taken again', async ({ page }) => {
  await openOwnCalendar(page);
  const nights = nightsAhead(1, 3);
  await chooseNights(page, nights);
  const change = choosing(page).getByRole('button', { name: texts.change });
  const panel = settingsOf(page);
  for (let time = 0; time < 2; time += 1) {
    await change.click();
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('heading', { name: texts.settings })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByLabel(texts.nights.rate)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('a swipe turns the month, and the browser does not take it for the way back', async ({ page }) => {
  await openOwnCalendar(page);
  const title = page.locator('h2[aria-live]');
  const before = (await title.textContent()) ?? '';
  const calendar = page.getByRole('group', { name: texts.calendarOf('Duinroos') });
  await calendar.scrollIntoViewIfNeeded();
  const box = await calendar.boundingBox();
  if (!box) throw new Error('no calendar');
  const cdp = await page.context().newCDPSession(page);
  const y = box.y + 150;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
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

  // What keeps the browser's own gestures away; no program can make these.
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

test('the first night of a stay is as taken as the others', async ({ page }) => {
  await openOwnCalendar(page, true);
  const arrival = addDays(todayIn(), 60);
  const look = async (offset: number) =>
    (await showDay(page, addDays(arrival, offset))).evaluate((day) => getComputedStyle(day).backgroundColor);
  const free = await look(-1);
  const first = await look(0);
  expect(first).toBe(await look(1));
  expect(first).not.toBe(free);
  await expect(await showDay(page, arrival)).toHaveAccessibleName(/, bezet, /);
});
