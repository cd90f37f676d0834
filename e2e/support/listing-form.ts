/** Filling in the listing form, for tests about what follows. */
import type { Locator, Page } from '@playwright/test';
import { listingFormScreenTexts as texts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import type { PhotoFile } from '@/e2e/support/photos';
import { threePhotos } from '@/e2e/support/photos';
import { expect } from '@/e2e/support/test';

/** The photo tiles in order. */
export const photoTiles = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /verplaatsen$/ }) });

export async function choosePhotos(page: Page, files: PhotoFile[]): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(page.getByRole('button', { name: listingPhotoTexts.sort(files.length) })).toBeVisible();
}

export interface Listing {
  licence: string;
  name: string;
}

/** Types the licence number and waits for the register's answer. */
export async function lookUp(page: Page, licence: string): Promise<void> {
  await page.getByLabel(texts.licence).fill(licence);
  await expect(page.getByText(texts.found)).toBeVisible();
}

export const description = 'Een lichte studio op de dijk, met zicht op zee en de duinen om de hoek. '.repeat(
  4,
);

/** Everything that publishing requires, except the photos. */
export async function fillListingFields(page: Page, { licence, name }: Listing): Promise<void> {
  await lookUp(page, licence);
  const declaration = page.getByRole('radiogroup', { name: texts.declaration });
  await declaration.getByText(texts.declarationYes, { exact: true }).click();
  await page.getByLabel(texts.listingName).fill(name);
  // The register knows the municipality; the landlord chooses one of its towns.
  await page.getByLabel(texts.city, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(texts.type).selectOption('studio');
  await page.getByLabel(texts.capacity).selectOption('4');
  await page.getByLabel(texts.bathrooms).selectOption('1');
  await page.getByLabel(texts.oceanview).selectOption('front');
  await page.getByLabel('Week', { exact: true }).check();
  await page.getByLabel(texts.minStay).fill('7');
  await page.getByLabel(texts.maxStay).fill('7');
  await page.getByLabel(texts.checkIn).fill('15:00');
  await page.getByLabel(texts.checkOut).fill('10:00');
  await page.getByLabel(texts.advance).selectOption('365');
  await page.getByLabel(texts.price).fill('95');
  await page.getByRole('textbox', { name: texts.description }).fill(description);
}

/** Fills in everything, including three photos. */
export async function fillListing(page: Page, listing: Listing): Promise<void> {
  await fillListingFields(page, listing);
  await choosePhotos(page, await threePhotos());
}

/** Picks up the focused photo, moves it with an arrow key and drops it at `place`, counted from 1. */
export async function moveFocusedPhoto(page: Page, key: string, place: number): Promise<void> {
  const announced = page.locator('[id^=DndLiveRegion]');
  await page.keyboard.press('Space');
  await expect(announced).toContainText(/opgepakt|plaats/);
  // While the page still scrolls to the photo, the key moves it to the wrong place.
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(announced).toHaveText(listingPhotoTexts.over(place), { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(announced).toHaveText(listingPhotoTexts.dropped(place));
}
