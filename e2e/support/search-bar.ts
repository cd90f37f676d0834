/** The search bar in tests: place, days or months, and party. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { comers } from '@/lib/stays/party';
import type { Comer, Party } from '@/lib/stays/party';
import { partyFieldTexts } from '@/lib/texts/party-field';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';
import { searchDaysTexts } from '@/lib/texts/search-days';
import { searchFormTexts } from '@/lib/texts/search-form';

const part = (page: Page, name: string) => page.getByRole('search').getByRole('group', { name, exact: true });

/** The button that shows towns and name, and opens their panel. */
export const whereButton = (page: Page) => part(page, texts.where).getByRole('button').first();

/** The field of a town, in the panel, open or not. */
export const townBox = (page: Page, town: string) =>
  part(page, texts.where).getByRole('checkbox', { name: town, exact: true, includeHidden: true });

/** The field of part of a name, in the open panel. */
export const nameField = (page: Page) => part(page, texts.where).getByRole('textbox', { name: texts.name });

/** Opens the panel of towns, checks these, and closes it again. */
export async function chooseTowns(page: Page, ...towns: string[]): Promise<void> {
  await whereButton(page).click();
  for (const town of towns) await townBox(page, town).check();
  await page.keyboard.press('Escape');
  await expect(whereButton(page)).toBeFocused();
}

/** The button that shows days or months, and opens their panel. */
export const whenButton = (page: Page) => part(page, searchDaysTexts.when).getByRole('button').first();

/** A tab of the open panel of days and months. */
export const whenTab = (page: Page, name: keyof typeof searchDaysTexts.tabs) =>
  part(page, searchDaysTexts.when).getByRole('tab', { name: searchDaysTexts.tabs[name], exact: true });

/** A choice to press in the open panel of days and months. */
export const whenChoice = (page: Page, name: string) =>
  part(page, searchDaysTexts.when).getByRole('button', { name, exact: true });

/** The button that opens the panel of the party. */
export const whoButton = (page: Page) => part(page, texts.who).getByRole('button').first();

/** The button that opens the dialog with all filters of the overview. */
export const moreFilters = (page: Page) =>
  page.getByRole('search').locator('summary').filter({ hasText: searchFormTexts.more });

/** A search field that only exists with JavaScript: from then on changes start a search. */
export const liveSearch = (page: Page) => page.getByRole('search').locator('input[type=hidden][name=adults]');

/** Counts up to these numbers with the counters of a part of the page. */
export async function countParty(place: Page | Locator, party: Partial<Party>): Promise<void> {
  for (const who of comers) {
    const row = place.getByRole('listitem').filter({ hasText: partyFieldTexts.rows[who].help });
    // A home that takes no pets does not ask for any.
    if (party[who] === undefined && (await row.count()) === 0) continue;
    const count = row.getByRole('status');
    const { label } = partyFieldTexts.rows[who];
    for (let step = 0; step < 20; step += 1) {
      const missing = (party[who] ?? 0) - Number(await count.textContent());
      if (missing === 0) break;
      await row
        .getByRole('button', {
          name: missing > 0 ? partyFieldTexts.more(label) : partyFieldTexts.fewer(label),
        })
        .click();
    }
    await expect(count).toHaveText(String(party[who] ?? 0));
  }
}

/** The button that opens the panel of the party on a listing's page. */
export const partyButton = (page: Page) =>
  page.locator('[data-roomy]').getByRole('button').first().locator('visible=true');

/** Opens the panel of the party, counts, and closes it again. */
export async function chooseParty(
  page: Page,
  party: Partial<Party>,
  button: Locator = whoButton(page),
): Promise<void> {
  await button.click();
  await countParty(page, party);
  await page.getByRole('button', { name: partyFieldTexts.close, exact: true }).click();
}

/** The counter of one kind of guest, also in a step of the form that is closed. */
export const counter = (part: Page | Locator, who: Comer) =>
  part.locator('li').filter({ hasText: partyFieldTexts.rows[who].help }).locator('output');
