/** The whole path of a landlord: from no account to a public listing, and back to nothing. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { listingFormScreenTexts as formTexts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { listingThankYouTexts } from '@/lib/texts/listing-thank-you';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { moderationTexts } from '@/lib/texts/moderation';
import { profileTexts } from '@/lib/texts/profile';
import type { Account } from '@/e2e/support/accounts';
import { answerCookies, demoAdmin, freshEmail, letIn, signIn } from '@/e2e/support/accounts';
import { fillListing, moveFocusedPhoto, photoTiles } from '@/e2e/support/listing-form';
import { freeLicence } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { openReview } from '@/e2e/support/moderation';
import { expect, test } from '@/e2e/support/test';
import { uiTexts } from '@/lib/texts/ui';

// The page of a listing that is not public yet, or that is deleted.
test.use({ expectedErrors: [/404|410/] });
test.setTimeout(240_000);

async function register(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(route('login'));
  const form = page.getByRole('form', { name: accountTexts.register.title });
  await form.getByLabel(accountTexts.register.firstName).fill('Rita');
  await form.getByLabel(accountTexts.register.lastName).fill('Claes');
  await form.getByLabel(accountTexts.register.email).fill(email);
  await form.getByLabel(accountTexts.register.password, { exact: true }).fill(password);
  const birth = form.getByRole('group', { name: accountTexts.register.dateOfBirth });
  await birth.getByLabel('Dag').fill('12');
  await birth.getByLabel('Maand').fill('5');
  await birth.getByLabel('Jaar').fill('1964');
  await form.getByRole('button', { name: accountTexts.register.submit }).click();
  await expect(page.getByText(accountTexts.register.doneTitle)).toBeVisible();
}

async function verify(page: Page, email: string): Promise<void> {
  const { links } = await readMail(email, /Bevestig uw e-mailadres/);
  const link = links.find((address) => address.includes(route('must-verify-email')));
  await page.goto(link ?? 'no link in the mail');
  await page.getByRole('button', { name: accountTexts.verify.confirm }).click();
  await expect(page.getByText(accountTexts.verify.done)).toBeVisible();
}

/** The form asks for the billing details that publishing requires, and saves them. */
async function completeBilling(page: Page): Promise<void> {
  await page.goto(route('listing.create'));
  const dialog = page.getByRole('dialog', { name: formTexts.billingTitle });
  await dialog.getByLabel(profileTexts.street).fill('Zeedijk');
  await dialog.getByLabel(profileTexts.houseNumber).fill('14');
  await dialog.getByLabel(profileTexts.postalCode).fill('8400');
  await dialog.getByLabel(profileTexts.city).fill('Oostende');
  await dialog.getByLabel(profileTexts.country).selectOption('be');
  await dialog.getByRole('button', { name: formTexts.billingAction }).click();
  await expect(page.getByText(formTexts.billingSaved)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function checkPreview(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: formTexts.preview }).click();
  const preview = page.getByRole('dialog', { name: formTexts.preview });
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(name);
  await preview.getByRole('button', { name: formTexts.backToForm }).click();
  await expect(preview).toBeHidden();
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** The second photo is moved to first place by keyboard; the new first one is rotated. */
async function sortAndTurn(page: Page): Promise<void> {
  const tiles = photoTiles(page);
  const second = await tiles.nth(1).getByRole('img').getAttribute('src');
  await page.getByRole('button', { name: listingPhotoTexts.sort(2) }).focus();
  await moveFocusedPhoto(page, 'ArrowLeft', 1);
  await expect(tiles.nth(0).getByRole('img')).toHaveAttribute('src', second ?? '');
  await page.getByRole('button', { name: listingPhotoTexts.rotate(1) }).click();
}

async function approve(page: Page, name: string, message: string): Promise<void> {
  const waiting = await openReview(page, name);
  await expect(waiting.getByText(moderationTexts.checked)).toBeVisible();
  await waiting.getByRole('button', { name: moderationTexts.approve }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(moderationTexts.message).fill(message);
  await dialog.getByRole('button', { name: moderationTexts.approve }).click();
  await expect(page.getByText(moderationTexts.approved)).toBeVisible();
  await expect(waiting).toBeHidden();
}

/** A visitor without an account and with an empty browser cache. */
async function visitor(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await answerCookies(page);
  return { page, context };
}

/** The page cache is updated within a second. */
const soon = { timeout: 2000, intervals: [100] };

test('from registering to a public listing, and to its deletion', async ({ page, browser }) => {
  const owner: Account = { email: freshEmail('rita'), password: 'garnaal-op-toast-7' };
  const licence = await freeLicence();
  const name = `Zilvermeeuw ${licence} ${Date.now() % 100_000}`;
  const admin = await visitor(browser);
  const guest = await visitor(browser);
  await answerCookies(page);
  let address = '';
  const status = async () => (await guest.page.request.get(address)).status();
  const publicText = async () => (await guest.page.request.get(address)).text();
  const sitemap = async () => {
    const index = await (await guest.page.request.get('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>([^<]+listings[^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const all = files.map(async (url) => (await guest.page.request.get(url)).text());
    return (await Promise.all(all)).join();
  };

  await test.step('registers, reads the mail and confirms the address', async () => {
    await register(page, owner);
    await verify(page, owner.email);
    await letIn(page, owner);
    await completeBilling(page);
  });

  await test.step('fills in a listing, previews and publishes it', async () => {
    await page.goto(route('listing.create'));
    await fillListing(page, { licence, name });
    await sortAndTurn(page);
    await checkPreview(page, name);
    await page.getByRole('button', { name: formTexts.publish }).click();
    await page.waitForURL('**/aanbod-beheren?action=create');
    await expect(page.getByText(listingThankYouTexts.create.title)).toBeVisible();
    await expect(card(page, name).getByText(manageListingsTexts.waiting)).toBeVisible();
    address = (await card(page, name).getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    expect(await status()).toBe(404);
  });

  await test.step('an admin approves with a message, and the landlord is told', async () => {
    await signIn(admin.page, demoAdmin);
    await approve(admin.page, name, 'Mooie foto’s, veel succes.');
    const mail = await readMail(owner.email, /staat online/);
    expect(mail.text).toContain('Mooie foto’s, veel succes.');
  });

  await test.step('everybody can find it', async () => {
    await expect.poll(status, soon).toBe(200);
    await guest.page.goto(`${route('listing.index')}?logiesdecreet=${licence}`);
    await guest.page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await expect(guest.page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect.poll(sitemap, soon).toContain(address);
  });

  await test.step('a change is visible at once', async () => {
    await page.goto(route('dashboard.listing.index'));
    await card(page, name)
      .getByRole('link', { name: manageListingsTexts.editNamed(name) })
      .click();
    await page.waitForURL('**/bewerken');
    const text = page.getByRole('textbox', { name: formTexts.description });
    await text.fill(`Pas geschilderd, in de kleur van ${licence}. ${await text.inputValue()}`);
    await page.getByRole('button', { name: formTexts.save, exact: true }).click();
    await page.waitForURL(`**${route('dashboard.listing.index')}`);
    await expect(page.getByText(formTexts.saved)).toBeVisible();
    await expect.poll(publicText, soon).toContain(`in de kleur van ${licence}`);
  });

  await test.step('offline, and online again', async () => {
    await card(page, name).getByRole('button', { name: manageListingsTexts.takeOffline }).click();
    const question = page.getByRole('alertdialog', { name: manageListingsTexts.takeOfflineTitle(name) });
    await question.getByRole('button', { name: manageListingsTexts.takeOffline }).click();
    await expect(card(page, name).getByRole('button', { name: manageListingsTexts.publish })).toBeVisible();
    await expect.poll(publicText, soon).toContain(listingPageTexts.retired);
    expect(await status()).toBe(200);
    await expect.poll(sitemap, soon).not.toContain(address);
    await guest.page.goto(address);
    await expect(guest.page.getByText(listingPageTexts.retired)).toBeVisible();
    await expect(guest.page.getByRole('link', { name: listingPageTexts.book })).toHaveCount(0);
    await card(page, name).getByRole('button', { name: manageListingsTexts.publish }).click();
    await expect(
      card(page, name).getByRole('button', { name: manageListingsTexts.takeOffline }),
    ).toBeVisible();
    await expect.poll(publicText, soon).not.toContain(listingPageTexts.retired);
  });

  await test.step('deleted for good', async () => {
    await card(page, name)
      .getByRole('button', { name: uiTexts.actsOf(name) })
      .click();
    await page.getByRole('menuitem', { name: manageListingsTexts.remove }).click();
    const question = page.getByRole('alertdialog', { name: manageListingsTexts.removeTitle(name) });
    await question.getByRole('button', { name: manageListingsTexts.remove }).click();
    await expect(card(page, name)).toHaveCount(0);
    await expect(page.getByText(manageListingsTexts.empty)).toBeVisible();
    await expect.poll(status, soon).toBe(410);
  });
  await Promise.all([admin.context.close(), guest.context.close()]);
});
