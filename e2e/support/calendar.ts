/** The owner's calendar in the journeys. */
import type { Locator, Page } from '@playwright/test';
import { rowsOf } from '@/e2e/support/database';
import { expect } from '@/e2e/support/test';
import { chooseDay, showDay } from '@/e2e/support/stays';
import type { Stay } from '@/e2e/support/stays';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

/** Nights of a month that a home without stays has free: from the 10th, `[start, end)`. */
export function nightsAhead(months: number, nights: number): Stay {
  const start = addDays(addMonths(startOfMonth(todayIn()), months), 9);
  return { start, end: addDays(start, nights) };
}

/** Points at the first and the last night of a range. */
export async function chooseNights(page: Page, { start, end }: Stay): Promise<void> {
  await chooseDay(page, start);
  await chooseDay(page, addDays(end, -1));
}

/** What tells which nights are chosen, with what can be done about it. */
export const choosing = (page: Page) => page.getByRole('group', { name: texts.chosen });

/** Moves until script has taken over: before that nobody hears a press. */
async function expectHeard(page: Page, button: Locator): Promise<void> {
  const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  let x = 40;
  await expect
    .poll(
      async () => {
        await page.mouse.move((x += 1), 40);
        return button.evaluate(isHeard);
      },
      { message: 'script answers to the button', timeout: 20_000 },
    )
    .toBe(true);
}

/** Opens the calendar at an address, or reloads it, and waits until it can be used. */
export async function openCalendar(page: Page, path?: string): Promise<void> {
  if (path === undefined) await page.reload();
  else await page.goto(path);
  await expectHeard(page, page.getByRole('button', { name: texts.settings }));
}

export const settingsOf = (page: Page) => page.getByRole('region', { name: texts.settings, exact: true });

/** The panel with the settings, opened unless it is open. */
export async function openSettings(page: Page): Promise<Locator> {
  const panel = settingsOf(page);
  if (!(await panel.isVisible())) await page.getByRole('button', { name: texts.settings }).click();
  return panel;
}

/** What a guest reads on a day of the home's calendar, on the request page. */
export async function guestDay(page: Page, slug: string, day: Stay['start']): Promise<Locator> {
  await page.goto(route('listing.booking-request.create', { slug }));
  await expectHeard(page, page.getByRole('button', { name: calendarDayTexts.nextMonth }));
  return showDay(page, day);
}

/** A linked calendar of Airbnb that is not due for long, with one stay; its address cannot be read. */
export async function linkAirbnb(listingId: number, { start, end }: Stay): Promise<void> {
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), feed AS (
       INSERT INTO calendar_feeds (listing_id, source, url, last_success_at, next_run_at)
       VALUES ($1, 'airbnb', 'https://127.0.0.1/kalender.ics', now() - interval '1 hour', now() + interval '1 year')
       RETURNING id)
     INSERT INTO occupancies (listing_id, source, start_date, end_date, calendar_feed_id, summary)
     SELECT $1, 'airbnb', $2::date, $3::date, id, 'Reserved' FROM feed, held`,
    [listingId, start, end],
  );
}

/** The small panel at the chosen nights: their price, their block, and what holds for them. */
export const nightPanel = (page: Page) => page.getByRole('dialog', { name: texts.nights.title });
