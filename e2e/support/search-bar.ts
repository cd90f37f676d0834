/** The search bar in tests: town and party. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { comers } from '@/lib/stays/party';
import type { Comer, Party } from '@/lib/stays/party';
import { partyFieldTexts } from '@/lib/texts/party-field';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';
import { searchFormTexts } from '@/lib/texts/search-form';

/** The select of towns. */
export const whereField = (page: Page) =>
  page.getByRole('search').getByRole('combobox', { name: texts.where, exact: true });

/** The button that opens the panel of the party. */
export const whoButton = (page: Page) =>
  page.getByRole('search').getByRole('group', { name: texts.who, exact: true }).getByRole('button').first();

/** The button that opens the dialog with all filters of the overview. */
export const moreFilters = (page: Page) =>
  page.getByRole('search').locator('summary').filter({ hasText: searchFormTexts.more });

/** A search field that only exists with JavaScript: from then on changes start a search. */
export const liveSearch = (page: Page) => page.getByRole('search').locator('input[type=hidden][name=adults]');

/** Counts up to these numbers with the counters of a part of the page. */
export async function countParty(part: Page | Locator, party: Partial<Party>): Promise<void> {
  for (const who of comers) {
    const row = part.getByRole('listitem').filter({ hasText: partyFieldTexts.rows[who].help });
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
