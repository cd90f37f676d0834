/** The bottom bar on phones: the pages used daily, and the whole menu behind 'Meer'. The calendar keeps its month. */
import type { Page } from '@playwright/test';
import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { ownerCalendarTexts as calendarTexts } from '@/lib/texts/owner-calendar';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';
import { answerCookies, forgetSession, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { openCalendar, settingsOf } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import type { MadeListing } from '@/e2e/support/listings';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';

const { bar: texts, menu } = dashboardTexts;
const barOf = (page: Page) => page.getByRole('navigation', { name: layoutTexts.dashboardMenu.bar });

test.beforeEach(({ page }) => answerCookies(page));

/** After a reload, in the calendar of another listing, and after signing in. */
async function keepMonth(page: Page, first: MadeListing, second: MadeListing): Promise<void> {
  await openCalendar(page, route('dashboard.calendar', { slug: first.slug }));
  const title = page.locator('h2[aria-live]');
  const month = formatMonth(addMonths(startOfMonth(todayIn()), 3));
  const next = page.getByRole('button', { name: calendarDayTexts.nextMonth });
  for (let n = 0; n < 3; n += 1) await next.click();
  await expect(title).toHaveText(month);
  await openCalendar(page);
  await expect(title).toHaveText(month);

  await page.getByRole('button', { name: calendarTexts.settings }).click();
  await expect(settingsOf(page)).toBeVisible();
  await page.getByLabel(calendarTexts.listing).selectOption({ label: 'Zilvermeeuw, Oostende' });
  await page.waitForURL((url) => url.pathname === route('dashboard.calendar', { slug: second.slug }));
  await expect(title).toHaveText(month);
  await expect(settingsOf(page)).toBeVisible();
  await next.click();
  const later = formatMonth(addMonths(startOfMonth(todayIn()), 4));
  // Opening the panel adds a history entry, turning to another month does not.
  await page.getByRole('button', { name: calendarTexts.settings }).click();
  await expect(title).toHaveText(later);

  await page.getByRole('button', { name: calendarTexts.year, exact: true }).click();
  await openCalendar(page);
  await expect(page.getByRole('grid')).toHaveCount(12);
  const address = new URL(page.url());
  await forgetSession(page);
  await page.goto(address.pathname + address.search);
  await expect(page).toHaveURL(/inloggen/);
  const back = new URL(new URL(page.url()).searchParams.get('terug') ?? '', address);
  expect(back.pathname).toBe(address.pathname);
  expect(Object.fromEntries(back.searchParams)).toEqual(Object.fromEntries(address.searchParams));
}

test('leads to today, the calendar and the inbox with unread counts, and to all the rest; the calendar keeps the month', async ({
  page,
}) => {
  const owner = await makeAccount();
  const first = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const second = await makeListing(owner.id, { name: 'Zilvermeeuw', state: 'online' });
  await rowsOf(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message)
     VALUES ($1, 'Ann', 'Maes', 'vraag@kustverblijf.test', 'be', 'Fietsen', 'Zijn er fietsen?')`,
    [first.id],
  );
  await letIn(page, owner);
  await page.goto(route('dashboard.today'));
  const bar = barOf(page);
  const places = bar.getByRole('link');
  await expect(places).toHaveText([texts.today, texts.calendar, /Inbox/]);
  await expect(bar.getByRole('link', { name: texts.today })).toHaveAttribute('aria-current', 'page');
  const inbox = bar.getByRole('link', { name: texts.inbox });
  await expect(inbox).toContainText(layoutTexts.dashboardMenu.unread(1));
  await inbox.click();
  await page.waitForURL(`**${route('dashboard.booking-request.index')}`);
  await expect(inbox).toHaveAttribute('aria-current', 'page');
  const section = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.section });
  await section.getByRole('link', { name: new RegExp(`^${texts.questions}`) }).click();
  await page.waitForURL(`**${route('dashboard.contact-request.index')}`);
  await expect(page.getByRole('row').filter({ hasText: 'Fietsen' })).toBeVisible();
  await expect(inbox).toHaveAttribute('aria-current', 'page');

  const more = bar.getByRole('button', { name: layoutTexts.dashboardMenu.more });
  await more.click();
  const all = page.getByRole('dialog', { name: layoutTexts.dashboardMenu.label });
  await expect(all.getByRole('link', { name: menu.statistics })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await all.getByRole('link', { name: menu.statistics }).click();
  await page.waitForURL(`**${route('dashboard.statistics')}`);
  await expect(all).toHaveCount(0);
  await expect(section).toHaveCount(0);

  await keepMonth(page, first, second);
});
