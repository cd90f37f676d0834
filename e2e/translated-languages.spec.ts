/**
 * Pages in each language in a browser that replaces their texts, as translating does: prices, days, counts, counters
 * and errors follow what is chosen, from the home page to a guest's own page
 * (docs/decisions/2026-11-28-translated-pages.md).
 */
import type { APIRequestContext, Page } from '@playwright/test';
import {
  chooseParty,
  chooseTowns,
  counter,
  countParty,
  liveSearch,
  moreFilters,
  whenButton,
  whereButton,
  whoButton,
} from '@/e2e/support/search-bar';
import { expectNoStaleTexts } from '@/e2e/support/stale-texts';
import { chooseDay, findFreeStay, goOn } from '@/e2e/support/stays';
import type { Stay } from '@/e2e/support/stays';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { translatePages } from '@/e2e/support/translator';
import { answerCookies, ownEmail, stir } from '@/e2e/support/visitor';
import { addDays, diffDays, todayIn } from '@/lib/dates/day';
import { nightCountText, resultCountText, showListingsText } from '@/lib/format/count';
import { formatDays } from '@/lib/format/date';
import { findLanguageBy, languages } from '@/lib/languages/language';
import { languageNames } from '@/lib/languages/names';
import { MESSAGE_MAX } from '@/lib/message';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { whenText } from '@/lib/search/when-text';
import { partyText } from '@/lib/stays/party';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { formTexts } from '@/lib/texts/forms';
import { guestStayTexts } from '@/lib/texts/guest-stays';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { threadTexts } from '@/lib/texts/messages';
import { searchTexts } from '@/lib/texts/search';
import { stayTotalTexts } from '@/lib/texts/stay-total';
import { townName } from '@/lib/listings/town-name';

const slug = 'de-witte-golf-oostende';
const awake = (page: Page) => page.locator('html[data-awake]');

/** What a stay of two adults costs, as the page should say it. */
async function totalText(request: APIRequestContext, { start, end }: Stay, adults = 2): Promise<string> {
  const answer = await request.get(`/api/listings/${slug}/booking-price`, {
    params: { from: start, to: end, adults },
  });
  const { data } = await answer.json();
  return `${formatEuro(data.total_cents)} ${stayTotalTexts.total(nightCountText(diffDays(start, end)))}`;
}

/** Texts were replaced, and none is stale. */
async function expectRight(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached();
  await expectNoStaleTexts(page);
}

test.beforeEach(async ({ context }) => {
  await answerCookies(context);
  await translatePages(context, 'taken over');
});
test.afterEach(() => findLanguageBy(() => 'nl'));

async function searchFromHome(page: Page): Promise<void> {
  const arrival = addDays(todayIn(), 40);
  await page.goto(route('front-page'));
  await stir(page, awake(page));
  await chooseTowns(page, townName('Oostende'));
  await expect(whereButton(page)).toHaveText(townName('Oostende'));
  await chooseParty(page, { adults: 3, children: 1 });
  await chooseParty(page, { adults: 3, children: 2, pets: 1 });
  await expect(whoButton(page)).toHaveText(partyText({ adults: 3, children: 2, pets: 1 }));
  for (const departure of [addDays(arrival, 2), addDays(arrival, 3)]) {
    await whenButton(page).click();
    await chooseDay(page, arrival);
    await chooseDay(page, departure);
    await expect(whenButton(page)).toHaveText(
      whenText({ arrival, departure, flex: null, month: [], stay: null, nights: null }, todayIn()) ?? '',
    );
  }
  await expectRight(page);
}

async function changeFilters(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto(route('listing.index', {}, { listing_city_id: 11 }));
  await stir(page, liveSearch(page));
  await chooseParty(page, { adults: 2 });
  await chooseParty(page, { adults: 4 });
  await expect(whoButton(page)).toHaveText(partyText({ adults: 4 }));
  await moreFilters(page).click();
  await page.getByRole('dialog').locator('input[name="listing_setting_wifi"]').check();
  await page.waitForURL(/listing_setting_wifi=1/);
  const answer = await request.get(`/api/listings${new URL(page.url()).search}`);
  const { meta } = await answer.json();
  await page.getByRole('button', { name: showListingsText(meta.total), exact: true }).click();
  await expect(page.getByRole('heading', { name: resultCountText(meta.total), exact: true })).toBeVisible();
  await page.getByLabel(searchTexts.sort.label).selectOption('price_asc');
  await page.waitForURL(/sort_by=price_asc/);
  await expectRight(page);
}

async function chooseStay(page: Page, request: APIRequestContext, stay: Stay): Promise<void> {
  const shorter = { start: stay.start, end: addDays(stay.start, 1) };
  await page.goto(route('listing.show', { slug }));
  await stir(page, awake(page));
  await page.locator('#beschikbaarheid').scrollIntoViewIfNeeded();
  for (const { start, end } of [shorter, stay]) {
    await chooseDay(page, start);
    await chooseDay(page, end);
    await expect(page.getByText(await totalText(request, { start, end })).first()).toBeAttached();
    await expect(page.getByText(formatDays(start, end)).first()).toBeAttached();
  }
  await expect(page.getByText(formatDays(shorter.start, shorter.end))).toHaveCount(0);
  await expectRight(page);
}

async function fillRequest(page: Page, request: APIRequestContext, stay: Stay, email: string): Promise<void> {
  const texts = bookingRequestFormTexts;
  await page.goto(route('listing.booking-request.create', { slug }));
  await stir(page, awake(page));
  await goOn(page);
  await expect(page.getByRole('alert').filter({ hasText: formTexts.summaryTitle })).toBeVisible();
  await expectRight(page);
  await chooseDay(page, stay.start);
  await chooseDay(page, addDays(stay.start, 1));
  await chooseDay(page, stay.start);
  await chooseDay(page, stay.end);
  await countParty(page, { adults: 3 });
  await expect(counter(page, 'adults')).toHaveText('3');
  await expect(page.getByText(await totalText(request, stay, 3)).first()).toBeVisible();
  await expect(page.getByText(formTexts.notChosen)).toHaveCount(0);
  await expectRight(page);
  await goOn(page);
  await page.getByLabel(texts.email).fill('x');
  await goOn(page);
  await expect(page.getByLabel(texts.email)).toHaveAttribute('aria-invalid', 'true');
  await expectRight(page);
  await page.getByLabel(texts.firstName, { exact: true }).fill('Camille');
  await page.getByLabel(texts.lastName, { exact: true }).fill('Lambert');
  const birth = page.getByRole('group', { name: texts.birth });
  await birth.getByLabel(formTexts.day).fill('27');
  await birth.getByLabel(formTexts.month).fill('3');
  await birth.getByLabel(formTexts.year).fill('1985');
  await page.getByLabel(texts.email).fill(email);
  await goOn(page);
  for (const message of ['?', '11:00?']) {
    await page.getByLabel(texts.message).fill(message);
    await expect(page.getByText(formTexts.remaining(MESSAGE_MAX - message.length))).toBeVisible();
  }
  await expectRight(page);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText(formatDays(stay.start, stay.end));
  await expectRight(page);
}

async function talkToHost(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stir(page, awake(page));
  await expect(page.getByText(guestStayTexts.state.pending)).toBeVisible();
  const thread = page.getByRole('list', { name: threadTexts.title });
  for (const said of ['11:00?', '12:00?']) {
    await page.getByLabel(threadTexts.label).fill(said);
    await page.getByRole('button', { name: threadTexts.send }).click();
    await expect(thread).toContainText(said);
    await expect(thread).not.toContainText(threadTexts.sending);
    await expectRight(page);
  }
  await expect(thread.getByRole('listitem')).toHaveCount(3);
}

languages.forEach((of, n) => {
  // Two languages are tested at each of the two widths.
  test(`home, overview, a home and a request in ${languageNames[of]} stay right once replaced ${n % 2 ? '@phone' : '@desktop'}`, async ({
    page,
    request,
  }, info) => {
    findLanguageBy(() => of);
    const stay = await findFreeStay(request, slug, 6 + n);
    const talk = await makeTalk(ownEmail(info, `vertaald-${of}`));
    await test.step('home page', () => searchFromHome(page));
    await test.step('overview', () => changeFilters(page, request));
    await test.step('home', () => chooseStay(page, request, stay));
    await test.step('request', () => fillRequest(page, request, stay, ownEmail(info, `gevraagd-${of}`)));
    await test.step('own page', () => talkToHost(page, talk.page));
  });
});

test.describe('before their scripts have loaded', () => {
  // React reports that the text differs from the server's, and renders the page again.
  test.use({ expectedErrors: [/Minified React error #418/] });

  for (const of of languages)
    test(`a home and its request form in ${languageNames[of]} work all the same @phone`, async ({
      page,
      context,
      request,
    }) => {
      findLanguageBy(() => of);
      const { book } = listingPageTexts;
      const { firstName } = bookingRequestFormTexts;
      await translatePages(context, 'served');
      const stay = await findFreeStay(request, slug, 2);
      const total = page.getByText(await totalText(request, stay)).first();
      await page.goto(route('listing.show', { slug }));
      await expect(page.locator('main font').first()).toBeAttached();
      await stir(page, awake(page));
      await page.locator('#beschikbaarheid').scrollIntoViewIfNeeded();
      await chooseDay(page, stay.start);
      await chooseDay(page, stay.end);
      await expect(total).toBeAttached();
      await page.getByRole('link', { name: book }).locator('visible=true').first().click();
      await expect(total).toBeAttached();
      await stir(page, awake(page));
      await page.getByLabel(firstName, { exact: true }).fill('Camille');
      await expect(page.getByLabel(firstName, { exact: true })).toHaveValue('Camille');
    });
});
