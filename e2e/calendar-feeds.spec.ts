/** Calendars of other sites: a landlord adds a third one, sees that one fails, fixes it, and removes it. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { addAirbnbFeed, nightsAhead, openCalendar } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import type { Stay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/desk-paths';
import {
  feedFaultTexts,
  feedMendTexts,
  feedTexts as texts,
  secretAddressTexts as secretTexts,
} from '@/lib/texts/calendar-feeds';
import { calendarSyncTexts, calendarManagerTexts } from '@/lib/texts/owner-calendar';
import { todayTexts } from '@/lib/texts/today';
import { uiTexts } from '@/lib/texts/ui';

import { calendarOf } from '@/tests/support/calendar-server';

test.beforeEach(({ page }) => answerCookies(page));

/** A calendar of a site without its own field, read an hour ago. */
async function addOtherFeed(listingId: number, name: string): Promise<void> {
  await rowsOf(
    `INSERT INTO calendar_feeds (listing_id, source, name, url, last_success_at, next_run_at, outcome)
     VALUES ($1, 'other', $2, 'https://127.0.0.1/ander.ics', now() - interval '1 hour', now() + interval '1 year',
       '{"read_at": "2026-11-24T08:00:00.000Z", "events": 4, "taken": 2, "own": 1, "cancelled": 0, "free": 0,
         "outside": 1, "unreadable": 0}')`,
    [listingId, name],
  );
}

/** Serves a calendar from where the site may read it; its response can be turned into an error. */
async function serveCalendar(days: Stay) {
  let status = 200;
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'text/calendar' }).end(calendarOf(days)),
  );
  // The same test at another width may still be using the port.
  await expect(async () => {
    server.listen(Number(process.env.E2E_FEED_PORT), '127.0.0.1');
    await once(server, 'listening');
  }).toPass({ timeout: 45_000 });
  return {
    url: (name: string) => `http://127.0.0.1:${process.env.E2E_FEED_PORT}/${name}.ics`,
    answer: (next: number) => (status = next),
    stop: () => server.close(),
  };
}

async function refuseByKeyboard(page: Page): Promise<void> {
  const name = page.getByLabel(texts.addName);
  const url = page.getByLabel(texts.addUrl, { exact: true });
  await expect(async () => {
    await name.fill('Vrbo');
    await name.press('Tab');
    await expect(url).toBeFocused({ timeout: 500 });
    await page.keyboard.insertText('https://127.0.0.1/vrbo.ics');
    await page.keyboard.press('Enter');
    await expect(page.getByText(feedFaultTexts.forbidden_address)).toBeVisible();
  }).toPass();
  await expect(url).toBeFocused();
  await expect(url).toHaveAccessibleDescription(new RegExp(feedFaultTexts.forbidden_address));
  await expect(name).toHaveValue('Vrbo');
}

test('a listing’s own calendar gets a secret URL, and another one that replaces it @phone @desktop', async ({
  page,
  request,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await letIn(page, owner);
  await page.goto(route('dashboard.calendar.feeds', listing));
  await expect(page.getByRole('heading', { name: secretTexts.title })).toBeVisible();
  const link = page.getByLabel(secretTexts.title, { exact: true });
  await expect(async () => {
    await page.getByRole('button', { name: secretTexts.make }).click({ timeout: 1000 });
    await expect(link).toHaveValue(/\/calendar\/[\w-]{43}$/, { timeout: 3000 });
  }).toPass();
  const first = await link.inputValue();
  expect((await request.get(first)).status()).toBe(200);

  await page.getByRole('button', { name: secretTexts.renew }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: secretTexts.renew }).click();
  await expect(link).not.toHaveValue(first);
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(await link.inputValue())).status()).toBe(200);
  await page.reload();
  await expect(link).not.toHaveValue(first);
});

test.describe('a calendar', () => {
  test.use({ expectedErrors: [/422/] });

  test('that fails is shown among all listings, and fixed on its own page @phone', async ({ page }) => {
    const owner = await makeAccount();
    const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
    await makeListing(owner.id, { name: 'Zilvermeeuw', state: 'online' });
    await addAirbnbFeed(listing.id, nightsAhead(3, 2));
    await addOtherFeed(listing.id, 'Vrbo');
    await letIn(page, owner);
    await openCalendar(page, route('dashboard.calendar', { slug: listing.slug }, { action: 'manage' }));
    await page.getByRole('link', { name: texts.manage }).click();

    const list = page.getByRole('list', { name: texts.title });
    const vrbo = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vrbo' }) });
    await expect(vrbo).toContainText(texts.works);
    await expect(vrbo).toContainText(texts.outcome.taken(2));
    await expect(vrbo).toContainText(texts.outcome.own(1));
    await page.getByRole('button', { name: texts.readNow }).click();
    await expect(page.getByText(calendarSyncTexts.syncedPartly)).toBeVisible();
    await expect(vrbo).toContainText(feedFaultTexts.forbidden_address);
    await expect(vrbo).toContainText(feedMendTexts.forbidden_address);

    await page.goto(route('dashboard.calendars'));
    const listings = page.getByRole('list', { name: texts.allTitle });
    await expect(listings.getByRole('link')).toHaveText([/Duinroos/, /Zilvermeeuw/]);
    await expect(listings).toContainText(texts.noFeeds);
    await listings.getByRole('link', { name: 'Duinroos' }).click();

    await vrbo.getByRole('button', { name: texts.removeNamed('Vrbo') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.removed)).toBeVisible();
    await expect(vrbo).toHaveCount(0);

    // Managers are on a page of their own.
    await page.goto(route('dashboard.calendar.managers', listing));
    await expect(page.getByRole('heading', { name: calendarManagerTexts.title, level: 2 })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.managers })).toHaveAttribute('aria-current', 'page');
  });

  test('that cannot be read is rejected, by keyboard; one of a third site is linked, fails, and is fixed with another URL @desktop', async ({
    page,
  }) => {
    const owner = await makeAccount();
    const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
    const site = await serveCalendar(nightsAhead(5, 3));
    try {
      await letIn(page, owner);
      await page.goto(route('dashboard.calendar.feeds', listing));
      await refuseByKeyboard(page);

      const list = page.getByRole('list', { name: texts.title });
      await expect(async () => {
        await page.getByLabel(texts.addName).fill('Vrbo');
        await page.getByLabel(texts.addUrl, { exact: true }).fill(site.url('oud'));
        await page.getByRole('button', { name: texts.add, exact: true }).click();
        await expect(page.getByText(texts.added('Vrbo'))).toBeVisible();
      }).toPass();
      await expect(list).toContainText(texts.outcome.taken(1));

      site.answer(410);
      await page.getByRole('button', { name: texts.readNow }).click();
      await expect(list).toContainText(texts.fails);
      await page.goto(route('dashboard'));
      await page.getByRole('link', { name: todayTexts.mendFeed }).click();
      const link = list.getByLabel(calendarSyncTexts.link('Vrbo'));
      await expect(link).toHaveValue(site.url('oud'));
      await link.fill(site.url('nog-fout'));
      await list.getByRole('button', { name: calendarSyncTexts.save }).click();
      const refusal = page.getByRole('dialog');
      await expect(refusal).toContainText(calendarSyncTexts.failed(''));
      await refusal.getByRole('button', { name: uiTexts.cancel }).click();

      site.answer(200);
      await link.fill(site.url('nieuw'));
      await list.getByRole('button', { name: calendarSyncTexts.save }).click();
      await expect(page.getByText(calendarSyncTexts.saved)).toBeVisible();
      await expect(list).toContainText(texts.works);
      await expect(list).not.toContainText(texts.fails);
    } finally {
      site.stop();
    }
  });
});
