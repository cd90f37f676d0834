/** No screen of the dashboard is wider than the window, whatever the window. */
import type { Page } from '@playwright/test';
import { answerCookies, demoAdmin, demoOwner, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { extremeLooks, showAs } from '@/e2e/support/widths';
import { route } from '@/lib/paths';

const looks = [
  ...[375, 768, 1024, 1280].map((width) => ({ width, height: 900, letters: 100 })),
  ...extremeLooks,
];

test.beforeEach(({ page }) => answerCookies(page));
test.setTimeout(240_000);

/** The first value of a question that the demo world answers. */
async function one<T>(sql: string): Promise<T> {
  const [row] = await rowsOf<{ value: T }>(sql);
  if (!row) throw new Error(`nothing answers ${sql}`);
  return row.value;
}

const ofOwner = (table: string) =>
  `SELECT r.id AS value FROM ${table} r JOIN listings l ON l.id = r.listing_id
   JOIN users u ON u.id = l.user_id WHERE u.email = '${demoOwner.email}' ORDER BY r.id LIMIT 1`;
const home = 'de-witte-golf-oostende';

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  const tooWide: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status(), path).toBe(200);
    for (const look of looks) {
      await showAs(page, look);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) tooWide.push(`${path} by ${over} px at ${look.width} px, letters of ${look.letters} %`);
    }
  }
  expect(tooWide).toEqual([]);
}

test('of an owner', async ({ page }) => {
  const request = await one<number>(ofOwner('booking_requests'));
  const question = await one<number>(ofOwner('contact_requests'));
  await letIn(page, demoOwner);
  await expectToFit(page, [
    route('dashboard.overview'),
    route('dashboard.listing.index'),
    route('listing.create'),
    route('listing.edit', { slug: home }),
    route('dashboard.booking-request.index'),
    route('dashboard.booking-request.show', { id: request }),
    route('dashboard.booking.index'),
    route('dashboard.contact-request.index'),
    route('dashboard.contact-request.show', { id: question }),
    route('dashboard.calendar', { slug: home }),
    route('dashboard.planning'),
    route('dashboard.calendar', { slug: home }, { action: 'manage' }),
    route('dashboard.calendar', { slug: home }, { action: 'log' }),
    route('dashboard.calendar', { slug: home }, { view: 'year' }),
    route('dashboard.statistics'),
    route('dashboard.invoice.index'),
    route('dashboard.subscription.index'),
    route('dashboard.profile'),
    route('dashboard.thank-you'),
  ]);
});

test('of an owner whose guest has a long name and address', async ({ page }) => {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  const [request] = await rowsOf<{ id: number }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date, end_date,
       number_of_adults, number_of_children, message, price, status, modified_at, answered_at, approved_at)
     VALUES ($1, 'Anne', repeat('Vandenbroucke', 4), '1980-03-02', repeat('vandenbroucke.', 5) || '@kustverblijf.test', 'be',
       current_date + 40, current_date + 43, 2, 0, repeat('Schoon', 30), 300, 'approved', now(), now(), now())
     RETURNING id`,
    [home.id],
  );
  await letIn(page, owner);
  await expectToFit(page, [
    route('dashboard.overview'),
    route('dashboard.booking-request.index'),
    route('dashboard.booking-request.show', { id: request?.id ?? 0 }),
    route('dashboard.booking.index'),
  ]);
});

test('of an admin', async ({ page }) => {
  const user = await one<number>(`SELECT id AS value FROM users WHERE email = '${demoOwner.email}'`);
  const article = await one<number>('SELECT id AS value FROM news_articles ORDER BY id LIMIT 1');
  await letIn(page, demoAdmin);
  await expectToFit(page, [
    route('dashboard.admin'),
    route('dashboard.admin.listing.index'),
    route('dashboard.admin.user.index'),
    route('dashboard.admin.mails'),
    route('dashboard.admin.search-alerts'),
    route('dashboard.admin.health'),
    route('dashboard.admin.user.show', { id: user }),
    route('dashboard.news.index'),
    route('dashboard.news.create'),
    route('dashboard.news.edit', { id: article }),
  ]);
});

test.describe('the search', () => {
  test('with days chosen', async ({ page }) => {
    const days = { arrival: '2027-09-25', departure: '2027-10-02' };
    await expectToFit(page, [route('home'), route('listing.index', {}, days)]);
  });
});
