/** The home page: one search form, rows of listings, and a party that is chosen once on the way to the request. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { chooseParty, chooseTowns, counter, whereButton, whoButton } from '@/e2e/support/search-bar';
import { chooseDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { addDays, todayIn } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { frontPageTexts } from '@/lib/texts/front-page';
import { layoutTexts } from '@/lib/texts/layout';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { favoriteHeartTexts } from '@/lib/texts/favorite-heart';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { partyText } from '@/lib/stays/party';
import { partyFieldTexts as party } from '@/lib/texts/party-field';
import { searchBarTexts as bar } from '@/lib/texts/search-bar';

test.beforeEach(({ context }) => answerCookies(context));

/** Five people with a dog only see listings for five, and specify this once. */
async function comeWithFive(page: Page): Promise<void> {
  await page.goto('/');
  await chooseTowns(page, 'Oostende');
  await expect(whereButton(page)).toHaveText('Oostende');
  await chooseParty(page, { adults: 3, children: 2, pets: 1 });
  await expect(whoButton(page)).toHaveText(partyText({ adults: 3, children: 2, pets: 1 }));
  await page.getByRole('search').getByRole('button', { name: bar.submit, exact: true }).click();
  await page.waitForURL(/\/aanbod\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    ...{ listing_city_id: '11', adults: '3', children: '2', pets: '1' },
  });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts())
    expect(Number(/(\d+)\spersonen/.exec(text)?.[1])).toBeGreaterThanOrEqual(5);
  await expect(whoButton(page)).toHaveText(partyText({ adults: 3, children: 2, pets: 1 }));

  await cards.first().getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname !== '/aanbod');
  expect(new URL(page.url()).search).toBe('?adults=3&children=2&pets=1');
  await page.mouse.move(200, 300, { steps: 3 });
  const book = page.getByRole('link', { name: listingPageTexts.book }).filter({ visible: true }).first();
  await expect(book).toHaveAttribute('href', /adults=3/);
  await book.click();
  await page.waitForURL(/create/);
  await expect(counter(page, 'adults')).toHaveText('3');
  await expect(counter(page, 'children')).toHaveText('2');
  await expect(counter(page, 'pets')).toHaveText('1');
}

test('the home page starts with a search and listings, whose days, hearts and rows lead on; five people with a dog specify that once', async ({
  page,
}) => {
  await comeWithFive(page);
  await page.goto('/');

  await test.step('the whole search and a listing with its name and price are on the first screen', async () => {
    const search = page.getByRole('search');
    const first = page.getByRole('article').first();
    for (const part of [
      whereButton(page),
      search.getByText(bar.who, { exact: true }),
      search.getByRole('button', { name: bar.submit, exact: true }),
      search.getByText(frontPageTexts.search.more),
      first.locator('img').first(),
      first.getByRole('heading'),
      first.getByText(/€/),
    ])
      await expect(part).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frontPageTexts.headline);
  });

  await test.step('rows of listings link to the searches that find them, and their hearts work', async () => {
    for (const title of [frontPageTexts.rows.oceanview, frontPageTexts.rows.pets, frontPageTexts.rows.recent])
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    const header = page.getByRole('banner').getByRole('link', { name: layoutTexts.favorites });
    await expect(header).toHaveCount(0);
    for (const place of [0, 1]) {
      const heart = page
        .getByRole('article')
        .nth(place)
        .getByRole('button', { name: new RegExp(favoriteHeartTexts.add) });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(header).toHaveText('2');
    await axe(page);
    const link = page.getByRole('link', { name: frontPageTexts.rows.moreOf(frontPageTexts.rows.pets) });
    await link.click();
    await page.waitForURL('**/aanbod?pets=1');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('days are chosen, and carried along', async () => {
    await page.goBack();
    const arrival = addDays(todayIn(), 30);
    const departure = addDays(arrival, 3);
    await page.getByRole('group', { name: searchDaysTexts.when }).getByRole('button').first().click();
    await chooseDay(page, arrival);
    await chooseDay(page, departure);
    await page.getByRole('search').getByRole('button', { name: bar.submit, exact: true }).click();
    await page.waitForURL(new RegExp(`arrival=${arrival}&departure=${departure}`));
    await expect(page.getByRole('article').first()).toContainText(/voor 3 nachten/);
  });
});

test('the party is counted by keyboard, and each town tells what it offers and links to it @desktop', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('Escape returns the focus', async () => {
    await whoButton(page).focus();
    await page.keyboard.press('Enter');
    const more = page.getByRole('button', { name: party.more(party.rows.adults.label) });
    await expect(more).toBeVisible();
    await axe(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
    await expect(whoButton(page)).toBeFocused();
    await expect(whoButton(page)).toHaveText(partyText({ adults: 2 }));
  });

  await test.step('a town', async () => {
    const tile = page.getByRole('main').getByRole('link', { name: /^De Haan \d+ woningen vanaf €\s[\d.]+$/ });
    await tile.scrollIntoViewIfNeeded();
    await tile.click();
    await page.waitForURL(`**${route('listing.index', {}, { listing_city_id: 3 })}`);
  });
});
