/** The tray of photos: all at once, sorted by keys, with what could not be taken and what each photo shows. */
import { route } from '@/lib/paths';
import {
  listingFormScreenTexts as texts,
  listingPhotoTexts,
  photoWordTexts,
} from '@/lib/texts/listing-form-screen';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { moveFocusedPhoto, photoTiles } from '@/e2e/support/listing-form';
import { makeListing } from '@/e2e/support/listings';
import { jpeg } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

test('photos are sorted by keys and described with one press, and stay so @desktop', async ({ page }) => {
  const owner = await makeAccount();
  const { id, slug } = await makeListing(owner.id, { name: 'De Lade', state: 'online' });
  await signIn(page, owner, route('listing.edit', { slug }));
  const tiles = photoTiles(page);
  const third = await tiles.nth(2).getByRole('img').getAttribute('src');
  await page.getByRole('button', { name: listingPhotoTexts.sort(3) }).focus();
  await moveFocusedPhoto(page, 'ArrowLeft', 2);
  await expect(tiles.nth(1).getByRole('img')).toHaveAttribute('src', third ?? '');

  await page.getByText(photoWordTexts.title).click();
  const proposals = page.getByRole('list', { name: photoWordTexts.proposals(1) });
  const words = await proposals.getByRole('button').first().innerText();
  await proposals.getByRole('button').first().click();
  await expect(page.getByLabel(photoWordTexts.of(1))).toHaveValue(words);
  // Said of one photo it is proposed for no other.
  await expect(
    page.getByRole('list', { name: photoWordTexts.proposals(2) }).getByRole('button', { name: words }),
  ).toHaveCount(0);
  await page.getByLabel(photoWordTexts.of(2)).fill('De lift');
  await axe(page);
  await page.getByRole('button', { name: texts.save, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/bewerken'));
  expect(
    await rowsOf('SELECT description FROM listing_pictures WHERE listing_id = $1 ORDER BY order_number', [
      id,
    ]),
  ).toEqual([{ description: words }, { description: 'De lift' }, { description: null }]);
});

test('all stand in the tray at once, and a file that is no photo says why where it would stand @desktop', async ({
  page,
}) => {
  await signIn(page, await makeAccount(), route('listing.create'));
  await expect(page.getByRole('button', { name: listingPhotoTexts.add })).toContainText(
    listingPhotoTexts.dropHere,
  );
  const files = await Promise.all(
    Array.from({ length: 9 }, (_, n) => jpeg(`foto-${n}.jpg`, `hsl(${n * 40} 40% 50%)`)),
  );
  const upright = await jpeg('staand.jpg', '#333333', { width: 800, height: 1200 });
  await page.locator('input[type=file][multiple]').setInputFiles([...files, upright]);
  await expect(photoTiles(page)).toHaveCount(9);
  const refused = page.getByRole('listitem', { name: listingPhotoTexts.refused('staand.jpg') });
  await expect(refused).toContainText(listingPhotoTexts.help);
  const sentence = page.getByText(listingPhotoTexts.faultOf('staand.jpg', listingPhotoTexts.help));
  await expect(sentence).toBeVisible();
  await atEveryWidth(page, 'photo-tray', widthsFromSmallest);
  const [first, last] = [
    await photoTiles(page).first().boundingBox(),
    await photoTiles(page).last().boundingBox(),
  ];
  if (!first || !last) throw new Error('no photos');
  expect(last.y + last.height - first.y).toBeLessThan(640);
  await page.getByRole('button', { name: listingPhotoTexts.dismiss('staand.jpg') }).click();
  await expect(refused).toHaveCount(0);
  await expect(sentence).toHaveCount(0);
});
