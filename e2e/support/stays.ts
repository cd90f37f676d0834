/** Free days of a home, as everybody may ask for them, and choosing them in a calendar. */
import type { APIRequestContext, Page } from '@playwright/test';
import { isFree } from '@/lib/stays/judge';
import { addDays, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

export interface Stay {
  start: Day;
  end: Day;
}

/** What is taken: half-open, as the API tells it. */
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

/** The button of a day in the open calendar, turned to its month. */
export async function showDay(page: Page, day: Day) {
  const button = page.getByRole('button', { name: new RegExp(`^(vandaag, )?${formatLongDay(day)},`) });
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  for (let n = 0; n < 14 && !(await button.isVisible()); n += 1) await next.click();
  return button;
}

export async function chooseDay(page: Page, day: Day): Promise<void> {
  await (await showDay(page, day)).click();
}

/** To the next step of the form that asks for a stay. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: bookingRequestFormTexts.goOn, exact: true }).click();
}
