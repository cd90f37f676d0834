/** The operator's figures: searches of visitors as they are counted, and the page at every width. */
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

/** A party so large that no other test searches for it. */
const crowd = 'listing_city_id=24&adults=16&children=3';

test('what a visitor searches in vain is counted, from the cache and in every language @desktop', async ({
  page,
  browser,
}) => {
  const counted = async () => {
    const rows = await rowsOf<{ searches: number; missed: number }>(
      'SELECT coalesce(sum(searches), 0)::int AS searches, coalesce(sum(without_result), 0)::int AS missed FROM search_days WHERE party = 19',
    );
    return rows[0];
  };
  const before = (await counted()) ?? { searches: 0, missed: 0 };
  const after = (more: number) => ({ searches: before.searches + more, missed: before.missed + more });
  const visitor = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await answerCookies(visitor);
  const visited = await visitor.newPage();
  await visited.goto(`${route('listing.index')}?${crowd}`);
  await visited.goto(`${route('listing.index')}?${crowd}`);
  await visited.goto(`/fr/locations?${crowd}`);
  await expect.poll(counted).toEqual(after(3));
  const program = await browser.newContext({ userAgent: 'curl/8.5.0' });
  await (await program.newPage()).goto(`${route('listing.index')}?${crowd}`);
  await visited.goto(`${route('listing.index')}?${crowd}&page=2`);
  await visited.goto(`${route('listing.index')}?${crowd}`);
  await expect.poll(counted).toEqual(after(4));
  await program.close();
  await visitor.close();

  const admin = await makeAccount({ roleId: 3 });
  await letIn(page, admin);
  await page.goto(route('dashboard.admin.figures'));
  const missing = page.getByRole('region', { name: texts.missing.title });
  await expect(missing.getByRole('row').filter({ hasText: '19\u00a0personen' }).first()).toBeVisible();
});

test('the figures are read as charts and as a table, by month and by week', async ({ page }) => {
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.figures'));
  await expect(page.getByRole('heading', { name: texts.names.listings_online })).toBeVisible();
  await atEveryViewport(page, 'operator-figures');
  await page.getByRole('button', { name: texts.asTable }).click();
  await expect(page.getByRole('table', { name: texts.tables.offer })).toBeVisible();
  await atEveryViewport(page, 'operator-figures-table');
  await page
    .getByRole('navigation', { name: texts.step.label })
    .getByRole('link', { name: texts.step.week })
    .click();
  await expect(page).toHaveURL(/by=week/);
  await expect(page.getByRole('table', { name: texts.tables.offer }).getByRole('row').nth(20)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.csv, exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^cijfers-.*\.csv$/);
});

test('nobody but an admin sees them @desktop', async ({ page }) => {
  await letIn(page, await makeAccount());
  const answer = await page.request.get(route('dashboard.admin.figures'));
  expect(answer.status()).toBe(404);
});
