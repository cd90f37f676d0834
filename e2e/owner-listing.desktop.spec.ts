/** A landlord creates a listing: saved as a concept, rejected, completed, published, deleted again. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accountTexts } from '@/lib/texts/accounts';
import { listingFormScreenTexts as texts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { listingThankYouTexts } from '@/lib/texts/listing-thank-you';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { route } from '@/lib/paths';
import { axe } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import { uiTexts } from '@/lib/texts/ui';

const owner = { email: 'verhuurder@kustverblijf.test', password: 'kust-demo-2026' };
/** In the demo register, but not used in the demo world. */
const licence = '900500';

// Publishing an incomplete concept is rejected.
test.use({ expectedErrors: [/422/] });

async function signIn(page: Page): Promise<void> {
  await page.goto(route('login', {}, { terug: route('listing.create') }));
  await page.getByRole('button', { name: 'Essentiële cookies toestaan' }).click();
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel('E-mailadres').fill(owner.email);
  await form.getByLabel('Wachtwoord', { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.waitForURL(`**${route('listing.create')}`);
}

async function photo(name: string, background: string) {
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

async function choosePhotos(page: Page): Promise<void> {
  const files = [await photo('zee.jpg', '#1b5b7d'), await photo('duin.jpg', '#ecdcbd')];
  const upright = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#333' } });
  const tooNarrow = { ...files[0], name: 'staand.jpg', buffer: await upright.jpeg().toBuffer() };
  const all = [...files, { mimeType: 'image/jpeg', ...tooNarrow }];
  await page.locator('input[type=file][multiple]').setInputFiles(all);
  await expect(page.getByRole('button', { name: listingPhotoTexts.sort(2) })).toBeVisible();
  await expect(page.getByText(`staand.jpg: ${listingPhotoTexts.help}`)).toBeVisible();
  await page.getByRole('button', { name: listingPhotoTexts.rotate(1) }).click();
}

async function complete(page: Page): Promise<void> {
  const declared = page.getByRole('radiogroup', { name: texts.declaration });
  await declared.getByText(texts.declarationYes, { exact: true }).click();
  // The register knows the municipality; the landlord chooses one of its towns.
  await page.getByLabel(texts.city, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(texts.type).selectOption('studio');
  await expect(page.getByLabel(texts.bedrooms)).toBeDisabled();
  await expect(page.getByLabel(texts.bedrooms)).toHaveValue('1');
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
  await page
    .getByRole('textbox', { name: texts.description })
    .fill('Een lichte studio op de dijk, met zicht op zee. '.repeat(6));
}

test('from an empty form, whose values survive a reload and can be discarded, to a listing awaiting review', async ({
  page,
}, { project }) => {
  const name = `Strandjutter ${project.name} ${Date.now()}`;
  const card = page.getByRole('article').filter({ hasText: name });
  await signIn(page);

  await page.getByLabel(texts.listingName).fill('Half geschreven');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(texts.restored)).toBeVisible();
  await expect(page.getByLabel(texts.listingName)).toHaveValue('Half geschreven');
  await page.getByRole('button', { name: texts.startOver }).click();
  await expect(page.getByLabel(texts.listingName)).toHaveValue('');

  await page.getByLabel(texts.licence).fill(licence);
  await expect(page.getByText(texts.found)).toBeVisible();
  await expect(page.getByLabel(texts.street)).not.toBeEditable();
  await page.getByLabel(texts.listingName).fill(name);
  await choosePhotos(page);

  await page.getByRole('button', { name: texts.preview }).click();
  const preview = page.getByRole('dialog', { name: texts.preview });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(name);
  await preview.getByRole('button', { name: texts.backToForm }).click();

  await page.getByRole('button', { name: texts.concept }).click();
  await expect(page.getByText(listingThankYouTexts['create-as-concept'].title)).toBeVisible();
  await axe(page);

  await card.getByRole('button', { name: texts.publish }).click();
  await page.waitForURL('**/bewerken');
  await expect(page.getByRole('link', { name: 'Prijs is verplicht.' })).toBeVisible();
  await complete(page);
  await page.getByRole('button', { name: texts.save, exact: true }).click();

  await card.getByRole('button', { name: texts.publish }).click();
  await expect(card.getByText(manageListingsTexts.waiting)).toBeVisible();

  await card.getByRole('button', { name: uiTexts.actsOf(name) }).click();
  await page.getByRole('menuitem', { name: manageListingsTexts.remove }).click();
  const dialog = page.getByRole('alertdialog', { name: manageListingsTexts.removeTitle(name) });
  await dialog.getByRole('button', { name: manageListingsTexts.remove }).click();
  await expect(card).toHaveCount(0);
});
