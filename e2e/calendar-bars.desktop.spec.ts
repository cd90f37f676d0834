/** The month of a home: stays and requests as bars, any month a press away. */
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { linkAirbnb, nightsAhead, openCalendar } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { route } from '@/lib/paths';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

test.beforeEach(({ page }) => answerCookies(page));

test('a request and a stay of another site are bars with name and nights, any month a press away', async ({
  page,
}) => {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const nights = nightsAhead(2, 3);
  await linkAirbnb(home.id, { start: nights.end, end: addDays(nights.end, 2) });
  await rowsOf(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date,
       end_date, number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Jan', 'Janssens', '1980-01-01', 'jan@kustverblijf.test', 'be', $2::date, $3::date, 2, 0, 'Tot dan.', 300)`,
    [home.id, nights.start, nights.end],
  );
  await letIn(page, owner);
  await openCalendar(page, route('dashboard.calendar', home, { month: nights.start.slice(0, 7) }));
  const asked = page.locator('[data-bar="pending"]', { hasText: 'Jan Janssens · 3 n.' });
  await expect(asked).toBeVisible();
  await expect(page.locator('[data-bar="airbnb"]', { hasText: 'Airbnb · 2 n.' })).toBeVisible();
  await expect(await showDay(page, nights.start)).toHaveAccessibleName(/aanvraag van Jan Janssens/);
  // The whole month and what stands over it fit the screen.
  const grid = await page.getByRole('grid').boundingBox();
  expect((grid?.y ?? 0) + (grid?.height ?? 9999)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

  const title = page.locator('h2[aria-live]');
  const far = addMonths(startOfMonth(todayIn()), 7);
  await page.getByLabel(texts.pickMonth).selectOption(far);
  await expect(title).toHaveText(formatMonth(far));
  await expect(page).toHaveURL(new RegExp(`month=${far.slice(0, 7)}`));
  await page.getByRole('button', { name: texts.today, exact: true }).click();
  await expect(title).toHaveText(formatMonth(todayIn()));
});
