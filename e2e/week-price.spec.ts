/** A landlord prices a quiet season below 'vanaf', with a week price; a guest sees it in the price of a stay. */
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { openPrices, showYear, weeksAhead } from '@/e2e/support/prices';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { addDays } from '@/lib/dates/day';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { stayTotalTexts } from '@/lib/texts/stay-total';
import { seasonTexts, stayRulesTexts } from '@/lib/texts/stay-prices';
import { weekDiscountTexts } from '@/lib/texts/stays';

test.beforeEach(({ page }) => answerCookies(page));

test('a season below the lowest price becomes it by one press; its week price is a line for guests @phone', async ({
  page,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Huis Zandoog', state: 'online' });
  await rowsOf('UPDATE listings SET price = 95 WHERE id = $1', [listing.id]);
  await letIn(page, owner);
  await openPrices(page, listing.slug);
  const quiet = weeksAhead(60, 3);
  await page.getByRole('button', { name: seasonTexts.add }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(seasonTexts.name).fill('Rustig');
  await form.getByLabel(seasonTexts.first).fill(quiet.start);
  await form.getByLabel(seasonTexts.last).fill(addDays(quiet.end, -1));
  await form.getByLabel(seasonTexts.price).fill('80');
  await form.getByLabel(seasonTexts.weekPrice).fill('500');
  await expect(
    form.getByText(seasonTexts.lowerQuestion(formatWholeEuro(80), formatWholeEuro(95))),
  ).toBeVisible();
  await axeAtBothWidths(page);
  await form.getByRole('button', { name: seasonTexts.lower(formatWholeEuro(80)) }).click();
  await expect(form).toBeHidden();
  await showYear(page, quiet.start);
  await expect(page.getByRole('button', { name: seasonTexts.editNamed('Rustig') })).toContainText(
    seasonTexts.week(formatWholeEuro(500)),
  );
  const rules = page.getByRole('form', { name: stayRulesTexts.title });
  await expect(rules.getByLabel(stayRulesTexts.basePrice)).toHaveValue('95');
  expect(await rowsOf('SELECT price, base_price FROM listings WHERE id = $1', [listing.id])).toEqual([
    { price: 80, base_price: 95 },
  ]);

  const days = { arrival: quiet.start, departure: addDays(quiet.start, 7) };
  await page.goto(route('listing.booking-request.create', { slug: listing.slug }, days));
  const lines = page.getByRole('list', { name: stayTotalTexts.lines }).filter({ visible: true }).first();
  await expect(lines).toContainText(`${weekDiscountTexts.label(1)}${formatEuro(-60_00)}`);
});
