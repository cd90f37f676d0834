/** An operator finds a listing from details given by phone, and works through the lists. */
import { readFile } from 'node:fs/promises';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { apiTexts } from '@/lib/texts/api';
import {
  findListingsTexts,
  findListTexts,
  findRequestsTexts,
  findTexts as texts,
  listingStateTexts,
} from '@/lib/texts/find';
import { answerCookies, demoAdmin, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

/** A home of a landlord whose name nobody else has, with a request. */
async function makeWorld() {
  const last = `Quaghebeur${Math.floor(Math.random() * 1e6)}`;
  const owner = await makeAccount({ firstName: 'Zoe', lastName: last });
  const home = await makeListing(owner.id, { name: `Étoile ${last}`, state: 'retired' });
  const [request] = await rowsOf<{ id: number; code: string }>(
    `INSERT INTO booking_requests (listing_id, first_name, last_name, email, country, date_of_birth, start_date, end_date,
       number_of_adults, number_of_children, message, price)
     VALUES ($1, 'Jürgen', $2, $3, 'be', '1980-03-02', $4, $5, 2, 0, 'Graag.', 400) RETURNING id, code`,
    [
      home.id,
      last,
      `gast.${last.toLowerCase()}@kustverblijf.test`,
      addDays(todayIn(), 40),
      addDays(todayIn(), 44),
    ],
  );
  return { last, owner, home, request: request ?? { id: 0, code: '' } };
}

// A call that is cut off, and pages that nobody else has.
// One pattern: two elements would be read as a value with its options.
test.use({ expectedErrors: [/ERR_FAILED .*\/api\/admin\/search|404.*\/dashboard\/admin\//] });

test('one field finds home, owner and request, by keys alone', async ({ page }) => {
  const { last, owner, home, request } = await makeWorld();
  await signIn(page, demoAdmin, route('dashboard.admin.user.index'));
  const field = page.getByRole('combobox', { name: texts.label });
  await expect(field).toBeVisible();
  // The key works once the field's script has loaded.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(field).toHaveValue('');
  await page.keyboard.type(`etoile ${last.toLowerCase()}`);
  const list = page.getByRole('listbox', { name: texts.results });
  const option = list.getByRole('option', { name: home.name });
  await expect(option).toBeVisible();
  await expect(option).toContainText(listingStateTexts.retired);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await atEveryWidth(page, 'find-panel');
  await field.fill(last);
  await expect(list.getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText(owner.email);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText(home.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route('dashboard.admin.user.show', { id: owner.id }));

  // In another field it is a slash.
  await page.goto(route('dashboard.admin.user.index'));
  const search = page.getByRole('searchbox');
  await search.fill('a');
  await search.press('/');
  await expect(search).toHaveValue('a/');

  await field.fill(request.code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(route('dashboard.admin.find', {}, { q: request.code }));
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const found = page.getByRole('region', { name: texts.kinds.booking_requests });
  await expect(found.getByRole('link', { name: request.code })).toBeVisible();
  await atEveryWidth(page, 'find-page');
  await found.getByRole('link', { name: request.code }).click();
  await expect(page).toHaveURL(route('dashboard.booking-request.show', { id: request.id }));
  await expect(page.getByText(`Jürgen ${last}`).first()).toBeVisible();

  await page.goto(route('dashboard.admin.find', {}, { q: `${last}nergens` }));
  await expect(page.getByText(texts.none(`${last}nergens`))).toBeVisible();
  await atEveryWidth(page, 'find-none');
  await page.route('**/api/admin/search?*', (call) => call.abort());
  await field.fill('iets anders');
  await expect(page.getByRole('search', { name: texts.label }).getByRole('status')).toHaveText(
    apiTexts.network,
  );
});

test('every home and every request, filtered in the address, as a file, and back to their owner', async ({
  page,
}) => {
  const { last, owner, home, request } = await makeWorld();
  await signIn(page, demoAdmin, route('dashboard.admin.listing.all'));
  await expect(page.getByRole('heading', { level: 1, name: findListingsTexts.title })).toBeAttached();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await atEveryWidth(page, 'all-homes');
  await page.getByText(findListTexts.filters, { exact: true }).click();
  const filters = page.getByRole('form', { name: findListTexts.filters });
  await filters.getByLabel(findListTexts.words).fill(last);
  await filters.getByLabel(findListTexts.state).selectOption('retired');
  await filters.getByRole('button', { name: findListTexts.apply }).click();
  await expect(page).toHaveURL(/\?q=Quaghebeur\d+&state=retired&sort_by=newest$/);
  await expect(page.getByText(findListingsTexts.count('1', true))).toBeVisible();
  await atEveryWidth(page, 'all-homes-filtered');
  const row = page.getByRole('row').filter({ hasText: home.name });
  await expect(row).toContainText(listingStateTexts.retired);
  const download = page.waitForEvent('download');
  await filters.getByRole('link', { name: findListTexts.file }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain(owner.email);
  await filters.getByLabel(findListTexts.state).selectOption('online');
  await filters.getByRole('button', { name: findListTexts.apply }).click();
  await expect(page.getByText(findListingsTexts.empty)).toBeVisible();
  await atEveryWidth(page, 'all-homes-none');
  await page.goBack();
  await row.getByRole('link', { name: `${findListingsTexts.requests}: ${home.name}` }).click();

  await expect(page).toHaveURL(route('dashboard.admin.booking-request.index', {}, { listing_id: home.id }));
  await expect(page.getByText(findRequestsTexts.count('1', true))).toBeVisible();
  const asked = page.getByRole('row').filter({ hasText: request.code });
  await expect(asked).toContainText(`Jürgen ${last}`);
  await atEveryWidth(page, 'all-requests');
  await asked.getByRole('link', { name: `Zoe ${last}` }).click();
  await expect(page).toHaveURL(route('dashboard.admin.user.show', { id: owner.id }));
});

test('nobody else has them @desktop', async ({ page }) => {
  await letIn(page, await makeAccount());
  for (const path of [
    'dashboard.admin.find',
    'dashboard.admin.listing.all',
    'dashboard.admin.booking-request.index',
  ] as const) {
    const answer = await page.goto(route(path));
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('combobox', { name: texts.label })).toHaveCount(0);
  }
});
