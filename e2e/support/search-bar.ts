/** The search bar in journeys: where and who. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { searchBarTexts as texts } from '@/lib/texts/search-bar';
import { searchFormTexts } from '@/lib/texts/search-form';

/** The list of towns. */
export const whereField = (page: Page) =>
  page.getByRole('search').getByRole('combobox', { name: texts.where, exact: true });

/** The button that opens the panel of who comes. */
export const whoButton = (page: Page) =>
  page.getByRole('search').getByRole('group', { name: texts.who, exact: true }).getByRole('button').first();

/** What opens the dialog with all filters of the overview. */
export const moreFilters = (page: Page) =>
  page.getByRole('search').locator('summary').filter({ hasText: searchFormTexts.more });

/** A field of the search that its script alone brings: the search follows from then on. */
export const liveSearch = (page: Page) => page.getByRole('search').locator('input[type=hidden][name=guests]');

type Comer = keyof typeof texts.rows;

/** Counts up to so many of them, and closes the panel again. */
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
