/** A home is copied from the menu of its card; the form of the copy opens. */
import { route } from '@/lib/paths';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { manageListingsTexts as texts } from '@/lib/texts/manage-listings';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { photoTiles } from '@/e2e/support/listing-form';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { uiTexts } from '@/lib/texts/ui';

test('a copy is made and opens in the form, with photos of its own @phone', async ({ page }) => {
  const owner = await makeAccount();
  await makeListing(owner.id, { name: 'De Tweeling', state: 'online' });
  await answerCookies(page);
  await signIn(page, owner, route('dashboard.listing.index'));
  await page.getByRole('button', { name: uiTexts.actsOf('De Tweeling') }).click();
  await expect(page.getByRole('menuitem')).toHaveText([texts.copy, texts.remove]);
  await axeAtBothWidths(page);
  // By the key: the menu floats back to its place after a change of width, away from under a press.
  await page.getByRole('menuitem', { name: texts.copy }).press('Enter');
  await page.waitForURL('**/bewerken');
  await expect(page.getByLabel(listingFormScreenTexts.homeName)).toHaveValue(
    `De Tweeling${listingFormTexts.copySuffix}`,
  );
  await expect(photoTiles(page)).toHaveCount(3);
  await page.goto(route('dashboard.listing.index'));
  await expect(page.getByRole('article').filter({ hasText: 'De Tweeling' })).toHaveCount(2);
});
