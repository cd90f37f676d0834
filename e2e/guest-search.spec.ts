/** Searching with JavaScript: every kind of filter, the endless list and returning to it, and what goes wrong. */
import type { Page, Route } from '@playwright/test';
import { findFreeStay, chooseDay, showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import {
  chooseParty,
  liveSearch,
  moreFilters,
  townBox,
  whenButton,
  whenChoice,
  whenTab,
} from '@/e2e/support/search-bar';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { searchTexts } from '@/lib/texts/search';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { loadedAnewName } from '@/lib/pages/load-anew';
import { searchLiveTexts } from '@/lib/texts/search-live';
import { uiTexts } from '@/lib/texts/ui';

const form = searchTexts.form;
const chips = (page: Page) =>
  page
    .getByRole('list', { name: searchTexts.chips.label })
    .getByRole('link', { name: searchTexts.chips.remove });
const quick = (page: Page, name: string) =>
  page.getByRole('list', { name: form.quick.label }).getByRole('link', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

const pick = (page: Page, group: string, name: string) =>
  page
    .getByRole('search')
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true });
const type = (page: Page, name: string) => pick(page, form.propertyType, name);
const view = (page: Page, name: string) => pick(page, form.oceanview, name);

const busySearch = (page: Page) => page.locator('[aria-busy=true]').filter({ has: page.getByRole('search') });

/** Waits until the search in the URL is the one shown. */
async function settled(page: Page, query: Record<string, string>): Promise<void> {
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams), { timeout: 15_000 })
    .toEqual(query);
  await expect(busySearch(page)).toHaveCount(0, { timeout: 15_000 });
}

async function openSearch(page: Page, path = '/aanbod'): Promise<void> {
  await page.goto(path);
  await stir(page, liveSearch(page));
}

const showButton = (page: Page) => page.getByRole('button', { name: /^(Toon [\d.]+ woning|Geen woningen)/ });

/** Acts in the dialog with all filters, which its button closes again. */
async function inFilters(page: Page, act: () => Promise<unknown>): Promise<void> {
  await moreFilters(page).click();
  await act();
  await showButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.beforeEach(({ context }) => answerCookies(context));

test('every kind of filter becomes a chip, and is removed with it; a licence number finds only its listing @desktop', async ({
  page,
}) => {
  await openSearch(page);

  await test.step('a card below the fold fades in when first seen', async () => {
    // Not the last: more cards are loaded once the end of the list is near.
    const card = cards(page).nth(20);
    const readStyle = () =>
      card.evaluate((one) => ({
        opacity: getComputedStyle(one).opacity,
        entrances: one
          .getAnimations()
          .filter((animation) => !(animation instanceof CSSTransition))
          .map(({ playState }) => playState),
      }));
    await expect.poll(readStyle).toEqual({ opacity: '0', entrances: ['paused'] });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(readStyle).toEqual({ opacity: '1', entrances: [] });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });

  await test.step('filters and chips', async () => {
    const query: Record<string, string> = {};
    const choose = async (name: string, value: string, act: () => Promise<unknown>, chip: RegExp) => {
      await act();
      query[name] = value;
      await settled(page, query);
      await expect(chips(page).filter({ hasText: chip })).toBeVisible();
    };
    const orders = page.locator('select[name=sort_by] option');
    expect(await orders.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      'recent',
      'price_asc',
      'price_desc',
      'rating_asc',
      'rating_desc',
    ]);
    const select = (label: string, value: string) => () =>
      page.getByRole('search').getByRole('combobox', { name: label, exact: true }).selectOption(value);
    const within = (act: () => Promise<unknown>) => () => inFilters(page, act);

    const apartment = within(() => type(page, 'Appartement').check());
    await choose('property_type', 'apartment', apartment, /^.*Appartement$/);
    await choose('adults', '2', () => chooseParty(page, { adults: 2 }), /2 volwassenen/);
    await choose('number_of_bedrooms', '1-10', within(select(form.bedrooms, '1-10')), /1\+ slaapkamer/);
    await choose('oceanview', 'front,side', () => quick(page, form.facts.oceanview).click(), /Zeezicht/);
    await choose('listing_setting_floor', '1', within(select(form.floor, '1')), /Verdieping 1\+/);
    const wifi = page.getByLabel('Gratis wifi');
    await choose(
      'listing_setting_wifi',
      '1',
      within(() => wifi.check()),
      /wifi/,
    );
    const slider = page.getByLabel(searchLiveTexts.priceMost);
    await choose(
      'price',
      '0-800',
      within(() => slider.fill('800')),
      /Max\. 800 euro/,
    );
    await choose('sort_by', 'price_desc', select(searchTexts.sort.label, 'price_desc'), /hoog naar laag/);
    await expect(moreFilters(page)).toBeVisible();

    const chip = chips(page).filter({ hasText: /wifi/ });
    await chip.click();
    delete query.listing_setting_wifi;
    await settled(page, query);
    await expect(page.getByLabel('Gratis wifi')).not.toBeChecked();
    await page.goBack();
    await settled(page, { ...query, listing_setting_wifi: '1' });
    await expect(page.getByLabel('Gratis wifi')).toBeChecked();
    await page.getByRole('link', { name: form.clear }).first().click();
    await settled(page, {});
    await expect(page.locator('input[name=property_type]:checked')).toHaveValue('');
    await expect(page.getByText(searchLiveTexts.any).first()).toBeAttached();
    await expect(chips(page)).toHaveCount(0);
  });

  await test.step('a licence number, and an unknown one', async () => {
    await moreFilters(page).click();
    const field = page.getByRole('search').getByLabel(form.licence);
    await field.pressSequentially('900001');
    await settled(page, { logiesdecreet: '900001' });
    await expect(showButton(page)).toHaveAccessibleName('Toon 1 woning');
    await expect(page.getByRole('heading', { name: '1 Resultaat' })).toBeAttached();
    await field.fill('999999');
    await settled(page, { logiesdecreet: '999999' });
    await expect(showButton(page)).toHaveAccessibleName('Geen woningen');
    // All choices in the dialog are a single history entry.
    await page.keyboard.press('Escape');
    await expect(moreFilters(page)).toBeFocused();
    await expect(page.getByText(searchTexts.results.none, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: form.clear }).last().click();
    await settled(page, {});
    await expect(field).toHaveValue('');
  });

  await test.step('what is typed while an earlier search arrives stays, and is searched for', async () => {
    await moreFilters(page).click();
    const field = page.getByRole('search').getByLabel(form.licence);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const isFirst = (url: URL) => url.searchParams.get('logiesdecreet') === '9';
    await page.route(isFirst, async (request) => {
      await released;
      await request.continue();
    });
    const asked = page.waitForRequest((request) => isFirst(new URL(request.url())));
    await field.pressSequentially('9');
    await asked;
    // Slower than the first answer, faster than the pause after which a search starts.
    await field.pressSequentially('00');
    release();
    for (const digit of '001') {
      await page.waitForTimeout(250);
      await field.pressSequentially(digit);
    }
    await settled(page, { logiesdecreet: '900001' });
    await expect(field).toHaveValue('900001');
    await expect(page.getByRole('heading', { name: '1 Resultaat' })).toBeVisible();
  });
});

/** Scrolls on until this many cards are there. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return cards(page).count();
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
}

/** The first card on the screen and its position: what a person would recognise. */
const place = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main article')];
    const card = all.find((one) => one.getBoundingClientRect().top > 80);
    return { name: card?.querySelector('h3')?.textContent, top: card?.getBoundingClientRect().top ?? 0 };
  });

async function expectPlace(page: Page, before: Awaited<ReturnType<typeof place>>): Promise<void> {
  await expect.poll(async () => (await place(page)).name, { timeout: 15_000 }).toBe(before.name);
  expect(Math.abs((await place(page)).top - before.top)).toBeLessThan(80);
}

const shownListings = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Days may be flexible, a month allows any days in it, and the last of the two choices counts. */
async function searchByMonth(page: Page): Promise<void> {
  const start = addDays(todayIn(), 60);
  const days = { arrival: start, departure: addDays(start, 3) };
  await openSearch(page, `/aanbod?${new URLSearchParams({ ...days, max_total: '20000' })}`);
  await whenButton(page).click();
  await whenTab(page, 'flexible').click();
  await whenChoice(page, searchDaysTexts.flexDays(2)).click();
  await settled(page, { ...days, flex: '2', max_total: '20000' });
  await expect(chips(page).filter({ hasText: /, ± 2 dagen/ })).toBeVisible();
  await expect(whenButton(page)).toHaveText(/ · ± 2 dagen$/);

  const first = addMonths(startOfMonth(todayIn()), 3);
  const month = first.slice(0, 7);
  await whenTab(page, 'months').click();
  await whenChoice(page, capitalised(formatMonth(first))).click();
  await settled(page, { month, stay: 'week', max_total: '20000' });
  await expect(whenButton(page)).toHaveText(/^Week in /);
  await whenChoice(page, searchDaysTexts.stays.weekend).click();
  await settled(page, { month, stay: 'weekend', max_total: '20000' });
  await expect(chips(page).filter({ hasText: /Weekend in / })).toBeVisible();
  // The card links to the listing with the days that were found for it.
  await expect(cards(page).first().getByRole('link').first()).toHaveAttribute('href', /arrival=.*departure=/);

  await whenTab(page, 'days').click();
  await chooseDay(page, days.arrival);
  await chooseDay(page, days.departure);
  await settled(page, { ...days, max_total: '20000' });
  await page.goBack();
  await settled(page, { month, stay: 'weekend', max_total: '20000' });
  await expect(whenButton(page)).toHaveText(/^Weekend in /);

  // The budget for a stay goes with it.
  await whenButton(page).click();
  await page.getByRole('button', { name: searchDaysTexts.clear }).click();
  await settled(page, {});
  await expect(whenButton(page)).toHaveText(searchLiveTexts.chooseDays);
}

test('the list grows while scrolling, and is restored as it was left; days may be flexible, or any in a month @phone', async ({
  page,
}) => {
  await openSearch(page, '/aanbod?listing_city_id=11,7,13,9');
  await expect(cards(page)).toHaveCount(24);
  await scrollUntil(page, 48);
  const listings = await shownListings(page);
  expect(listings.length).toBeGreaterThanOrEqual(48);
  expect(new Set(listings).size).toBe(listings.length);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const before = await place(page);
  // Clicked where it is: Playwright's click would scroll first.
  await page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')];
    links.find((one) => one.textContent === name)?.click();
  }, before.name);
  await page.waitForURL(/\/aanbod\/[a-z]/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Te huur/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectPlace(page, before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Te huur/);
  await page.goBack();
  await expectPlace(page, before);
  await page.reload();
  await expectPlace(page, before);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(48);

  await page.goto('/aanbod?listing_city_id=11,7,13,9');
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await searchByMonth(page);
});

/** A listing that moves to the next page meanwhile is shown only once. */
async function growWithoutDoubles(page: Page): Promise<void> {
  const { data: first } = await (await page.request.get('/api/listings?listing_city_id=11,7,13,9')).json();
  const moved: { id: number }[] = first.slice(-2);
  await page.route('**/api/listings?*', async (route) => {
    const answer = await route.fetch();
    const later = await answer.json();
    // Another test's listing may have shifted them already: no answer may contain a listing twice.
    const others = later.data.filter(({ id }: { id: number }) => moved.every((one) => one.id !== id));
    await route.fulfill({ response: answer, json: { ...later, data: [...moved, ...others] } });
  });
  await openSearch(page, '/aanbod?listing_city_id=11,7,13,9');
  await scrollUntil(page, 25);
  const listings = await shownListings(page);
  expect(listings.length).toBeGreaterThan(24);
  expect(new Set(listings).size).toBe(listings.length);
}

test('the map area of a link stays until its chip is removed, days are chosen by keyboard alone, and no listing is in the list twice @desktop', async ({
  page,
  request,
}) => {
  await test.step('a map area', async () => {
    const bbox = '2.5,51,3,51.3';
    await openSearch(page, `/aanbod?bbox=${bbox}`);
    await chooseParty(page, { adults: 2 });
    await settled(page, { bbox, adults: '2' });
    await chips(page).filter({ hasText: searchTexts.chips.area }).click();
    await settled(page, { adults: '2' });
    await chooseParty(page, { adults: 3 });
    await settled(page, { adults: '3' });
  });

  // Cards show the price of the whole stay.
  const { start } = await findFreeStay(request, 'de-witte-golf-oostende', 1);
  const end = addDays(start, 3);
  await openSearch(page, '/aanbod?listing_city_id=11');
  const button = page.getByRole('group', { name: searchDaysTexts.when }).getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await (await showDay(page, start)).focus();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await settled(page, { listing_city_id: '11', arrival: start, departure: end });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await chooseParty(page, { adults: 4 });
  await settled(page, { listing_city_id: '11', arrival: start, departure: end, adults: '4' });
  await expect(cards(page).first()).toContainText(/€\s[\d.]+,(-|\d\d) voor 3 nachten/);
  await expect(chips(page)).toHaveCount(3);

  // An incomplete stay starts no search.
  await button.click();
  await page.getByRole('button', { name: searchDaysTexts.clear }).click();
  await settled(page, { listing_city_id: '11', adults: '4' });
  await chooseDay(page, addDays(start, 1));
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await settled(page, { listing_city_id: '11', adults: '4' });

  await growWithoutDoubles(page);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/Failed to load (resource|chunk)|ERR_FAILED/] });

  test('a page that fails to load can be retried; fields that fail to load say so, and their values stay @phone', async ({
    page,
  }) => {
    await openSearch(page, '/aanbod?listing_city_id=11,7,13,9');
    await page.route('**/api/listings?*', (route) => route.abort());
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const alert = page.getByRole('alert').filter({ hasText: searchLiveTexts.failed });
    await expect(alert).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute('**/api/listings?*');
    await page.route('**/api/listings?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await alert.getByRole('button', { name: uiTexts.retry }).click();
    await expect(page.getByRole('status').filter({ hasText: searchLiveTexts.loading })).toBeVisible();
    await expect(alert).toBeHidden();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);

    await page.unrouteAll({ behavior: 'wait' });
    await openSearch(page, '/aanbod?oceanview=front&price=0-230');
    // The page was already reloaded for a missing script, and is not again.
    await page.evaluate((name) => sessionStorage.setItem(name, String(Date.now())), loadedAnewName);
    await page.route(/\/_next\/static\/chunks\//, (route) => route.abort());
    await moreFilters(page).click();
    const dialog = page.getByRole('dialog', { name: form.filters });
    await expect(dialog.getByRole('alert')).toHaveText(uiTexts.partFailed);
    await dialog.getByRole('button', { name: uiTexts.close }).click();
    await quick(page, form.facts.dog).click();
    await settled(page, { oceanview: 'front', price: '0-230', pets: '1' });
  });
});

/** A second choice is made at once after the first, starting without any. */
async function outrunAnswers(page: Page): Promise<void> {
  await test.step('a slow old answer does not replace a new one', async () => {
    let isOldAnswered = false;
    const holdBack = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => undefined);
      isOldAnswered = true;
    };
    await page.route(/\/aanbod\?(?!.*property_type=villa).*property_type=studio.*_rsc/, holdBack);
    await moreFilters(page).click();
    await type(page, 'Studio').check();
    await expect(busySearch(page)).toBeVisible();
    await type(page, 'Villa').check();
    await settled(page, { property_type: 'villa' });
    await expect(chips(page)).toHaveText([/Villa/]);
    await expect.poll(() => isOldAnswered).toBe(true);
    await page.waitForTimeout(500);
    await settled(page, { property_type: 'villa' });
    await expect(chips(page)).toHaveText([/Villa/]);
    await expect(type(page, 'Villa')).toBeChecked();
  });

  await test.step('both thumbs of the price slider at the upper end can be moved apart again', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await type(page, form.anyType).check();
    await settled(page, {});
    const least = page.getByLabel(searchLiveTexts.priceLeast);
    await least.focus();
    await page.keyboard.press('End');
    await settled(page, { price: '1000' });
    const box = await least.boundingBox();
    if (!box) throw new Error('The slider is not there.');
    await page.mouse.move(box.x + box.width - 14, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Number(await least.inputValue())).toBeLessThan(700);
    await expect(page.getByLabel(searchLiveTexts.priceMost)).toHaveValue('1000');
  });
}

test('six facts are large chips, which follow the fields they stand for, and are offered only once', async ({
  page,
}) => {
  await openSearch(page);
  await moreFilters(page).click();
  const dialog = page.getByRole('dialog', { name: form.filters });
  const facts = dialog.getByRole('group', { name: form.factsTitle });
  const fact = (name: keyof typeof form.facts) =>
    facts.getByRole('checkbox', { name: form.facts[name], exact: true });
  await expect(facts.getByRole('checkbox')).toHaveCount(6);

  await test.step('by keyboard, which keeps the focus', async () => {
    await fact('oceanview').focus();
    await page.keyboard.press('Space');
    await settled(page, { oceanview: 'front,side' });
    await expect(fact('oceanview')).toBeFocused();
    await expect(view(page, form.anyOceanview)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await settled(page, { oceanview: 'front,side', pets: '1' });
    await expect(fact('dog')).toBeFocused();
    await expect(fact('dog')).toBeChecked();
  });
  await fact('lift').check();
  await view(page, 'Frontaal').check();
  await settled(page, { oceanview: 'front', pets: '1', listing_setting_lift: '1' });
  await expect(fact('oceanview')).toBeChecked();
  await view(page, 'Geen zeezicht').check();
  await expect(fact('oceanview')).not.toBeChecked();
  await fact('dog').uncheck();
  await settled(page, { oceanview: 'no', listing_setting_lift: '1' });
  await fact('oceanview').check();
  await settled(page, { oceanview: 'front,side', listing_setting_lift: '1' });
  await showButton(page).click();

  await expect(chips(page)).toHaveText([/Zeezicht/, /Lift/]);
  await expect(quick(page, form.facts.oceanview)).toHaveCount(0);
  await expect(quick(page, form.facts.lift)).toHaveCount(0);
  await quick(page, form.facts.dog).click();
  await chips(page)
    .filter({ hasText: /Zeezicht/ })
    .click();
  await settled(page, { pets: '1', listing_setting_lift: '1' });
  await moreFilters(page).click();
  await expect(fact('dog')).toBeChecked();
  await expect(fact('lift')).toBeChecked();
  await expect(fact('oceanview')).not.toBeChecked();
});

test.describe('quick choices', () => {
  const from = '/aanbod?listing_city_id=11&property_type=apartment&listing_setting_wifi=1';
  const wifi = (page: Page) => page.getByLabel('Gratis wifi');
  const chip = (page: Page, text: RegExp) => chips(page).filter({ hasText: text });

  /** Delays the answers to searches. */
  async function slowly(page: Page): Promise<void> {
    await page.route(/[?&]_rsc=/, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await request.continue();
    });
  }

  test.beforeEach(async ({ page }) => {
    await openSearch(page, from);
    await slowly(page);
  });

  test('two chips pressed at once are both removed; a quick filter stays on, and a removed one does not come back @phone', async ({
    page,
  }) => {
    await chip(page, /Oostende/).click();
    await expect(townBox(page, 'Oostende')).not.toBeChecked();
    await chip(page, /wifi/).click();
    // The fields load while both are pending.
    await moreFilters(page).click();
    await expect(wifi(page)).not.toBeChecked();
    await settled(page, { property_type: 'apartment' });
    await expect(chips(page)).toHaveCount(1);
    await expect(wifi(page)).not.toBeChecked();

    await openSearch(page, from);
    const searched = Object.fromEntries(new URL(from, 'http://x').searchParams);
    await test.step('pressed just before all filters are opened', async () => {
      await quick(page, form.facts.oceanview).click();
      await moreFilters(page).click();
      await expect(view(page, form.anyOceanview)).toBeChecked();
      await settled(page, { ...searched, oceanview: 'front,side' });
      await expect(view(page, form.anyOceanview)).toBeChecked();
      await wifi(page).uncheck();
      await settled(page, { listing_city_id: '11', property_type: 'apartment', oceanview: 'front,side' });
      await wifi(page).check();
      await showButton(page).click();
      await chip(page, /Zeezicht/).click();
      await settled(page, searched);
    });

    await test.step('removed', async () => {
      await inFilters(page, async () => {
        await wifi(page).uncheck();
        await wifi(page).check();
      });
      await settled(page, { listing_city_id: '11', property_type: 'apartment', listing_setting_wifi: '1' });
      await chip(page, /wifi/).click();
      await settled(page, { listing_city_id: '11', property_type: 'apartment' });
      await expect(wifi(page)).not.toBeChecked();
      await chooseParty(page, { adults: 2 });
      await settled(page, { listing_city_id: '11', property_type: 'apartment', adults: '2' });
    });
  });

  test('what was chosen or typed just before a chip is pressed counts, and what the chip removes stays removed; an old answer comes too late @desktop', async ({
    page,
  }) => {
    await test.step('a price and days', async () => {
      await page.unrouteAll({ behavior: 'wait' });
      await inFilters(page, () => page.getByLabel(searchLiveTexts.priceMost).fill('800'));
      await settled(page, {
        listing_city_id: '11',
        property_type: 'apartment',
        listing_setting_wifi: '1',
        price: '0-800',
      });
      await slowly(page);
      await chip(page, /Max\. 800/).click();
      await inFilters(page, () => wifi(page).uncheck());
      await settled(page, { listing_city_id: '11', property_type: 'apartment' });
      await expect(page.getByLabel(searchLiveTexts.priceMost)).toHaveValue('1000');
      await inFilters(page, () => page.getByLabel(searchLiveTexts.priceMost).fill('500'));
      await settled(page, { listing_city_id: '11', property_type: 'apartment', price: '0-500' });
    });

    await test.step('chosen or typed just before', async () => {
      await moreFilters(page).click();
      await type(page, 'Studio').check();
      await page.getByRole('search').getByLabel(form.licence).pressSequentially('9');
      await page.keyboard.press('Escape');
      await chip(page, /Oostende/).click();
      await settled(page, { property_type: 'studio', price: '0-500', logiesdecreet: '9' });
    });

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: form.clear }).first().click();
    await settled(page, {});
    await outrunAnswers(page);
  });

  test.describe('offline', () => {
    // The map may be loading at that moment.
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Worker failed to load/] });

    test('without a connection the list stays, and the search resumes with it @phone', async ({
      page,
      context,
    }) => {
      const shown = await cards(page).count();
      await moreFilters(page).click();
      await context.setOffline(true);
      await wifi(page).uncheck();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('status').filter({ hasText: searchLiveTexts.cutOff })).toBeVisible();
      await expect(cards(page)).toHaveCount(shown);
      await context.setOffline(false);
      await settled(page, { listing_city_id: '11', property_type: 'apartment' });
      await expect(page.getByRole('status').filter({ hasText: searchLiveTexts.cutOff })).toBeHidden();
    });
  });
});
