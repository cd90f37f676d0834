/** A year's statistics: charts, the same as a table, one listing compared with all, a file for a spreadsheet. */
import fs from 'node:fs/promises';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { monthTexts } from '@/lib/texts/format';
import { comparisonTexts, seriesTexts as texts } from '@/lib/texts/statistics';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

const year = Number(todayIn().slice(0, 4));

test.beforeEach(({ page }) => answerCookies(page));

/** Approved and past: from 3 March of that year on. */
const makeStay = (listingId: number, ofYear: number, nights: number, price: number) =>
  rowsOf(
    `INSERT INTO booking_requests (listing_id, status, first_name, last_name, date_of_birth, email, country,
       start_date, end_date, number_of_adults, number_of_children, message, price, created_at, modified_at, approved_at,
       answered_at, review_asked_at)
     SELECT $1, 'approved', 'Jan', 'Janssens', '1980-01-01', 'jan@kustverblijf.test', 'be', day, day + $3::int, 2, 0,
       'Tot dan.', $4, day - 20, day - 20, day - 20, day - 20, now()
     FROM (SELECT make_date($2, 3, 3) AS day) AS one`,
    [listingId, ofYear, nights, price],
  );

test('a year is shown as charts, as a table and as a file, for all listings and for one @desktop', async ({
  page,
}) => {
  const owner = await makeAccount();
  const golf = await makeListing(owner.id, { name: 'De Golf', state: 'online' });
  const duin = await makeListing(owner.id, { name: 'Het Duin', state: 'online' });
  await makeStay(golf.id, year, 5, 1250);
  await makeStay(duin.id, year, 2, 300);
  await makeStay(golf.id, year - 1, 4, 800);
  await signIn(page, owner, route('dashboard.statistics'));

  const income = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: texts.income, exact: true }) });
  await expect(income).toContainText('€ 1.550,-');
  await expect(income).toContainText(texts.inYear(year - 1, '€ 800,-'));
  // The charts are only visual.
  await expect(income.locator('[aria-hidden] svg .recharts-bar-rectangle path').first()).toBeVisible();
  await expect(page.getByRole('region', { name: texts.byListing(year) })).toContainText('De Golf');

  await test.step('the month under the pointer is described', async () => {
    const box = await page.locator('.recharts-cartesian-grid').first().boundingBox();
    if (!box) throw new Error('no chart');
    const told = page.locator('.recharts-tooltip-wrapper').first();
    for (const [place, month] of monthTexts.long.entries()) {
      await page.mouse.move(box.x + (box.width * (place + 0.5)) / 12, box.y + box.height / 2);
      await expect(told).toContainText(`${month} ${year}: ${month === 'maart' ? '€ 1.550,-' : '€ 0,-'}`);
    }
    await page.mouse.move(0, 0);
  });
  await atEveryViewport(page, 'figures', widthsFromSmallest);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atEveryWidth(page, 'figures-dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: texts.asTable }).click();
  const march = page.getByRole('table', { name: texts.tableOf(year) }).getByRole('row', { name: /Maart/ });
  await expect(march).toContainText('€ 1.550,-');
  await expect(march).toContainText(texts.nightsLet(7));
  await expect(march).toContainText(texts.inYear(year - 1, '€ 800,-'));
  await atEveryWidth(page, 'figures-table', widthsFromSmallest);

  await page.getByLabel(texts.listing, { exact: true }).selectOption('De Golf');
  await page.waitForURL(`**/statistieken?listing_id=${golf.id}`);
  await expect(march).toContainText('€ 1.250,-');
  await expect(page.getByRole('region', { name: comparisonTexts.title })).toBeVisible();
  await page.getByRole('link', { name: String(year - 1), exact: true }).click();
  await page.waitForURL(`**/statistieken?year=${year - 1}&listing_id=${golf.id}`);
  await page.reload();
  await page.getByRole('button', { name: texts.asTable }).click();
  await expect(
    page.getByRole('table', { name: texts.tableOf(year - 1) }).getByRole('row', { name: /Maart/ }),
  ).toContainText('€ 800,-');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.csvOf(year - 1) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`statistieken-${year - 1}-01-01-${year}-01-01.csv`);
  const lines = (await fs.readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[3]).toBe(`${year - 1}-03;De Golf;0;0;0;4;13;800,00`);

  await test.step('another landlord’s listing in the URL falls back to the user’s own', async () => {
    const other = await makeAccount();
    const { id } = await makeListing(other.id, { name: 'Van een ander', state: 'online' });
    await page.goto(`${route('dashboard.statistics')}?listing_id=${id}&year=1066`);
    await expect(page.getByRole('heading', { name: texts.income, exact: true })).toBeVisible();
    await expect(page.getByText('Van een ander')).toHaveCount(0);
  });
});
