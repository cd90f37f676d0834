/** The bar at a phone's foot: the pages of every day, and the whole menu behind 'Meer'. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';

const { bar: texts, menu } = dashboardTexts;
const barOf = (page: Page) => page.getByRole('navigation', { name: layoutTexts.dashboardMenu.bar });

test.beforeEach(({ page }) => answerCookies(page));

test('leads to today, the calendar and the inbox with what is unread, and to all the rest', async ({
  page,
}) => {
  const owner = await makeAccount();
  const { id } = await makeListing(owner.id, { name: 'Zeewind', state: 'online' });
  await rowsOf(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message)
     VALUES ($1, 'Ann', 'Maes', 'vraag@kustverblijf.test', 'be', 'Fietsen', 'Zijn er fietsen?')`,
    [id],
  );
  await letIn(page, owner);
  await page.goto(route('dashboard.overview'));
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
  await axe(page);

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
});
