/** Days and guests of a search are carried along to a listing and to its request form. */
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { formatDays, formatLongDay, formatShortDay } from '@/lib/format/date';
import { counter } from '@/e2e/support/search-bar';
import { partyText } from '@/lib/stays/party';
import { partyFaultTexts, partyTexts } from '@/lib/texts/party';
import { partyFieldTexts } from '@/lib/texts/party-field';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { formTexts } from '@/lib/texts/forms';
import { galleryTexts } from '@/lib/texts/gallery';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';
import { answerCookies } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { holdScripts } from '@/e2e/support/held-scripts';
import { chooseDay, findFreeStay, showDay, takenStays } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';

const listing = 'de-witte-golf-oostende';
const name = /De Witte Golf/;

/** Two free nights in this listing, which allows such short stays. */
async function search(request: APIRequestContext) {
  const { start } = await findFreeStay(request, listing, 2);
  const stay = { arrival: start, departure: addDays(start, 2), adults: '3' };
  return { stay, query: `?${new URLSearchParams(stay)}` };
}

/** Two nights of which the first is taken, as query parameters. */
async function takenDays(request: APIRequestContext) {
  const taken = (await takenStays(request, listing)).find(({ start }) => start > todayIn());
  if (!taken) throw new Error('nothing is taken in the demo world');
  const { start } = taken;
  const end = addDays(start, 2);
  return { start, end, days: `arrival=${start}&departure=${end}` };
}

/** From the overview to the listing as a visitor goes: link by link. */
async function openListing(page: Page, query: Record<string, string>): Promise<void> {
  await page.goto(route('listing.index', {}, { listing_city_id: 11, ...query }));
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL((url) => url.pathname === route('listing.show', { slug: listing }));
}

const book = (page: Page) =>
  page.getByRole('link', { name: listingPageTexts.book }).filter({ visible: true });

const form = route('listing.booking-request.create', { slug: listing });

/** When it opens, the form says that the days are taken, with the nearest free ones. */
async function refuseTakenDays(
  page: Page,
  request: APIRequestContext,
  stay: { arrival: Day; departure: Day },
): Promise<void> {
  const taken = await takenDays(request);
  await page.goto(`${form}?${taken.days}&adults=3`);
  const notice = page.getByText(formatDays(taken.start, taken.end)).filter({ hasText: stayFaultTexts.taken });
  await expect(notice).toBeVisible();
  await expect(page.getByText(formTexts.notChosen)).toHaveCount(2);
  await expect(counter(page, 'adults')).toHaveText('3');
  await axe(page);
  // Choosing does not shift the layout: the pressed day stays under the finger.
  const arrival = await showDay(page, stay.arrival);
  await arrival.scrollIntoViewIfNeeded();
  const before = await arrival.boundingBox();
  await arrival.click();
  expect(await arrival.boundingBox()).toEqual(before);
  await chooseDay(page, stay.departure);
  if (await arrival.isVisible()) expect(await arrival.boundingBox()).toEqual(before);
  await expect(notice).toBeVisible();
  // The nearest free days are one press away.
  await page
    .getByText(bookingRequestFormTexts.nearest)
    .locator('xpath=following-sibling::ul//a')
    .first()
    .click();
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('adults') === '3' && searchParams.get('arrival') !== taken.start,
  );
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/)).toBeVisible();
}

test.describe('with JavaScript', () => {
  test.beforeEach(({ page }) => answerCookies(page));

  test('from the overview into the form, where another search replaces the stay and taken days are refused @desktop', async ({
    page,
    request,
  }) => {
    const { stay, query } = await search(request);
    await openListing(page, stay);
    expect(new URL(page.url()).search).toBe(query);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${route('listing.show', { slug: listing })}$`),
    );
    await page.mouse.move(200, 300, { steps: 3 });
    for (const link of await book(page).all()) await expect(link).toHaveAttribute('href', form + query);
    await book(page).first().click();
    await page.waitForURL((url) => url.pathname === form);
    await expect(counter(page, 'adults')).toHaveText('3');
    // Days and party are chosen already: the form starts at the guest's details, with a summary beside it.
    const aside = page.getByRole('region', { name: bookingRequestFormTexts.summary });
    await expect(aside).toContainText(formatDays(stay.arrival, stay.departure));
    await expect(aside).toContainText(partyTexts.adults(3));
    await expect(aside.getByText(/€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/)).toBeVisible();
    await page.getByLabel(bookingRequestFormTexts.firstName).locator('visible=true').fill('Noor');

    // A new search takes precedence over the previous one; what was typed stays.
    await page.goto(`${form}?${new URLSearchParams({ ...stay, adults: '4' })}`);
    await expect(page.getByLabel(bookingRequestFormTexts.firstName).locator('visible=true')).toHaveValue(
      'Noor',
    );
    await expect(counter(page, 'adults')).toHaveText('4');

    // Without a stay in the search, nothing is carried along.
    await page.evaluate(() => sessionStorage.clear());
    await openListing(page, { price: '0-500' });
    expect(new URL(page.url()).search).toBe('');
    await page.mouse.move(200, 300, { steps: 3 });
    await book(page).first().click();
    await page.waitForURL((url) => url.pathname === form && url.search === '');
    await expect(counter(page, 'adults')).toHaveText('2');

    await refuseTakenDays(page, request, stay);
  });

  test.describe('on the listing’s page', () => {
    // A quote for days that are taken.
    test.use({ expectedErrors: [/422/] });

    test('the listing shows what these days cost, marks them, and says if they are taken @phone', async ({
      page,
      request,
    }) => {
      const { stay, query } = await search(request);
      const show = route('listing.show', { slug: listing });
      // Without any mouse movement or touch: the page shows them on its own.
      await page.goto(show + query);
      const said = (text: string | RegExp) =>
        page.getByRole('status').filter({ visible: true, hasText: text });
      const total = /€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/;
      await expect(said(total).filter({ hasText: formatDays(stay.arrival, stay.departure) })).toContainText(
        partyText({ adults: 3 }),
      );
      const day = (of: Day) => page.getByText(new RegExp(`^${formatLongDay(of)}, `));
      await expect(day(stay.arrival)).toContainText(calendarDayTexts.chosenArrival.toLowerCase());
      await expect(day(stay.departure)).toContainText(calendarDayTexts.chosenDeparture.toLowerCase());
      expect(await page.context().cookies()).toEqual([]);

      const taken = await takenDays(request);
      await page.goto(`${show}?${taken.days}`);
      await expect(said(stayFaultTexts.taken).first()).toBeVisible();
      // An invalid stay is ignored.
      await page.goto(`${show}?arrival=${stay.departure}&departure=${stay.arrival}`);
      await page.mouse.move(200, 300, { steps: 3 });
      await expect(book(page).first()).toHaveAttribute('href', /arrival=/);
      await expect(said(/totaal voor|vrij/)).toHaveCount(0);

      // A press before the page is interactive loses nothing: the form takes the stay along.
      const { come } = await holdScripts(page);
      await page.goto(show + query, { waitUntil: 'commit' });
      await book(page).first().press('Enter');
      await page.waitForURL((url) => url.pathname === form, { waitUntil: 'commit' });
      come();
      await expect(counter(page, 'adults')).toHaveText('3');
      await expect(page.getByRole('region', { name: bookingRequestFormTexts.summary })).toContainText(
        formatShortDay(stay.departure),
      );
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const field = (page: Page, label: string) =>
    page
      .locator('input')
      .and(page.getByLabel(label, { exact: true }))
      .locator('visible=true');

  test('the form takes the search from the listing’s page @phone', async ({ page, request }) => {
    const { stay, query } = await search(request);
    await openListing(page, stay);
    expect(new URL(page.url()).search).toBe(query);
    // The page itself has days, party, total and the days in its calendar.
    const main = page.getByRole('main');
    await expect(main).toContainText(partyText({ adults: 3 }));
    await expect(main).toContainText(/€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/);
    await expect(main).toContainText(/€\s[\d.]+ per nacht, alles inbegrepen/);
    await expect(main.locator('[data-chosen=start]')).toContainText(String(Number(stay.arrival.slice(8))));
    await expect(field(page, formTexts.arrival)).toHaveValue(stay.arrival);
    await book(page).first().click();
    await page.waitForURL((url) => url.pathname === form);
    await expect(field(page, formTexts.arrival)).toHaveValue(stay.arrival);
    await expect(field(page, formTexts.departure)).toHaveValue(stay.departure);
    await expect(field(page, bookingRequestFormTexts.adults)).toHaveValue('3');

    // The stay can also be in the form's own URL; invalid values are ignored.
    await page.goto(form + query);
    await expect(field(page, formTexts.arrival)).toHaveValue(stay.arrival);
    await page.goto(`${form}?arrival=onzin&departure=${stay.departure}&adults=99`);
    await expect(field(page, formTexts.arrival)).toHaveValue('');
    await expect(field(page, formTexts.departure)).toHaveValue('');
    // What does not fit is said, and left to the guest.
    await expect(field(page, bookingRequestFormTexts.adults)).toHaveValue('99');
    await expect(page.getByText(partyFaultTexts.tooMany(5)).first()).toBeVisible();
  });

  test('all photos of a listing can be seen, its page accepts days and guests, and the form refuses taken days @desktop', async ({
    page,
    request,
  }) => {
    const { stay } = await search(request);
    await page.goto(route('listing.show', { slug: listing }));
    const shown = page
      .getByRole('list', { name: /^Foto’s van / })
      .getByRole('listitem')
      .locator('visible=true');
    await expect(shown).toHaveCount(5);
    await page.getByRole('link', { name: galleryTexts.all }).click();
    expect(await shown.count()).toBeGreaterThan(5);
    await field(page, formTexts.arrival).fill(stay.arrival);
    await field(page, formTexts.departure).fill(stay.departure);
    await page.getByLabel(partyFieldTexts.rows.adults.label).selectOption('3');
    await page.getByRole('button', { name: listingPageTexts.ask }).click();
    await page.waitForURL((url) => url.pathname === form);
    await expect(field(page, formTexts.arrival)).toHaveValue(stay.arrival);
    await expect(field(page, formTexts.departure)).toHaveValue(stay.departure);
    await expect(field(page, bookingRequestFormTexts.adults)).toHaveValue('3');
    await expect(
      page.getByText(/€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/).filter({ visible: true }),
    ).toBeVisible();

    const taken = await takenDays(request);
    await page.goto(`${form}?${taken.days}`);
    await expect(field(page, formTexts.arrival)).toHaveAccessibleDescription(
      new RegExp(stayFaultTexts.taken.replaceAll('.', '\\.')),
    );
    await expect(field(page, formTexts.arrival)).toHaveValue('');
    const nearest = page.getByRole('main').locator(`a[href*="${form}?arrival="]`);
    const free = new URL((await nearest.first().getAttribute('href')) ?? '', page.url()).searchParams;
    await nearest.first().click();
    await expect(field(page, formTexts.arrival)).toHaveValue(free.get('arrival') ?? '');
  });
});
