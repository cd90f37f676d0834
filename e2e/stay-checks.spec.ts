/** Random checks with the stand-in: an admin has listings drawn and sent, and the landlord reads what was found. */
import type { Page } from '@playwright/test';
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { checkedArea, startCheckedSite } from '@/e2e/support/checked-site';
import type { CheckedSite } from '@/e2e/support/checked-site';
import { rowsOf } from '@/e2e/support/database';
import { clearLeftovers } from '@/e2e/support/leftovers';
import { makeListing } from '@/e2e/support/listings';
import { test as base, expect } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { shortStayTexts } from '@/lib/texts/short-stay';
import { ownCheckTexts, shortStayCheckTexts as texts } from '@/lib/texts/short-stay-checks';
import { paginationTexts } from '@/lib/texts/ui-pagination';

const test = base.extend<{ site: CheckedSite }>({
  site: [
    async ({ browserName: _whichever }, provide) => {
      const site = await startCheckedSite();
      await provide(site);
      // The data created by the test are in this site's database.
      await clearLeftovers();
      await site.close();
    },
    { auto: true, timeout: 120_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
});

/** The entry point refuses once, on purpose. */
test.use({ expectedErrors: [/502/] });

const adminPage = route('dashboard.admin.short-stays');
const ownPage = route('dashboard.stay-reports');
const name = 'Duinroos';

/** A home of a new landlord in the area. */
async function makeCheckedHome() {
  const owner = await makeAccount({ firstName: 'Rita' });
  const { id, slug } = await makeListing(owner.id, { name, state: 'online' });
  const { latitude, longitude } = checkedArea;
  await rowsOf('UPDATE listings SET latitude = $2, longitude = $3 WHERE id = $1', [id, latitude, longitude]);
  return { owner, id, slug };
}

const adminChecks = (page: Page) => page.getByRole('region', { name: texts.title });
const ownChecks = (page: Page) => page.getByRole('region', { name: ownCheckTexts.title });
const run = (page: Page) => adminChecks(page).getByRole('button', { name: texts.run });

/** Deletes the run that an earlier press left, as if its worker had finished. */
const endRun = () => rowsOf(`DELETE FROM short_stay_runs WHERE kind = 'checks'`);

/** Nothing has been drawn yet, and the entry point does not support checks. */
async function beginInVain(page: Page, { standIn }: CheckedSite): Promise<void> {
  await page.goto(adminPage);
  await expect(adminChecks(page).getByText(texts.empty)).toBeVisible();
  await atEveryViewport(page, 'stay-checks-empty');
  standIn.setV2(false);
  await run(page).click();
  await expect(page.getByText(/404/)).toBeVisible();
  await atEveryViewport(page, 'stay-checks-refused');
  standIn.setV2(true);
}

/** The area is read, and its home drawn and sent. */
async function draw(page: Page): Promise<void> {
  await page.goto(adminPage);
  await page.getByRole('button', { name: shortStayTexts.refresh }).click();
  await expect(page.getByText(shortStayTexts.refreshed(1, 1))).toBeVisible();
  await run(page).click();
  await expect(page.getByText(texts.ran(1, 0))).toBeVisible();
  await adminChecks(page).getByText(texts.homes, { exact: true }).click();
  await expect(adminChecks(page).getByText(texts.states.submitted, { exact: true })).toBeVisible();
  await expect(adminChecks(page).getByText(texts.drawnOf(1, 1))).toBeVisible();
}

/** The flag is read, but the entry point takes no acknowledgement now: the worker has to go on. */
async function flagIt(page: Page, { standIn }: CheckedSite): Promise<void> {
  standIn.screen(standIn.listings()[0]?.listingId ?? '', ['UNK']);
  standIn.fail({ how: 'status 429', on: 'acknowledgements', retryAfter: '3600' });
  await run(page).click();
  await expect(page.getByText(texts.leftToWorker)).toBeVisible();
  await expect(adminChecks(page).getByText(texts.running)).toBeVisible();
  await expect(run(page)).toHaveCount(0);
  await expect(adminChecks(page).getByText(texts.states.flagged, { exact: true })).toBeVisible();
  await expect(adminChecks(page).getByText(`UNK: ${texts.flag('UNK')}`)).toBeVisible();
}

/** Draws in the 11 months before, of which only the numbers are stored. */
const makeOldDraws = () =>
  rowsOf(
    `INSERT INTO short_stay_checks (area, month, seed, percent, minimum, homes, drawn)
     SELECT a.id, to_char(date '2026-01-01' - n * interval '1 month', 'YYYY-MM'), repeat('ab', 16), 10, 2, 30, 3
     FROM short_stay_areas a, generate_series(1, 11) n`,
  );

test('an admin has homes checked, and leafs through the draws @desktop', async ({ page, site }) => {
  await makeCheckedHome();
  await letIn(page, demoAdmin);
  await beginInVain(page, site);
  await draw(page);
  await atEveryViewport(page, 'stay-checks-drawn');
  await flagIt(page, site);
  await atEveryViewport(page, 'stay-checks-running');
  await endRun();
  // The page refreshes by itself.
  await expect(run(page)).toBeVisible();
  await run(page).click();
  await expect(page.getByText(texts.ran(0, 0))).toBeVisible();
  await expect(adminChecks(page).getByText(texts.states.acknowledged)).toBeVisible();
  expect(site.standIn.listings()).toMatchObject([{ status: 'acknowledged', flags: ['UNK'] }]);
  await makeOldDraws();
  await page.goto(`${adminPage}?draws=alle`);
  await expect(adminChecks(page).getByText(texts.count(12))).toBeVisible();
  await adminChecks(page).getByRole('link', { name: paginationTexts.next }).click();
  await page.waitForURL(`**${adminPage}?draws=2`);
  await expect(adminChecks(page).getByText(texts.forgotten).first()).toBeVisible();
  await atEveryViewport(page, 'stay-checks-later-page');
});

/** Remarks on the home in each earlier draw. */
async function makeOldRemarks(listingId: number): Promise<void> {
  await makeOldDraws();
  await rowsOf(
    `INSERT INTO short_stay_check_homes
       (check_id, listing_id, key, sent, state, flags, version, submitted_at, told_at, acknowledged_at)
     SELECT id, $1, 'H' || id, '{}', 'acknowledged', '{EXP}', 'earlier', now(), now() - interval '1 month', now()
     FROM short_stay_checks WHERE month < '2026-01'`,
    [listingId],
  );
}

test('a landlord reads what a check found, and what became of it @desktop', async ({
  page,
  site,
  browser,
}) => {
  const { owner, id, slug } = await makeCheckedHome();
  await letIn(page, owner);
  await page.goto(ownPage);
  await expect(ownChecks(page).getByText(ownCheckTexts.none)).toBeVisible();
  const desk = await browser.newContext({ baseURL: site.origin });
  const adminsPage = await desk.newPage();
  await letIn(adminsPage, demoAdmin);
  await draw(adminsPage);
  // Sent, and nothing is wrong yet.
  await page.reload();
  await expect(ownChecks(page).getByText(ownCheckTexts.none)).toBeVisible();
  await flagIt(adminsPage, site);
  await page.reload();
  const found = ownChecks(page).getByRole('listitem').filter({ hasText: name });
  for (const told of [`UNK: ${texts.flag('UNK')}`, checkedArea.name, checkedArea.authority])
    await expect(found.getByText(told, { exact: true })).toBeVisible();
  await expect(found.getByText(ownCheckTexts.waiting)).toBeVisible();
  await atEveryViewport(page, 'own-checks-flagged');
  await endRun();
  await run(adminsPage).click();
  await expect(adminChecks(adminsPage).getByText(texts.states.acknowledged)).toBeVisible();
  await desk.close();
  await makeOldRemarks(id);
  await page.goto(`${ownPage}?checks=0`);
  await expect(ownChecks(page).getByText(ownCheckTexts.count(12))).toBeVisible();
  await expect(ownChecks(page).getByText(ownCheckTexts.waiting)).toHaveCount(0);
  await ownChecks(page).getByRole('link', { name: paginationTexts.next }).click();
  await page.waitForURL(`**${ownPage}?checks=2`);
  await atEveryViewport(page, 'own-checks-later-page');
  await expect(
    ownChecks(page)
      .getByRole('link', { name: ownCheckTexts.mendNamed(name) })
      .first(),
  ).toHaveAttribute('href', route('listing.edit', { slug }));
});
