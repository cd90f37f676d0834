/** The frame of the dashboard: its menu is visible, and no screen is wider than the window, at any width. */
import type { Page } from '@playwright/test';
import { answerCookies, demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { expectToFit } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';

const names = `'Anne', repeat('Vandenbroucke', 4), repeat('vandenbroucke.', 5) || '@kustverblijf.test', 'be'`;

async function expectWholeMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label, exact: true });
  const logout = menu.getByRole('button', { name: dashboardTexts.menu.logout });
  await expect(logout.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link').filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
}

test('the whole menu fits on a laptop, including signing out; a guest with a long name and address makes no screen wider', async ({
  page,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const [stay] = await rowsOf<{ id: number }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, email, country, date_of_birth, start_date, end_date,
       number_of_adults, number_of_children, message, price, status, modified_at, answered_at, approved_at)
     VALUES ($1, ${names}, '1980-03-02', current_date + 40, current_date + 43, 2, 0, repeat('Schoon', 30), 300, 'approved',
       now(), now(), now())
     RETURNING id`,
    [listing.id],
  );
  const [question] = await rowsOf<{ id: number }>(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message)
     VALUES ($1, ${names}, repeat('Parkeerplaats', 4), repeat('Schoon', 30)) RETURNING id`,
    [listing.id],
  );
  await answerCookies(page);
  await letIn(page, owner);
  for (const path of [
    route('dashboard.today'),
    route('dashboard.booking-request.index'),
    route('dashboard.booking-request.show', { id: stay?.id ?? 0 }),
    route('dashboard.booking.index'),
    route('dashboard.contact-request.index'),
    route('dashboard.contact-request.show', { id: question?.id ?? 0 }),
    route('dashboard.planning'),
  ]) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status(), path).toBe(200);
    if (path === route('dashboard.today')) await expectWholeMenu(page);
    await expectToFit(page, path);
  }

  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.user.index'));
  await expectWholeMenu(page);
});
