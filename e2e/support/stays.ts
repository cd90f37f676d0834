/** Free days of a listing, from the public API, and choosing them in a calendar. */
import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { isFree } from '@/lib/stays/judge';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay, formatMonth } from '@/lib/format/date';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

export interface Stay {
  start: Day;
  end: Day;
}

/** The occupied ranges, half-open, as returned by the API. */
export async function takenStays(request: APIRequestContext, slug: string): Promise<Stay[]> {
  const answer = await request.get(`/api/listings/${slug}/availability`);
  const { data } = await answer.json();
  const taken: { start_date: Day; end_date: Day }[] = [...data.booked_periods, ...data.disabled_periods];
  return taken.map(({ start_date, end_date }) => ({ start: start_date, end: end_date }));
}

/** Two free nights, at least this many months ahead. */
export async function findFreeStay(
  request: APIRequestContext,
  slug: string,
  monthsAhead: number,
): Promise<Stay> {
  const occupied = await takenStays(request, slug);
  const first = addDays(startOfMonth(todayIn()), monthsAhead * 31);
  for (let n = 0; n < 40; n += 1) {
    const stay = { start: addDays(first, n), end: addDays(first, n + 2) };
    if (isFree(occupied, stay)) return stay;
  }
  throw new Error(`the demo world has no two free nights in ${slug} there`);
}

/** The months a calendar can show, with their titles. */
const months = () =>
  Array.from({ length: 40 }, (_, n) => formatMonth(addMonths(startOfMonth(todayIn()), n - 12)).toLowerCase());

/** The button of a day in the open calendar, turned to its month. */
export async function showDay(page: Page, day: Day) {
  const button = page.getByRole('button', {
    name: new RegExp(`^([\\p{L}’]+, )?${formatLongDay(day)},`, 'u'),
  });
  const shown = page.locator('.calendar-caption').locator('visible=true').first();
  for (let n = 0; n < 20 && !(await button.isVisible()); n += 1) {
    const before = (await shown.innerText()).trim();
    const isLater = months().indexOf(formatMonth(day).toLowerCase()) > months().indexOf(before.toLowerCase());
    const way = isLater ? calendarDayTexts.nextMonth : calendarDayTexts.previousMonth;
    await page.getByRole('button', { name: way }).click();
    await expect(shown).not.toHaveText(before, { ignoreCase: true });
  }
  return button;
}

export async function chooseDay(page: Page, day: Day): Promise<void> {
  await (await showDay(page, day)).click();
}

/** Goes to the next step of the request form. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: bookingRequestFormTexts.goOn, exact: true }).click();
}
