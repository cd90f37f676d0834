/** More photos are chosen than a home can have. */
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { photoTiles } from '@/e2e/support/listing-form';
import { jpeg } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/paths';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { listingPhotoTexts } from '@/lib/texts/listing-form-screen';

test('of eleven at once ten are taken, and what became of the other is seen', async ({ page }) => {
  await answerCookies(page);
  await signIn(page, await makeAccount(), route('listing.create'));
  const files = await Promise.all(
    Array.from({ length: 11 }, (_, n) => jpeg(`foto-${n}.jpg`, `#1b5b${n + 10}`)),
  );
  const add = page.getByRole('button', { name: listingPhotoTexts.add });
  await add.scrollIntoViewIfNeeded();
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(photoTiles(page)).toHaveCount(10);
  await expect(add).toBeDisabled();
  const fault = page.getByRole('alert').filter({ hasText: listingFormTexts.tooManyPhotos });
  await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(fault).toContainText(listingPhotoTexts.leftOut(1));
});
