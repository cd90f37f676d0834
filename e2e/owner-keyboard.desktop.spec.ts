/** A landlord without a mouse: signs in, fills in a listing, sorts its photos, previews and publishes it. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { dashboardTexts } from '@/lib/texts/dashboard';
import { layoutTexts } from '@/lib/texts/layout';
import { listingFormScreenTexts as texts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import type { Account } from '@/e2e/support/accounts';
import { answerCookies, makeAccount } from '@/e2e/support/accounts';
import { press, tabTo, typeInto } from '@/e2e/support/keyboard';
import { description, moveFocusedPhoto, photoTiles } from '@/e2e/support/listing-form';
import { freeLicence } from '@/e2e/support/listings';
import { threePhotos } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { uiTexts } from '@/lib/texts/ui';

async function signInByKeys(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(route('login'));
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await typeInto(page, form.getByLabel(accountTexts.login.email), email);
  await typeInto(page, form.getByLabel(accountTexts.login.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${route('dashboard.today')}`);
}

async function writeByKeys(page: Page, licence: string, name: string): Promise<void> {
  const declared = page.getByRole('radiogroup', { name: texts.declaration });
  await press(page, declared.getByRole('radio', { name: texts.declarationYes }), 'Space');
  await typeInto(page, page.getByLabel(texts.licence), licence);
  await expect(page.getByText(texts.found)).toBeVisible();
  const town = page.getByLabel(texts.city, { exact: true });
  await tabTo(page, town);
  // If the register leaves a choice, take the first.
  if ((await town.inputValue()) === '') await page.keyboard.press('ArrowDown');
  await expect(town).not.toHaveValue('');
  const listingName = page.getByLabel(texts.listingName);
  await tabTo(page, listingName);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await typeInto(page, page.getByLabel(texts.type), 'App');
  await typeInto(page, page.getByLabel(texts.capacity), '4');
  await typeInto(page, page.getByLabel(texts.bedrooms), '2');
  await typeInto(page, page.getByLabel(texts.bathrooms), '1');
  await typeInto(page, page.getByLabel(texts.oceanview), 'Fron');
  await press(page, page.getByLabel('Week', { exact: true }), 'Space');
  await typeInto(page, page.getByLabel(texts.minStay), '7');
  await typeInto(page, page.getByLabel(texts.maxStay), '7');
  // A native time input; in some locales it also asks for AM or PM.
  await typeInto(page, page.getByLabel(texts.checkIn), '0300p');
  await typeInto(page, page.getByLabel(texts.checkOut), '1000a');
  await typeInto(page, page.getByLabel(texts.advance), '1 j');
  await typeInto(page, page.getByLabel(texts.price), '95');
  await typeInto(page, page.getByLabel(texts.managerEmail), 'buur@kustverblijf.test');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', {
      name: texts.removeManagerNamed('buur@kustverblijf.test', texts.managerToInvite),
    }),
  ).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: texts.description }), description);
}

async function choosePhotosByKeys(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: listingPhotoTexts.add }));
  await (await chooser).setFiles(await threePhotos());
  await expect(photoTiles(page)).toHaveCount(3);
}

test('fills in and publishes a listing by keyboard alone', async ({ page }) => {
  const name = `Zonder muis ${Date.now()}`;
  await answerCookies(page);
  await signInByKeys(page, await makeAccount());
  const menu = page.getByRole('navigation', { name: layoutTexts.dashboardMenu.label });
  await press(page, menu.getByRole('link', { name: dashboardTexts.menu.createListing }));
  await page.waitForURL(`**${route('listing.create')}`);
  await writeByKeys(page, await freeLicence(), name);
  await choosePhotosByKeys(page);

  const tiles = photoTiles(page);
  const third = await tiles.nth(2).getByRole('img').getAttribute('src');
  await tabTo(page, page.getByRole('button', { name: listingPhotoTexts.sort(3) }), 'Shift+Tab');
  await moveFocusedPhoto(page, 'ArrowLeft', 1);
  await expect(tiles.nth(0).getByRole('img')).toHaveAttribute('src', third ?? '');
  await press(page, page.getByRole('button', { name: listingPhotoTexts.rotate(1) }));
  await press(page, page.getByRole('button', { name: listingPhotoTexts.remove(3) }));
  await expect(tiles).toHaveCount(2);

  const preview = page.getByRole('button', { name: texts.preview });
  await press(page, preview);
  const dialog = page.getByRole('dialog', { name: texts.preview });
  await expect(dialog.getByRole('heading', { level: 1 })).toContainText(name);
  await press(page, dialog.getByRole('button', { name: texts.backToForm }));
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: texts.publish }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/aanbod-beheren?action=create');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText(manageListingsTexts.waiting)).toBeVisible();
  await press(page, card.getByRole('button', { name: uiTexts.actsOf(name) }));
  await expect(page.getByRole('menuitem', { name: manageListingsTexts.copy })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: manageListingsTexts.removeTitle(name) });
  await press(page, question.getByRole('button', { name: manageListingsTexts.remove }));
  await expect(card).toHaveCount(0);
});
