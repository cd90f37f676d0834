/** 'Prijzen en regels' in the tests. */
import type { Locator, Page } from '@playwright/test';
import { rowsOf } from '@/e2e/support/database';
import { expect } from '@/e2e/support/test';
import type { Stay } from '@/e2e/support/stays';
import { addDays, todayIn, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { seasonTexts, stayPricesTexts } from '@/lib/texts/stay-prices';

const SATURDAY = 6;

/** Whole weeks starting on a Saturday, at least this many days ahead. */
export function weeksAhead(days: number, weeks: number): Stay {
  const from = addDays(todayIn(), days);
  const start = addDays(from, (SATURDAY - weekday(from) + 7) % 7);
  return { start, end: addDays(start, 7 * weeks) };
}

/** Opens the page, and waits until it is hydrated: before that a click has no effect. */
export async function openPrices(page: Page, slug: string): Promise<void> {
  await page.goto(route('listing.prices', { slug }));
  const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const add = page.getByRole('button', { name: seasonTexts.add });
  await expect.poll(() => add.evaluate(isHeard), { timeout: 20_000 }).toBe(true);
}

/** Turns the strip to the year of a day. */
export async function showYear(page: Page, day: Day): Promise<Locator> {
  const strip = page.getByRole('region', { name: seasonTexts.strip(Number(day.slice(0, 4))) });
  for (let turn = 0; turn < 4 && !(await strip.isVisible()); turn += 1) {
    const shown = Number(await page.locator('p[aria-live].text-2xl').textContent());
    const way = shown > Number(day.slice(0, 4)) ? stayPricesTexts.previousYear : stayPricesTexts.nextYear;
    await page.getByRole('button', { name: way, exact: true }).click();
  }
  return strip;
}

/** A season created for a test. */
export async function makeSeason(listingId: number, name: string, { start, end }: Stay): Promise<void> {
  await rowsOf(
    `INSERT INTO listing_seasons (listing_id, name, start_date, end_date, price)
     SELECT id, $2, $3, $4, price + 50 FROM listings WHERE id = $1`,
    [listingId, name, start, end],
  );
}
