/** The overview as a landlord's day: deciding in place, arrivals and departures, problems to resolve. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { toField } from '@/lib/paths';
import { addDays, todayIn } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import {
  bookingRequestActionTexts as actions,
  bookingRequestDeskTexts as desk,
} from '@/lib/texts/booking-requests';
import { formatEuro } from '@/lib/money/euro';
import { newsTexts } from '@/lib/texts/news';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { todayTexts as texts } from '@/lib/texts/today';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, forgetSession, letIn, makeAccount } from '@/e2e/support/accounts';
import { axeInTheDark } from '@/e2e/support/axe';
import { addAirbnbFeed } from '@/e2e/support/calendar';
import { rowsOf } from '@/e2e/support/database';
import type { MadeListing } from '@/e2e/support/listings';
import { makeListing, shareCalendar } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths, atEveryViewport, atEveryWidth } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

const day = (n: number) => addDays(todayIn(), n);
const dayOf = (page: Page) => page.getByRole('group', { name: texts.today });
const lineOf = (page: Page) => dayOf(page).getByRole('paragraph').first();
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

interface Asked {
  first: string;
  from: number;
  to: number;
  status?: 'pending' | 'approved';
}

/** A request from '… Maes' for these days, counted from today. */
async function ask(listingId: number, { first, from, to, status = 'pending' }: Asked): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    `WITH request AS (
       INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date,
         end_date, number_of_adults, number_of_children, message, price, status, approved_at, modified_at, answered_at)
       SELECT $1, $2, 'Maes', '1980-01-01', 'gast@kustverblijf.test', 'be', current_date + $3::int, current_date + $4::int, 2, 1,
         'Wij komen graag uitwaaien.', 300, $5::booking_request_status, moment, moment, moment
       FROM (SELECT CASE WHEN $5 = 'approved' THEN now() END AS moment) AS decided
       RETURNING id, message, status),
     said AS (
       INSERT INTO messages (booking_request_id, sender, body, told_at)
       SELECT id, 'guest', message, now() FROM request)
     SELECT id FROM request`,
    [listingId, first, from, to, status],
  );
  if (!row) throw new Error('no request was made');
  return row.id;
}

/** The nights of an approved request, in the calendar. */
async function occupy(id: number): Promise<void> {
  await rowsOf(
    `WITH stay AS (SELECT id, listing_id, start_date, end_date FROM booking_requests WHERE id = $1),
     held AS (SELECT hold_calendars(ARRAY(SELECT listing_id FROM stay)))
     INSERT INTO occupancies (listing_id, source, start_date, end_date, booking_request_id)
     SELECT listing_id, 'internal', start_date, end_date, id FROM stay, held`,
    [id],
  );
}

async function makeDesk() {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await rowsOf('UPDATE listings SET display_home_address = false WHERE id = $1', [listing.id]);
  return { owner, listing };
}

/** A co-landlord sees the listings whose calendar is shared. */
async function seeAsCoLandlord(page: Page): Promise<void> {
  const { listing } = await makeDesk();
  const helper = await makeAccount({ roleId: 2 });
  await shareCalendar(listing.id, helper);
  await ask(listing.id, { first: 'Fien', from: 0, to: 3 });
  await occupy(await ask(listing.id, { first: 'Gust', from: 1, to: 4, status: 'approved' }));
  await letIn(page, helper);
  await page.goto(route('dashboard.today'));
  await expect(page.getByRole('heading', { name: todayScreenTexts.tips })).toBeVisible();
  await expect(dayOf(page)).toHaveCount(0);
  // When to be where.
  const list = (name: string) => page.getByRole('region', { name });
  await expect(list(texts.arriving).getByRole('listitem')).toHaveText([`${texts.tomorrow}${listing.name}`]);
  await expect(list(texts.departing).getByRole('link', { name: listing.name })).toHaveCount(1);
  await expect(list(texts.staying)).toContainText(texts.none);
  expect(await page.content()).not.toContain('Maes');
  const answer = await page.request.get('/api/user/today');
  expect(await answer.json()).toMatchObject({ data: { to_answer: [], arriving: [], staying: [] } });
}

test('a landlord answers requests in the list; a co-landlord sees the week, and no guests @phone', async ({
  page,
}) => {
  const { owner, listing } = await makeDesk();
  await ask(listing.id, { first: 'Ann', from: 2, to: 6 });
  await ask(listing.id, { first: 'Bart', from: 20, to: 23 });
  await ask(listing.id, { first: 'Cas', from: 40, to: 62 });
  await addAirbnbFeed(listing.id, { start: day(22), end: day(25) });
  await letIn(page, owner);
  await page.goto(route('dashboard.today'));
  const [ann, bart, cas] = ['Ann Maes', 'Bart Maes', 'Cas Maes'].map((name) => cardOf(page, name));
  if (!ann || !bart || !cas) throw new Error('three cards are looked for');

  await test.step('the days around each request are shown', async () => {
    await expect(page).toHaveTitle(/^\(3\) Overzicht - /);
    await expect(ann).toContainText(texts.free(4));
    const wanted = texts.run(texts.wantedStates.free, formatShortDay(day(2)), formatShortDay(day(6)));
    await expect(ann).toContainText(wanted);
    await expect(bart).toContainText(texts.taken(1, 3));
    await expect(bart.getByRole('button', { name: actions.approve })).toHaveCount(0);
    await expect(bart.getByRole('button', { name: texts.offerTo('Bart Maes') })).toBeVisible();
    await expect(cas).toContainText(texts.free(22));
    await axeAtBothWidths(page);
  });

  await test.step('approving takes one press and a message to the guest', async () => {
    await ann.getByRole('button', { name: texts.approveOf('Ann Maes') }).click();
    const dialog = page.getByRole('dialog', { name: desk.approveTitle('Ann Maes') });
    await expect(dialog).toBeVisible();
    await axeAtBothWidths(page);
    await dialog.getByRole('button', { name: actions.approve }).click();
    await expect(page.getByText(desk.approved)).toBeVisible();
    await expect(ann).toHaveCount(0);
    await expect(dayOf(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${route('dashboard.today')}$`));
    await expect(page).toHaveTitle(/^\(2\) /);
  });

  await test.step('an approved guest is among the arrivals, with what is still open', async () => {
    const coming = page.getByRole('region', { name: texts.arriving }).getByRole('listitem');
    await expect(coming).toContainText(['Ann Maes']);
    await expect(coming).toContainText(texts.addressNotShared);
    await expect(coming.getByRole('link', { name: texts.arrivalInfoOf('Duinroos') })).toHaveAttribute(
      'href',
      toField(route('listing.edit', { slug: listing.slug }), 'arrival_info'),
    );
  });

  await test.step('so does declining', async () => {
    await cas.getByRole('button', { name: texts.declineOf('Cas Maes') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await axeAtBothWidths(page);
    await page.getByRole('alertdialog').getByRole('button', { name: desk.declineRequest }).click();
    await expect(page.getByText(desk.declined)).toBeVisible();
    await expect(cas).toHaveCount(0);
    await expect(bart).toBeVisible();
  });

  await test.step('pressing elsewhere on the card opens the request', async () => {
    await bart.click({ position: { x: 24, y: 64 } });
    await page.waitForURL(`**${route('dashboard.booking-request.index')}/*`);
    await expect(page.getByText(desk.conflictTitle)).toBeVisible();
  });

  await forgetSession(page);
  await seeAsCoLandlord(page);
});

/** Arrivals, departures and current stays, and what needs attention. */
async function seeWeek(page: Page, owner: NewAccount, listing: MadeListing): Promise<void> {
  const concept = await makeListing(owner.id, { name: 'Half af', state: 'concept' });
  await rowsOf('UPDATE listings SET price = NULL WHERE id = $1', [concept.id]);
  await ask(listing.id, { first: 'Dries', from: -2, to: 0, status: 'approved' });
  await ask(listing.id, { first: 'Els', from: 0, to: 3, status: 'approved' });
  await addAirbnbFeed(listing.id, { start: day(60), end: day(62) });
  await rowsOf(
    `UPDATE calendar_feeds SET failing_since = now() - interval '2 days', error = 'unreachable', failures = 9,
       next_run_at = now() + interval '1 day' WHERE listing_id = $1`,
    [listing.id],
  );
  await page.goto(route('dashboard.today'));
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part(texts.arriving)).toContainText('Els Maes');
  await expect(part(texts.departing).getByRole('listitem')).toContainText(['Dries Maes', 'Els Maes']);
  await expect(part(texts.staying).getByRole('listitem')).toContainText(['Els Maes']);
  await expect(part(texts.toAnswer)).toContainText(texts.answered);
  await test.step('the first line says the day in numbers, each a link to its part', async () => {
    const said = ['1 aankomst', '1 vertrek', `${formatEuro(300_00)} open`, '2 vragen'];
    await expect(lineOf(page)).toHaveText(`Vandaag: ${said.join(', ')}`);
    const [arrival, departure, money, questions] = said;
    for (const [name, title] of [
      [arrival, texts.arriving],
      [departure, texts.departing],
      [money, texts.arriving],
      [questions, texts.attention],
    ] as const) {
      const href = await lineOf(page).getByRole('link', { name, exact: true }).getAttribute('href');
      await expect(page.locator(href ?? '')).toHaveAccessibleName(title);
    }
    await lineOf(page).getByRole('link', { name: questions }).click();
    await expect(part(texts.attention)).toBeInViewport();
  });
  const attention = part(texts.attention);
  await expect(attention).toContainText(texts.messages(2));
  await expect(attention).toContainText(texts.feed('Airbnb', 'Duinroos'));
  await expect(attention).toContainText('Prijs');
  await atEveryViewport(page, 'overview-today');
  await axeInTheDark(page);
  await attention.getByRole('link', { name: texts.mendFeed }).click();
  await page.waitForURL(`**${route('dashboard.calendar.feeds', { slug: listing.slug })}`);
}

test('a day without tasks says so, until something arrives, which appears without a reload; the week, and problems to resolve @desktop', async ({
  page,
}) => {
  const { owner, listing } = await makeDesk();
  await page.clock.install();
  await letIn(page, owner);
  await page.goto(route('dashboard.today'));
  await expect(dayOf(page).getByText(texts.nothing)).toBeVisible();
  await expect(lineOf(page)).toHaveText(
    `Vandaag: 0 aankomsten, 0 vertrekken, ${formatEuro(0)} open, 0 vragen`,
  );
  await expect(page).toHaveTitle(/^Overzicht - /);
  for (const title of [
    todayScreenTexts.statistics,
    todayScreenTexts.latestRequest,
    todayScreenTexts.listings,
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(todayScreenTexts.noRequest)).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.slice(-2)).toEqual([newsTexts.todayTitle, todayScreenTexts.tips]);
  await atEveryWidth(page, 'overview-quiet');

  await test.step('in the title of every page', async () => {
    await ask(listing.id, { first: 'Hilde', from: 9, to: 12 });
    await page.clock.runFor(31_000);
    await expect(page).toHaveTitle(/^\(1\) Overzicht - /);
    await expect(cardOf(page, 'Hilde Maes')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Nieuw binnengekomen' })).toHaveText(
      /Eén ongelezen/,
    );
    await page.getByRole('link', { name: todayScreenTexts.allStatistics }).click();
    await expect(page).toHaveTitle(/^\(1\) Statistieken - /);

    // A hidden tab sends no requests.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    let asked = 0;
    page.on('request', (request) => void (request.url().endsWith('/count') && (asked += 1)));
    await page.clock.runFor(95_000);
    expect(asked).toBe(0);
  });

  await rowsOf('DELETE FROM booking_requests WHERE listing_id = $1', [listing.id]);
  await seeWeek(page, owner, listing);
});
