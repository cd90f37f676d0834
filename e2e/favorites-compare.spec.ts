/** Favourites for chosen days and a party, and side by side. */
import { axe } from '@/e2e/support/axe';
import { findFreeStay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { addDays } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { favoritesCompareTexts as texts } from '@/lib/texts/favorites-compare';
import { favoritesPageTexts } from '@/lib/texts/favorites';
import { layoutTexts } from '@/lib/texts/layout';

const first = 'de-witte-golf-oostende';
const second = 'villa-duinenlust-de-haan';

test.beforeEach(({ context }) => answerCookies(context));

// The price of a stay that is taken, or for a party that does not fit, is refused.
test.use({ expectedErrors: [/422/] });

test('days and party come along from a home, to the table, its links and the shared list', async ({
  page,
  request,
}) => {
  const { start } = await findFreeStay(request, first, 2);
  const query = `arrival=${start}&departure=${addDays(start, 2)}&adults=2&babies=1`;
  await page.addInitScript(
    (slugs) => localStorage.setItem('favorite_listings', JSON.stringify(slugs)),
    [first, second],
  );
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${route('listing.show', { slug: first })}?${query}`);
  const link = page.getByRole('banner').getByRole('link', { name: layoutTexts.favorites });
  await page.mouse.wheel(0, 50);
  await expect(link).toHaveAttribute('href', `${route('listing.favorites')}?${query}`);
  await link.click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: new RegExp(texts.total) })).toContainText('alles inbegrepen');
  for (const home of await table.getByRole('columnheader').getByRole('link').all())
    expect(await home.getAttribute('href')).toContain(query);
  await axe(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list is a table, with the same fields', async ({ page, request }) => {
    const ids: number[] = [];
    for (const slug of [first, second])
      ids.push((await (await request.get(`/api/listings/${slug}`)).json()).data.id);
    await page.goto(`${route('listing.favorites')}?ids=${ids}&adults=40&pets=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(favoritesPageTexts.sharedTitle);
    const table = page.getByRole('table');
    for (const row of [texts.price, texts.beach, texts.beds, texts.cancellation, texts.included])
      await expect(table.getByRole('rowheader', { name: row })).toBeVisible();
    await expect(table).toContainText('hoogstens');
    await page.getByRole('combobox', { name: 'Volwassenen' }).selectOption('2');
    await page.getByRole('combobox', { name: 'Huisdieren' }).selectOption('');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(/adults=2/);
    await expect(table).not.toContainText('hoogstens');
  });
});
