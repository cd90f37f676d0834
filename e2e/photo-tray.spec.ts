/** The photos of the form: dropped, replaced, sorted by mouse and keyboard, with rejected files and descriptions. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import {
  listingFormScreenTexts as texts,
  listingPhotoTexts,
  photoWordTexts,
} from '@/lib/texts/listing-form-screen';
import { photoTexts } from '@/lib/texts/photos';
import { answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { moveFocusedPhoto, photoTiles } from '@/e2e/support/listing-form';
import { makeListing } from '@/e2e/support/listings';
import type { PhotoFile } from '@/e2e/support/photos';
import { jpeg, threePhotos } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

const notAPhoto: PhotoFile = {
  name: 'tekening.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><script/></svg>'),
};

/** Drops files on the photos, as from the desktop. */
async function drop(page: Page, files: PhotoFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    data: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, data } of list) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  const target = page.getByRole('button', { name: listingPhotoTexts.add });
  // Files dragged over a page fire events continually.
  await expect(async () => {
    await target.dispatchEvent('dragover', { dataTransfer }, { timeout: 1_000 });
    await expect(page.getByRole('button', { name: listingPhotoTexts.drop })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await page.getByRole('button', { name: listingPhotoTexts.drop }).dispatchEvent('drop', { dataTransfer });
}

/** Moves the third photo to the front. */
async function dragThirdToFront(page: Page): Promise<void> {
  const tiles = photoTiles(page);
  const from = await tiles.nth(2).boundingBox();
  const to = await tiles.nth(0).boundingBox();
  if (!from || !to) throw new Error('no photos');
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  // A shorter press does not start a drag.
  await page.waitForTimeout(300);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

const storedPhotos = (listing: number) =>
  rowsOf<{ id: string; description: string | null }>(
    'SELECT id, description FROM listing_pictures WHERE listing_id = $1 ORDER BY order_number',
    [listing],
  );

test('photos are sorted by mouse and keyboard, described with one press, and stay so @desktop', async ({
  page,
}) => {
  const owner = await makeAccount();
  const { id, slug } = await makeListing(owner.id, { name: 'De Lade', state: 'online' });
  await signIn(page, owner, route('listing.edit', { slug }));
  await expect(page.getByLabel(texts.price)).toHaveValue('195');
  const before = await storedPhotos(id);
  const tiles = photoTiles(page);
  const source = (tile: number) => tiles.nth(tile).getByRole('img').getAttribute('src');
  const [first, second, third] = [await source(0), await source(1), await source(2)];
  const save = page.getByRole('button', { name: texts.save, exact: true });
  await dragThirdToFront(page);
  await expect(save).toBeVisible();
  for (const [tile, photo] of [third, first, second].entries())
    await expect(tiles.nth(tile).getByRole('img')).toHaveAttribute('src', photo ?? '');

  await page.getByRole('button', { name: listingPhotoTexts.sort(3) }).focus();
  await moveFocusedPhoto(page, 'ArrowLeft', 2);
  await expect(tiles.nth(1).getByRole('img')).toHaveAttribute('src', second ?? '');

  await page.getByText(photoWordTexts.title).click();
  const proposals = page.getByRole('list', { name: photoWordTexts.proposals(1) });
  const words = await proposals.getByRole('button').first().innerText();
  await proposals.getByRole('button').first().click();
  await expect(page.getByLabel(photoWordTexts.of(1))).toHaveValue(words);
  // A suggestion used for one photo is not offered for another.
  await expect(
    page.getByRole('list', { name: photoWordTexts.proposals(2) }).getByRole('button', { name: words }),
  ).toHaveCount(0);
  await page.getByLabel(photoWordTexts.of(2)).fill('De lift');
  await axe(page);
  await save.click();
  await page.waitForURL((url) => !url.pathname.endsWith('/bewerken'));
  expect(await storedPhotos(id)).toEqual([
    { id: before[2]?.id, description: words },
    { id: before[1]?.id, description: 'De lift' },
    { id: before[0]?.id, description: null },
  ]);
});

test('photos are dropped, replaced and rejected one by one; all are in the tray, and a file that is no photo is reported in its place @desktop', async ({
  page,
}) => {
  await signIn(page, await makeAccount(), route('listing.create'));
  await expect(page.getByRole('button', { name: listingPhotoTexts.add })).toContainText(
    listingPhotoTexts.dropHere,
  );
  const small = await jpeg('klein.jpg', '#333333', { width: 1007, height: 651 });
  await drop(page, [...(await threePhotos()), small, notAPhoto]);
  const tiles = photoTiles(page);
  await expect(tiles).toHaveCount(3);
  // Fixed wording (docs/rules/listing-form.md#messages).
  const literal = "Foto's dienen een minimum en liggend formaat te hebben van 1008 x 651 pixels.";
  await expect(page.getByText(`klein.jpg: ${literal}`)).toBeVisible();
  await expect(page.getByText(`tekening.jpg: ${photoTexts.notAPhoto}`)).toBeVisible();

  const second = await tiles.nth(1).getByRole('img').getAttribute('src');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: listingPhotoTexts.replace(2) }).click();
  await (await chooser).setFiles(await jpeg('nieuw.jpg', '#2a6b3f'));
  await expect(tiles.nth(1).getByRole('img')).not.toHaveAttribute('src', second ?? '');
  await expect(tiles).toHaveCount(3);

  const files = await Promise.all(
    Array.from({ length: 6 }, (_, n) => jpeg(`foto-${n}.jpg`, `hsl(${n * 40} 40% 50%)`)),
  );
  const upright = await jpeg('staand.jpg', '#333333', { width: 800, height: 1200 });
  await page.locator('input[type=file][multiple]').setInputFiles([...files, upright]);
  await expect(tiles).toHaveCount(9);
  const refused = page.getByRole('listitem', { name: listingPhotoTexts.refused('staand.jpg') });
  await expect(refused).toContainText(listingPhotoTexts.help);
  const sentence = page.getByText(listingPhotoTexts.faultOf('staand.jpg', listingPhotoTexts.help));
  await expect(sentence).toBeVisible();
  await atEveryWidth(page, 'photo-tray', widthsFromSmallest);
  const [top, bottom] = [await tiles.first().boundingBox(), await tiles.last().boundingBox()];
  if (!top || !bottom) throw new Error('no photos');
  expect(bottom.y + bottom.height - top.y).toBeLessThan(640);
  await page.getByRole('button', { name: listingPhotoTexts.dismiss('staand.jpg') }).click();
  await expect(refused).toHaveCount(0);
  await expect(sentence).toHaveCount(0);
});

test('what the server would reject is reported before it is sent; the largest photo of a phone is accepted @desktop', async ({
  page,
}) => {
  const owner = await makeAccount();
  const { slug } = await makeListing(owner.id, { name: 'De Bank', state: 'online' });
  await signIn(page, owner, route('listing.edit', { slug }));
  await expect(page.getByLabel(texts.price)).toHaveValue('195');
  const before = await photoTiles(page).count();
  const ofPhone = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(5000) };
  ofPhone.buffer.write('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await drop(page, [
    ofPhone,
    await jpeg('kaart.jpg', '#1b5b7d', { width: 8700, height: 6000 }),
    await jpeg('vijftig.jpg', '#ecdcbd', { width: 8160, height: 6144 }),
  ]);
  await expect(page.getByText(listingPhotoTexts.faultOf('IMG_0001.HEIC', photoTexts.heic))).toBeVisible();
  await expect(
    page.getByText(listingPhotoTexts.faultOf('kaart.jpg', photoTexts.tooManyPixels)),
  ).toBeVisible();
  await expect(photoTiles(page)).toHaveCount(before + 1);
});
