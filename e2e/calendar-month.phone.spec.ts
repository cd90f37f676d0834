/** The calendar keeps the month that its owner looks at. */
import { forgetSession, answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { openCalendar, settingsOf } from '@/e2e/support/calendar';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

test.beforeEach(({ page }) => answerCookies(page));

test('on a reload, in the calendar of another home, and after signing in', async ({ page }) => {
  const owner = await makeAccount();
  const first = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const second = await makeListing(owner.id, { name: 'Zilvermeeuw', state: 'online' });
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', { slug: first.slug }));
  const title = page.locator('h2[aria-live]');
  const month = formatMonth(addMonths(startOfMonth(todayIn()), 3));
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  for (let n = 0; n < 3; n += 1) await next.click();
  await expect(title).toHaveText(month);
  await openCalendar(page);
  await expect(title).toHaveText(month);

  await page.getByRole('button', { name: texts.settings }).click();
  await expect(settingsOf(page)).toBeVisible();
  await page.getByLabel(texts.home).selectOption({ label: 'Zilvermeeuw, Oostende' });
  await page.waitForURL((url) => url.pathname === route('dashboard.calendar', { slug: second.slug }));
  await expect(title).toHaveText(month);
  await expect(settingsOf(page)).toBeVisible();
  await next.click();
  const later = formatMonth(addMonths(startOfMonth(todayIn()), 4));
  // The panel is a step back, the month is none.
  await page.getByRole('button', { name: texts.settings }).click();
  await expect(title).toHaveText(later);

  await page.getByRole('button', { name: texts.year, exact: true }).click();
  await openCalendar(page);
  await expect(page.getByRole('grid')).toHaveCount(12);
  const address = new URL(page.url());
  await forgetSession(page);
  await page.goto(address.pathname + address.search);
  await expect(page).toHaveURL(/inloggen/);
  const back = new URL(new URL(page.url()).searchParams.get('terug') ?? '', address);
  expect(back.pathname).toBe(address.pathname);
  expect(Object.fromEntries(back.searchParams)).toEqual(Object.fromEntries(address.searchParams));
});
