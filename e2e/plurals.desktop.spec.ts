/** The only use that pages make of the browser's Intl: the plural form for a count. */
import { expect, test } from '@/e2e/support/test';
import { languages } from '@/lib/languages/language';
import { pluralForms } from '@/tests/support/plural-forms';

test('the browser counts as the server does', async ({ page }) => {
  for (const language of languages) {
    const table = pluralForms[language];
    const found = await page.evaluate(
      ([tag, counts]) => {
        const rules = new Intl.PluralRules(tag);
        return counts.map((count) => rules.select(count));
      },
      [language, table.map(([count]) => count)] as const,
    );
    expect(found).toEqual(table.map(([, form]) => form));
  }
});
