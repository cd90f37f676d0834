/** Everything a guest can do, without JavaScript. */
import type { Page } from '@playwright/test';
import { mailTo, readMail } from '@/e2e/support/mail';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { bookingRequestFormTexts, bookingRequestTexts } from '@/lib/texts/booking-requests';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { contactTexts } from '@/lib/texts/contact';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { formTexts } from '@/lib/texts/forms';
import { frontPageTexts } from '@/lib/texts/front-page';
import { notFoundTexts } from '@/lib/texts/missing-page';
import { layoutTexts } from '@/lib/texts/layout';
import { menuTexts } from '@/lib/texts/menu';
import { mapLiveTexts } from '@/lib/texts/map-live';
import { plainFormTexts } from '@/lib/texts/plain-form';
import { partyFieldTexts } from '@/lib/texts/party-field';
import { chooseTowns, nameField, whereButton } from '@/e2e/support/search-bar';
import { searchBarTexts } from '@/lib/texts/search-bar';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { searchTexts } from '@/lib/texts/search';
import { searchLiveTexts } from '@/lib/texts/search-live';
import { paginationTexts } from '@/lib/texts/ui-pagination';

test.use({ javaScriptEnabled: false });

const listing = {
  slug: 'de-witte-golf-oostende',
  name: 'De Witte Golf',
  landlord: 'verhuurder@kustverblijf.test',
};

/** A form submitted sooner counts as filled in by a program; milliseconds. */
const humanMs = 4_200;

const resultCount = async (page: Page) =>
  Number.parseInt(await page.getByRole('heading', { name: /Resulta/ }).innerText(), 10);
const chips = (page: Page) =>
  page
    .getByRole('list', { name: searchTexts.chips.label })
    .getByRole('link', { name: searchTexts.chips.remove });

/** The visible field: that of the interactive form has the same name and is hidden. */
const field = (page: Page, label: string) =>
  page
    .locator('input, select, textarea')
    .and(page.getByLabel(label, { exact: true }))
    .locator('visible=true');

/** The error below the field, which the field refers to as its description. */
async function expectError(page: Page, label: string, error: string | RegExp): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(
    error instanceof RegExp ? error : new RegExp(escape(error)),
  );
}
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The chips that represent other fields submit the form, with whatever else was chosen in it. */
async function chooseFacts(page: Page): Promise<void> {
  await page.goto('/aanbod?filters=1');
  const facts = page.getByRole('group', { name: searchTexts.form.factsTitle });
  await facts.getByRole('checkbox', { name: searchTexts.form.facts.lift }).check();
  await facts.getByRole('button', { name: searchTexts.form.facts.dog }).click();
  await expect(chips(page)).toHaveText([/huisdier|hond/, /Lift/]);
  await page.getByRole('button', { name: searchTexts.form.more }).click();
  await expect(facts.getByRole('button', { name: searchTexts.form.facts.dog })).toHaveCount(0);
  await facts.getByRole('button', { name: searchTexts.form.facts.oceanview }).click();
  await expect(chips(page)).toHaveText([/huisdier|hond/, /Zeezicht/, /Lift/]);
  await page.getByRole('button', { name: searchTexts.form.more }).click();
  const view = page.getByRole('group', { name: searchTexts.form.oceanview, exact: true });
  await expect(view.getByRole('radio', { name: searchTexts.form.anyOceanview })).toBeChecked();
  await view.getByRole('radio', { name: 'Geen zeezicht' }).check();
  await page.getByRole('button', { name: searchTexts.form.submit }).click();
  await expect(chips(page)).toHaveText([/huisdier|hond/, /Geen zeezicht/, /Lift/]);
}

/** The filters are opened and closed by their button, and keep values that no option has. */
async function openFilters(page: Page): Promise<void> {
  await page.goto('/aanbod?price=0-230');
  const more = page.getByRole('button', { name: searchTexts.form.more });
  const price = page.getByRole('combobox', { name: searchLiveTexts.price });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(price).toHaveValue('0-230');
  await page.getByRole('button', { name: searchTexts.form.submit }).click();
  await expect(chips(page)).toHaveText([/Max\. 230 euro/]);
  await expect(price).toHaveCount(0);
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(price).toHaveCount(0);
  await expect(chips(page)).toHaveText([/Max\. 230 euro/]);
}

test('a listing is found: from the home page to its own, with filters that open and close, chips, sort order and pages @phone', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('search');
  await chooseTowns(page, 'Oostende');
  await search.getByText(frontPageTexts.search.more).click();
  await search.getByLabel(frontPageTexts.search.persons).selectOption(frontPageTexts.search.upToPersons(6));
  await search.getByRole('button', { name: searchBarTexts.submit }).click();
  await expect(page).toHaveURL(/\/aanbod\?.*listing_city_id=11/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(searchTexts.titleIn('Oostende'));
  await expect(chips(page)).toHaveText([/Oostende/, /Max\. 6 personen/]);
  const inTown = await resultCount(page);
  expect(inTown).toBeGreaterThan(0);

  await page.getByRole('button', { name: searchTexts.form.more }).click();
  await page.getByLabel('Huisdieren toegelaten').check();
  await page.getByRole('combobox', { name: searchLiveTexts.price }).selectOption('0-200');
  await page.getByRole('button', { name: searchTexts.form.submit }).click();
  await expect(chips(page)).toHaveCount(4);
  await expect(chips(page).filter({ hasText: 'Max. 200 euro' })).toBeVisible();
  expect(await resultCount(page)).toBeLessThan(inTown);

  await chips(page).filter({ hasText: 'Max. 6' }).click();
  await chips(page).filter({ hasText: 'Max. 200' }).click();
  await chips(page).filter({ hasText: 'Huisdieren' }).click();
  await expect(chips(page)).toHaveText([/Oostende/]);
  await chips(page).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/aanbod$/);

  await page.getByLabel(searchTexts.sort.label).selectOption(searchTexts.sort.orders.price_asc);
  await page.getByRole('button', { name: searchTexts.sort.apply }).click();
  const prices = () =>
    page
      .getByText(/^Vanaf € /)
      .evaluateAll((all) => all.map((one) => Number(one.textContent?.replaceAll(/\D/g, ''))));
  await expect(page).toHaveURL(/sort_by=price_asc/);
  await expect(page.getByText(/^Vanaf € /).first()).toBeVisible();
  const first = await prices();
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  await page.getByRole('link', { name: paginationTexts.next }).click();
  await expect(page).toHaveURL(/sort_by=price_asc.*page=2|page=2.*sort_by=price_asc/);
  const second = await prices();
  expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? Infinity);

  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await openFilters(page);
  await chooseFacts(page);
});

/** The drawn maps show where listings are and how many; a town has its own map. */
async function expectDrawnMaps(page: Page): Promise<void> {
  await page.goto('/aanbod');
  const coast = page.getByRole('img', { name: /^Kaart van de kust met \d+ woningen$/ });
  // A phone shows another drawing.
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(coast).toBeVisible();
    const counts = await coast.locator('g:visible > text').allTextContents();
    expect(counts.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: mapLiveTexts.open })).toBeHidden();
  }

  // The town's own coordinates are far from its listings.
  await page.goto('/aanbod?listing_city_id=9');
  const drawing = page.getByRole('img', { name: /^Kaart van Nieuwpoort met \d+ woningen$/ });
  const total = Number(/\d+/.exec((await drawing.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(page.getByRole('heading', { name: `${total} Resultaten` })).toBeVisible();
  const shown = await drawing.locator('g:has(> circle)').evaluateAll((all) =>
    all
      .filter((one) => {
        const { x, y } = one.getBoundingClientRect();
        const box = one.closest('[tabindex="-1"]')?.getBoundingClientRect() ?? new DOMRect();
        return x > 0 && x < box.width && y > box.top && y < box.bottom;
      })
      .map((one) => Number(one.querySelector('text')?.textContent ?? 1)),
  );
  expect(shown.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(total / 2);
}

test('maps show where listings are, an empty result says so, a page past the last leads back, and an invalid filter is ignored @desktop', async ({
  page,
}) => {
  await expectDrawnMaps(page);

  await page.goto('/aanbod?listing_city_id=1&price=70-70&number_of_bedrooms=10-10');
  await expect(page.getByText(searchTexts.results.none, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: searchTexts.form.clear }).last().click();
  await expect(page).toHaveURL(/\/aanbod$/);
  for (const [link, number] of [
    [searchTexts.results.firstPage, null],
    [/^Naar de laatste pagina/, /^[2-9]$|^\d\d+$/],
  ] as const) {
    await page.goto('/aanbod?sort_by=price_asc&page=400');
    await expect(page.getByText(searchTexts.results.pastLast)).toBeVisible();
    await expect(page.getByText(searchTexts.results.none, { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('sort_by')).toBe('price_asc');
    expect(searchParams.get('page')).toEqual(number && expect.stringMatching(number));
  }
  await page.goto('/aanbod?price=900-100&oceanview=berg&listing_city_id=11');
  await expect(chips(page)).toHaveText([/Oostende/]);
});

test('some months or days with leeway, several towns and a name are searched', async ({ page }) => {
  const search = page.getByRole('search');
  const submit = () => search.getByRole('button', { name: searchBarTexts.submit, exact: true }).click();
  const first = addMonths(startOfMonth(todayIn()), 3);
  await page.goto('/aanbod');
  await chooseTowns(page, 'Oostende', 'De Haan');
  await search.getByText(searchDaysTexts.plainMonths).click();
  for (const month of [first, addMonths(first, 1)])
    await search.getByRole('checkbox', { name: capitalised(formatMonth(month)) }).check();
  await search.getByLabel(searchDaysTexts.nightsLabel).selectOption('5');
  await submit();
  await expect(chips(page)).toHaveText([/De Haan, Oostende/, /5 nachten in /]);
  await expect(whereButton(page)).toHaveText('De Haan, Oostende');
  await expect(search.getByLabel(searchDaysTexts.nightsLabel)).toHaveValue('5');

  const arrival = addDays(first, 3);
  await page.goto('/aanbod');
  await search.getByLabel(searchDaysTexts.arrival).fill(arrival);
  await search.getByLabel(searchDaysTexts.departure).fill(addDays(arrival, 7));
  await search.getByLabel(searchDaysTexts.flex).selectOption('2');
  await whereButton(page).click();
  await nameField(page).fill('zee');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText([/, ± 2 dagen/, /Naam: zee/]);
  await expect(search.getByLabel(searchDaysTexts.flex)).toHaveValue('2');
});

/** On the home page, with four selects; the choice is kept. */
async function chooseWhoComes(page: Page): Promise<void> {
  const search = page.getByRole('search');
  const list = (name: string) => search.getByRole('combobox', { name, exact: true });
  const { adults, children, babies, pets } = partyFieldTexts.rows;
  await list(adults.label).selectOption('3');
  await list(children.label).selectOption('1');
  await list(babies.label).selectOption('1');
  await list(pets.label).selectOption('1');
  const submit = search.getByRole('button', { name: searchBarTexts.submit, exact: true });
  await submit.click();
  await expect(chips(page)).toHaveText([/3 volwassenen, 1 kind, 1 baby/, /1 hond/]);
  for (const size of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    // Large enough for a finger, below the fields as well as beside them.
    expect((await submit.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    // Wide enough to read the chosen text beside the arrow of the select, which a narrow bar is not.
    expect((await list(adults.label).boundingBox())?.width).toBeGreaterThanOrEqual(60);
  }
  await expect(list(adults.label)).toHaveValue('3');
  await expect(list(children.label)).toHaveValue('1');
  await expect(list(babies.label)).toHaveValue('1');
  await expect(list(pets.label)).toHaveValue('1');
  await expect(page.getByRole('article').first().getByRole('link').last()).toHaveAttribute(
    'href',
    /\?adults=3&children=1&babies=1&pets=1$/,
  );
}

test('a stay is requested: invalid values come back with errors, valid ones are mailed; the party can be chosen on the home page @phone', async ({
  page,
  request,
}, info) => {
  const texts = bookingRequestFormTexts;
  const email = ownEmail(info, 'zonder-script');
  const stay = await findFreeStay(request, listing.slug, info.project.name === 'phone' ? 6 : 7);
  await page.goto(`/aanbod/${listing.slug}`);
  await page.getByRole('link', { name: 'Reserveer' }).locator('visible=true').first().click();
  await page.waitForURL('**/reserverings-aanvragen/create');

  await field(page, formTexts.arrival).fill(stay.end);
  await field(page, formTexts.departure).fill(stay.start);
  await field(page, texts.adults).fill('veel');
  await field(page, texts.firstName).fill('Lotte');
  await field(page, texts.birth).fill(addDays(stay.end, -20 * 365));
  await field(page, texts.email).fill('lotte@zee');
  await field(page, texts.country).selectOption('nl');
  await page.waitForTimeout(humanMs);
  await page.getByRole('button', { name: texts.submit }).click();

  await expect(page.getByRole('alert').filter({ hasText: formTexts.summaryTitle })).toBeVisible();
  await expectError(page, texts.birth, bookingRequestTexts.tooYoung);
  await expectError(page, texts.adults, /Aantal volwassenen/);
  await expectError(page, texts.lastName, /Achternaam/);
  await expectError(page, texts.email, /e-mailadres/i);
  await expectError(page, texts.message, /Bericht/);
  await expect(field(page, texts.firstName)).toHaveValue('Lotte');
  await expect(field(page, texts.adults)).toHaveValue('veel');
  await expect(field(page, texts.email)).toHaveValue('lotte@zee');
  await expect(field(page, texts.country)).toHaveValue('nl');
  await expect(field(page, formTexts.arrival)).toHaveValue(stay.end);
  await expectError(page, formTexts.arrival, stayFaultTexts.no_nights);

  await field(page, formTexts.arrival).fill(stay.start);
  await field(page, formTexts.departure).fill(stay.end);
  await field(page, texts.adults).fill('2');
  await field(page, texts.lastName).fill('De Smet');
  await field(page, texts.birth).fill('1985-03-27');
  await field(page, texts.email).fill(email);
  await field(page, texts.message).fill('Wij komen zonder script.');
  await page.waitForTimeout(humanMs);
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.thankYou.title })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 });

  expect((await readMail(email)).text).toContain(listing.name);
  const isOurs = async () => (await mailTo(listing.landlord)).some(({ text }) => text.includes(email));
  await expect.poll(isOurs, { timeout: 15_000 }).toBe(true);

  await chooseWhoComes(page);
});

/** The default of MAIL_FROM. */
const contactAddress = 'info@kustverblijf.test';

test('a landlord is asked a question, and so are we @desktop', async ({ page }, info) => {
  const email = ownEmail(info, 'vraag');
  await test.step('the landlord', async () => {
    const texts = contactRequestFormTexts;
    await page.goto(`/aanbod/${listing.slug}`);
    await page.getByRole('link', { name: 'E-mail de verhuurder' }).click();
    await field(page, texts.subject).fill('Parking');
    await field(page, texts.firstName).fill('Noor');
    await field(page, texts.email).fill('noor@zee');
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).click();
    await expectError(page, texts.email, /e-mailadres/i);
    await expectError(page, texts.message, /Bericht/);
    await expectError(page, texts.lastName, /Achternaam/);
    await expect(field(page, texts.subject)).toHaveValue('Parking');
    await field(page, texts.lastName).fill('Claes');
    await field(page, texts.email).fill(email);
    await field(page, texts.message).fill('Kan er een bestelwagen staan?');
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.thankYou.title })).toBeVisible();
    expect((await readMail(email)).text).toContain(listing.name);
    const isOurs = async () => (await mailTo(listing.landlord)).some(({ text }) => text.includes(email));
    await expect.poll(isOurs, { timeout: 15_000 }).toBe(true);
  });

  await test.step('the site', async () => {
    const texts = contactTexts;
    await page.goto('/contact');
    await field(page, texts.email).fill('noor@zee');
    await field(page, texts.message).fill('Is de site ook in het Frans?');
    // Within four seconds, which looks like a program.
    await page.getByRole('button', { name: texts.submit }).click();
    await expectError(page, texts.name, /Naam/);
    await expectError(page, texts.email, /e-mailadres/i);
    await expect(field(page, texts.message)).toHaveValue('Is de site ook in het Frans?');
    await field(page, texts.name).fill('Noor Claes');
    await field(page, texts.email).fill(email);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(plainFormTexts.tooFast)).toBeVisible();
    await page.waitForTimeout(humanMs);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    const isThere = async () => (await mailTo(contactAddress)).some(({ text }) => text.includes(email));
    await expect.poll(isThere, { timeout: 15_000 }).toBe(true);
    await page.getByRole('link', { name: texts.again }).click();
    await expect(page).toHaveURL(/\/contact#formulier$/);
    await expect(field(page, texts.message)).toHaveValue('');
  });
});

test.describe('not found', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('what does not exist says so, with links to continue @phone', async ({ page }) => {
    const answer = await page.goto('/aanbod/bestaat-niet/reserverings-aanvragen/create');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: bookingRequestFormTexts.notFound })).toBeVisible();
    const first = page.getByRole('article').first();
    const showsListing = async () => {
      for (const part of [first.locator('img').first(), first.getByRole('heading'), first.getByText(/€/)])
        await expect(part).toBeInViewport();
    };
    await showsListing();
    expect((await page.goto('/nergens'))?.status()).toBe(404);
    await showsListing();
    await page.goto('/aanbod/favorieten');
    await showsListing();
    expect((await page.goto('/nergens'))?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: notFoundTexts.listings }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(searchTexts.title);
    await page.getByRole('button', { name: layoutTexts.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: menuTexts.about }).click();
    await expect(page).toHaveURL(/\/over-ons$/);
  });

  test('visitors without an account are asked to sign in on private pages, and unknown pages are complete @desktop', async ({
    page,
  }) => {
    await page.goto('/dashboard/reserverings-aanvragen');
    await expect(page).toHaveURL(/\/inloggen/);
    const answer = await page.goto('/bestaat/niet');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Deze pagina kan niet gevonden worden' })).toBeVisible();
    const gone = await page.goto('/aanbod/bestaat-niet');
    expect(gone?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Deze vakantiewoning kan niet gevonden worden' }),
    ).toBeVisible();
    await page.goto(`/aanbod/${listing.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.name);
  });
});
