/** The search bar: one field for towns and names, and three ways to choose days, by pointer and by keyboard. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import {
  chooseParty,
  liveSearch,
  nameField,
  townBox,
  whenButton,
  whenChoice,
  whenTab,
  whereButton,
} from '@/e2e/support/search-bar';
import { chooseDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, stir } from '@/e2e/support/visitor';
import { addDays, addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { formatMonths } from '@/lib/search/when-text';
import type { Month } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';
import { searchBarTexts as bar } from '@/lib/texts/search-bar';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';
import { searchLiveTexts } from '@/lib/texts/search-live';

const monthName = (day: Day) => capitalised(formatMonth(day));

async function openSearch(page: Page, path = '/aanbod'): Promise<void> {
  await page.goto(path);
  await stir(page, liveSearch(page));
}

/** Waits until the URL contains this search. */
const settled = (page: Page, query: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams), { timeout: 15_000 }).toEqual(query);

const chip = (page: Page, text: RegExp) =>
  page.getByRole('list', { name: searchTexts.chips.label }).getByRole('link').filter({ hasText: text });

test.beforeEach(({ context }) => answerCookies(context));

test('several towns and a name are searched in one field; each can be taken back, and the party stays', async ({
  page,
}) => {
  await openSearch(page);
  await chooseParty(page, { adults: 2, pets: 1 });
  const party = { adults: '2', pets: '1' };
  await settled(page, party);
  await whereButton(page).click();
  await axe(page);
  await townBox(page, 'Oostende').check();
  await townBox(page, 'De Haan').check();
  await settled(page, { ...party, listing_city_id: '3,11' });
  await expect(whereButton(page)).toHaveText('De Haan, Oostende');
  await expect(chip(page, /De Haan, Oostende/)).toBeVisible();
  await nameField(page).pressSequentially('zee');
  await settled(page, { ...party, listing_city_id: '3,11', name: 'zee' });
  await expect(whereButton(page)).toHaveText('De Haan, Oostende · ‘zee’');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(whereButton(page)).toBeFocused();

  await chip(page, /Naam: zee/).click();
  await settled(page, { ...party, listing_city_id: '3,11' });
  await expect(whereButton(page)).toHaveText('De Haan, Oostende');
  await page.goBack();
  await settled(page, { ...party, listing_city_id: '3,11', name: 'zee' });
  await expect(whereButton(page)).toHaveText('De Haan, Oostende · ‘zee’');
  await whereButton(page).click();
  await expect(nameField(page)).toHaveValue('zee');
  await page.getByRole('button', { name: bar.anywhere, exact: true }).last().click();
  await settled(page, { ...party, name: 'zee' });
  await nameField(page).fill('');
  await settled(page, party);
  await expect(whereButton(page)).toHaveText(bar.anywhere);
  await expect(townBox(page, 'Oostende')).not.toBeChecked();
});

test('when has three tabs, by keyboard too; looking at them changes nothing, and a month is one choice away', async ({
  page,
}) => {
  await openSearch(page, '/aanbod?adults=2');
  await whenButton(page).click();
  await expect(whenTab(page, 'days')).toHaveAttribute('aria-selected', 'true');
  await axe(page);

  await test.step('arrows, Home and End', async () => {
    await whenTab(page, 'days').focus();
    await page.keyboard.press('ArrowRight');
    await expect(whenTab(page, 'flexible')).toBeFocused();
    await expect(whenTab(page, 'flexible')).toHaveAttribute('aria-selected', 'true');
    await axe(page);
    await page.keyboard.press('End');
    await expect(whenTab(page, 'months')).toBeFocused();
    await axe(page);
    await page.keyboard.press('ArrowRight');
    await expect(whenTab(page, 'days')).toBeFocused();
    await settled(page, { adults: '2' });
  });

  const start = addDays(addMonths(startOfMonth(todayIn()), 7), 9);
  const days = { arrival: start, departure: addDays(start, 7) };
  await test.step('days in a month that is far', async () => {
    await whenTab(page, 'flexible').click();
    await page.getByLabel(texts.goTo).selectOption({ label: monthName(start) });
    await page.getByRole('button', { name: texts.flexDays(3) }).click();
    await chooseDay(page, days.arrival);
    await chooseDay(page, days.departure);
    await settled(page, { adults: '2', ...days, flex: '3' });
    await whenChoice(page, texts.noFlex).click();
    await settled(page, { adults: '2', ...days });
  });

  await test.step('some nights in one of some months', async () => {
    const [first, second] = [addMonths(startOfMonth(start), 1), addMonths(startOfMonth(start), 2)];
    const months = [first, second].map((day): Month => day.slice(0, 7) as Month);
    await whenTab(page, 'months').click();
    await page.getByLabel(texts.nightsLabel).selectOption('5');
    await settled(page, { adults: '2', ...days });
    await whenChoice(page, monthName(second)).click();
    await settled(page, { adults: '2', month: `${months[1]}`, nights: '5' });
    await whenChoice(page, monthName(first)).click();
    await settled(page, { adults: '2', month: months.join(), nights: '5' });
    await expect(whenButton(page)).toHaveText(`5 nachten in ${formatMonths(months, todayIn())}`);
    await expect(chip(page, /^.*5 nachten in /)).toBeVisible();
    await whenChoice(page, texts.clear).click();
    await settled(page, { adults: '2' });
    await expect(whenButton(page)).toHaveText(searchLiveTexts.chooseDays);
  });
});

test('the home page asks the same', async ({ page }) => {
  await page.goto('/');
  const first = addMonths(startOfMonth(todayIn()), 4);
  await whenButton(page).click();
  await whenTab(page, 'months').click();
  await whenChoice(page, monthName(first)).click();
  await whenChoice(page, texts.stays.midweek).click();
  await page.keyboard.press('Escape');
  await whereButton(page).click();
  await townBox(page, 'Knokke').check();
  await townBox(page, 'Oostende').check();
  await nameField(page).fill('zee');
  await nameField(page).press('Enter');
  await page.waitForURL((url) => url.pathname === '/aanbod');
  await expect(whereButton(page)).toHaveText('Knokke, Oostende · ‘zee’');
  await expect(whenButton(page)).toHaveText(/^Midweek in /);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll('listing_city_id').join()).toBe('5,11');
  expect(searchParams.get('month')).toBe(first.slice(0, 7));
  expect(searchParams.get('stay')).toBe('midweek');
});
