/** The search bar in tests: town and party. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
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
export const liveSearch = (page: Page) => page.getByRole('search').locator('input[type=hidden][name=guests]');

type Comer = keyof typeof texts.rows;

/** Counts up to these numbers, and closes the panel again. */
export async function chooseParty(page: Page, party: Partial<Record<Comer, number>>): Promise<void> {
  await whoButton(page).click();
  for (const who of ['adults', 'children', 'pets'] as const) {
    const row = page.getByRole('listitem').filter({ hasText: texts.rows[who].help });
    const count = row.getByRole('status');
    for (let step = 0; step < 20; step += 1) {
      const missing = (party[who] ?? 0) - Number(await count.textContent());
      if (missing === 0) break;
      const { label } = texts.rows[who];
      await row.getByRole('button', { name: missing > 0 ? texts.more(label) : texts.fewer(label) }).click();
    }
    await expect(count).toHaveText(String(party[who] ?? 0));
  }
  await page.getByRole('button', { name: texts.close, exact: true }).click();
}
