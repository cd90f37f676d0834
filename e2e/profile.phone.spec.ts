/** The user's own account: names, address, password, billing details, the data export, and deleting it. */
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { memberStateTexts } from '@/lib/texts/countries';
import { languageTexts } from '@/lib/texts/languages';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { photoTexts } from '@/lib/texts/photos';
import { profileTexts as texts } from '@/lib/texts/profile';
import {
  answerCookies,
  elsewhere,
  expectSignedOut,
  freshEmail,
  letIn,
  makeAccount,
  signIn,
} from '@/e2e/support/accounts';
import type { Account } from '@/e2e/support/accounts';
import { readMail } from '@/e2e/support/mail';
import { makeListing } from '@/e2e/support/listings';
import { jpeg } from '@/e2e/support/photos';
import { atEveryWidth } from '@/e2e/support/widths';
import { holdScripts } from '@/e2e/support/held-scripts';
import { expect, test } from '@/e2e/support/test';

const profile = route('dashboard.profile');
const newPassword = 'garnaal-op-toast-7';

// Invalid values that the server rejects.
test.use({ expectedErrors: [/422/] });
test.beforeEach(({ page }) => answerCookies(page));

const formOf = (page: Page) => page.getByRole('form', { name: texts.title });

/** Its label says that it is optional. */
const newPasswordField = (page: Page) => formOf(page).getByRole('textbox', { name: texts.newPassword });

async function save(page: Page): Promise<void> {
  await formOf(page).getByRole('button', { name: texts.save }).click();
}

/** Asks for the password first, then confirms in the new mailbox; the old address is notified. */
async function moveTo(page: Page, account: Account, moved: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(texts.email).fill(moved);
  await save(page);
  await expect(form.getByRole('link', { name: texts.currentPasswordMissing })).toBeVisible();
  await form.getByLabel(texts.currentPassword, { exact: true }).fill('niet-mijn-wachtwoord');
  await save(page);
  await expect(form.getByRole('link', { name: texts.currentPasswordWrong })).toBeVisible();
  await form.getByLabel(texts.currentPassword, { exact: true }).fill(account.password);
  await save(page);
  await expect(page.getByText(texts.savedNewEmail(moved))).toBeVisible();
  // The old address stays until the new one is confirmed.
  await expect(form.getByLabel(texts.email)).toHaveValue(account.email);
  await readMail(account.email, /ander e-mailadres gevraagd/);

  const { links } = await readMail(moved, /Bevestig uw nieuwe e-mailadres/);
  await page.goto(links.find((link) => link.includes(route('must-verify-email'))) ?? 'no link');
  await page.getByRole('button', { name: accountTexts.verify.confirm }).click();
  await expect(page.getByText(accountTexts.verify.done)).toBeVisible();
  await readMail(account.email, /is gewijzigd/);
}

/** Tries a common password first, then chooses another. */
async function choosePassword(page: Page, account: Account): Promise<void> {
  const form = formOf(page);
  await newPasswordField(page).fill('wachtwoord');
  await form.getByLabel(texts.currentPassword, { exact: true }).fill(account.password);
  await save(page);
  await expect(form.getByRole('link', { name: accountTexts.password.too_common })).toBeVisible();
  await newPasswordField(page).fill(newPassword);
  await save(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  // No password stays in the form.
  await expect(newPasswordField(page)).toHaveValue('');
  await readMail(account.email, /wachtwoord.*gewijzigd/i);
}

/** Languages and a photo, and what a guest then sees beside a home. */
async function showOneself(page: Page, slug: string): Promise<void> {
  const form = formOf(page);
  for (const language of [languageTexts.nl, languageTexts.fr]) await form.getByLabel(language).check();
  await save(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') });
  await expect(page.getByText(photoTexts.notAPhoto)).toBeVisible();
  await photo.setInputFiles(await jpeg('ik.jpg', '#7a5230', { width: 600, height: 800 }));
  await expect(page.getByText(texts.photoSaved)).toBeVisible();
  await atEveryWidth(page, 'profile-photo');
  await page.goto(route('listing.show', { slug }));
  const panel = page.getByRole('region', { name: listingPageTexts.landlord, exact: true });
  await expect(panel.getByText('Spreekt Nederlands en Frans')).toBeVisible();
  const portrait = panel.locator('img');
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(320);
  await page.goto(profile);
  await page.getByRole('button', { name: texts.photoRemove }).click();
  await expect(page.getByText(texts.photoRemoved)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.photoRemove })).toHaveCount(0);
}

/** Downloads the file with all of the user's data. */
async function takeDataAlong(page: Page, account: Account): Promise<void> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.export }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const file: unknown = JSON.parse(await fs.readFile(await download.path(), 'utf8'));
  expect(JSON.stringify(file)).toContain(account.email);
  expect(JSON.stringify(file)).not.toMatch(/argon2|password_hash/);
}

/** Deletes the account. */
async function leave(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: texts.remove }).click();
  const dialog = page.getByRole('dialog', { name: texts.removeTitle });
  await dialog.getByLabel(texts.removePassword, { exact: true }).fill('niet-mijn-wachtwoord');
  await dialog.getByRole('button', { name: texts.remove }).click();
  await expect(dialog.getByRole('link', { name: texts.currentPasswordWrong })).toBeVisible();
  await dialog.getByLabel(texts.removePassword, { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: texts.remove }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await readMail(account.email, /verwijderd/);
  await page.goto(profile);
  await expect(page).toHaveURL(/\/inloggen/);
}

/** Invoices can go to every member state of the EU. */
async function moveToFrance(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(texts.country, { exact: true }).selectOption({ label: memberStateTexts.fr });
  await form.getByLabel(texts.vatNumber).fill('fr 40 303 265 045');
  await save(page);
  await expect(form.getByRole('link', { name: texts.postalCodeInvalid.fr })).toBeVisible();
  await form.getByLabel(texts.postalCode).fill('75 001');
  await form.getByLabel(texts.city).fill('Parijs');
  await save(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(texts.country, { exact: true })).toHaveValue('fr');
  await expect(form.getByLabel(texts.postalCode)).toHaveValue('75001');
  await expect(form.getByText(texts.billingMissing)).toHaveCount(0);
}

test('changes names and billing details, exports the data and deletes the account', async ({ page }) => {
  const account = await makeAccount({ withoutBilling: true });
  await signIn(page, account, profile);
  const form = formOf(page);
  await expect(form.getByText(texts.billingMissing)).toBeVisible();
  await form.getByLabel(texts.firstName).fill('Godelieve');
  await form.getByLabel(texts.vatNumber).fill('BE 0123.456.748');
  await save(page);
  await expect(form.getByRole('link', { name: texts.vatInvalid })).toBeVisible();
  await form.getByLabel(texts.vatNumber).fill('BE 0123.456.749');
  await form.getByLabel(texts.street).fill('Zeedijk');
  await form.getByLabel(texts.houseNumber).fill('12');
  await form.getByLabel(texts.postalCode).fill('8301');
  await expect(form.getByLabel(texts.city)).toHaveValue('Heist');
  await expect(form.getByLabel(texts.country, { exact: true })).toHaveValue('be');
  await form.getByLabel(texts.receiveEmails).uncheck();
  await save(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(texts.firstName)).toHaveValue('Godelieve');
  await expect(form.getByLabel(texts.vatNumber)).toHaveValue(/0123/);
  await expect(form.getByLabel(texts.receiveEmails)).not.toBeChecked();
  await expect(form.getByText(texts.billingMissing)).toHaveCount(0);
  await moveToFrance(page);
  await takeDataAlong(page, account);
  await page.goto(route('dashboard.today'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Godelieve');
  await page.goto(profile);
  await leave(page, account);
});

test('shows languages and a photo to guests', async ({ page }) => {
  const account = await makeAccount();
  const { slug } = await makeListing(account.id, { name: 'Zeezicht', state: 'online' });
  await letIn(page, account);
  await page.goto(profile);
  await showOneself(page, slug);
});

test('what is typed before the script loads stays; then another address and a new password', async ({
  page,
  browser,
}) => {
  const account = await makeAccount();
  await letIn(page, account);
  const { come } = await holdScripts(page);
  await page.goto(profile, { waitUntil: 'commit' });
  const form = formOf(page);
  await expect(form.getByLabel(texts.lastName)).toHaveValue(account.lastName);
  await form.getByLabel(texts.firstName).fill('Godelieve');
  await form.getByLabel(texts.receiveEmails).uncheck();
  come();
  await save(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(texts.firstName)).toHaveValue('Godelieve');
  await expect(form.getByLabel(texts.receiveEmails)).not.toBeChecked();
  await expect(form.getByLabel(texts.lastName)).toHaveValue(account.lastName);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const moved = { ...account, email: freshEmail('verhuisd') };
  await moveTo(page, account, moved.email);
  const other = await elsewhere(browser, moved);
  await page.goto(profile);
  await expect(form.getByLabel(texts.email)).toHaveValue(moved.email);

  await choosePassword(page, moved);
  await expectSignedOut(other);
  await page.reload();
  await expect(form).toBeVisible();
  await (await elsewhere(browser, { ...moved, password: newPassword })).close();
});
