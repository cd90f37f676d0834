/** The timeline of all listings in the tests. */
import type { Locator, Page } from '@playwright/test';
import { rowsOf } from '@/e2e/support/database';
import type { MadeListing } from '@/e2e/support/listings';
import { expect } from '@/e2e/support/test';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { planningTexts as texts } from '@/lib/texts/planning';

/** Opens it, and waits until its days are rendered, which needs JavaScript. */
export async function openPlanning(page: Page): Promise<Locator> {
  await page.goto(route('dashboard.planning'));
  const grid = page.getByRole('grid', { name: texts.grid });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  return grid;
}

export const cellOf = (page: Page, listing: MadeListing, day: Day): Locator =>
  page.locator(`[data-home="${listing.id}"] [data-day="${day}"]`);

/** The centre of a listing's day on the screen. */
export async function middleOf(cell: Locator): Promise<{ x: number; y: number }> {
  const box = await cell.boundingBox();
  if (!box) throw new Error('the day is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from one element to another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, a.y, { steps: 4 });
  await page.mouse.move(b.x, a.y, { steps: 4 });
  await page.mouse.up();
}

/** Nights that the landlord blocks. */
export async function makeBlock(listing: MadeListing, start: Day, end: Day): Promise<void> {
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int]))
     INSERT INTO occupancies (listing_id, source, start_date, end_date)
     SELECT $1, 'blocked', $2::date, $3::date FROM held`,
    [listing.id, start, end],
  );
}
