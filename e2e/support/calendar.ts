/** The landlord's calendar in the tests. */
import type { Locator, Page } from '@playwright/test';
import { rowsOf } from '@/e2e/support/database';
import { expect } from '@/e2e/support/test';
import { chooseDay, showDay } from '@/e2e/support/stays';
import type { Stay } from '@/e2e/support/stays';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

/** Nights of a month that are free in a listing without stays: from the 10th, `[start, end)`. */
export function nightsAhead(months: number, nights: number): Stay {
  const start = addDays(addMonths(startOfMonth(todayIn()), months), 9);
  return { start, end: addDays(start, nights) };
}

/** Selects the first and the last night of a range. */
export async function chooseNights(page: Page, { start, end }: Stay): Promise<void> {
  await chooseDay(page, start);
  await chooseDay(page, addDays(end, -1));
}

/** The bar that shows the selected nights, with the actions on them. */
export const choosing = (page: Page) => page.getByRole('group', { name: texts.chosen });

/** Waits until the page is hydrated: before that a click has no effect. */
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

/** Opens the calendar at a path, or reloads it, and waits until it is interactive. */
export async function openCalendar(page: Page, path?: string): Promise<void> {
  if (path === undefined) await page.reload();
  else await page.goto(path);
  await expectHeard(page, page.getByRole('button', { name: texts.settings }));
}

export const settingsOf = (page: Page) => page.getByRole('region', { name: texts.settings, exact: true });

/** The settings panel, opened unless it is open: the button knows so before the panel has loaded. */
export async function openSettings(page: Page): Promise<Locator> {
  const panel = settingsOf(page);
  const button = page.getByRole('button', { name: texts.settings });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  // Until it is visible, clicks go elsewhere.
  await expect(panel).toBeVisible();
  return panel;
}

/** A day of the listing's calendar as a guest sees it, on the request page. */
export async function guestDay(page: Page, slug: string, day: Stay['start']): Promise<Locator> {
  await page.goto(route('listing.booking-request.create', { slug }));
  await expectHeard(page, page.getByRole('button', { name: calendarDayTexts.nextMonth }));
  return showDay(page, day);
}

/** A linked Airbnb calendar that is not due for a long time, with one stay; its URL cannot be read. */
export async function addAirbnbFeed(listingId: number, { start, end }: Stay): Promise<void> {
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

/** The popover of the selected nights: their price, their block, and the rules that apply. */
export const nightPanel = (page: Page) => page.getByRole('dialog', { name: texts.nights.title });
