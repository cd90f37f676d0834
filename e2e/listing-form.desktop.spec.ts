/** The listing form with users who do unexpected things. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { errorTexts } from '@/lib/texts/errors';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { profileTexts } from '@/lib/texts/profile';
import { uiTexts } from '@/lib/texts/ui';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import type { ListingState, MadeListing } from '@/e2e/support/listings';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

const edit = ({ slug }: MadeListing) => route('listing.edit', { slug });
const price = (page: Page) => page.getByLabel(texts.price);
const save = (page: Page) => page.getByRole('button', { name: texts.save, exact: true });

/** A landlord at the form of a listing in this state. */
async function openEdit(page: Page, owner: NewAccount, state: ListingState): Promise<MadeListing> {
  const listing = await makeListing(owner.id, { name: 'Duinroos', state });
  await signIn(page, owner, edit(listing));
  await expectReady(page);
  return listing;
}

/** The script has loaded and restored the stored draft. */
const expectReady = (page: Page) => expect(price(page)).toHaveValue('195');

async function storedState({ id }: MadeListing) {
  const rows = await rowsOf<{ price: number; offline: boolean }>(
    'SELECT price, disabled_at IS NOT NULL AS offline FROM listings WHERE id = $1',
    [id],
  );
  return rows[0];
}

/** Ends at the overview, with nothing unsaved. */
async function leaveUnsaved(page: Page, listing: MadeListing): Promise<void> {
  const overview = page.getByRole('link', { name: 'Overzicht' });
  await price(page).fill('130');
  await overview.click();
  const question = page.getByRole('alertdialog', { name: texts.leaveTitle });
  await question.getByRole('button', { name: texts.stayHere }).click();
  await expect(price(page)).toHaveValue('130');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(page.getByText(texts.restored)).toBeVisible();
  await expect(price(page)).toHaveValue('130');
  await overview.click();
  await question.getByRole('button', { name: texts.leave }).click();
  await page.waitForURL(`**${route('dashboard.today')}`);
  await page.goto(edit(listing));
  await expect(price(page)).toHaveValue('130');
  // After discarding the changes, leaving is not blocked.
  await page.getByRole('button', { name: texts.startOver }).click();
  await expect(price(page)).toHaveValue('195');
  await overview.click();
  await page.waitForURL(`**${route('dashboard.today')}`);
}

const names = [texts.publish, texts.save, texts.preview, texts.concept];
/** docs/rules/listing-form.md#buttons: unchanged, and changed. */
const table = [
  { state: null, shown: [texts.publish, texts.preview, texts.concept] },
  { state: null, isChanged: true, shown: [texts.publish, texts.preview, texts.concept] },
  { state: 'online', shown: [texts.preview, texts.concept] },
  { state: 'online', isChanged: true, shown: [texts.save, texts.preview, texts.concept] },
  { state: 'waiting', shown: [texts.preview, texts.concept] },
  { state: 'waiting', isChanged: true, shown: [texts.save, texts.preview, texts.concept] },
  { state: 'concept', shown: [texts.publish, texts.preview] },
  { state: 'concept', isChanged: true, shown: [texts.save, texts.preview] },
  { state: 'retired', shown: [texts.publish, texts.preview] },
  { state: 'retired', isChanged: true, shown: [texts.save, texts.preview] },
] as const;

test('unsaved changes are asked about and restored, and the buttons fit the situation', async ({ page }) => {
  const owner = await makeAccount();
  const left = await openEdit(page, owner, 'online');
  await leaveUnsaved(page, left);

  page.on('dialog', (dialog) => void dialog.accept());
  for (const { state, shown, ...row } of table) {
    const isChanged = 'isChanged' in row;
    if (isChanged) await price(page).fill('120');
    else {
      const listing = state && (await makeListing(owner.id, { name: 'Duinroos', state }));
      await page.goto(listing ? edit(listing) : route('listing.create'));
      if (listing) await expectReady(page);
    }
    for (const name of names) {
      const isShown = shown.some((one) => one === name);
      await expect(
        page.getByRole('button', { name, exact: true }),
        `${name}: ${state ?? 'new'}, ${isChanged ? 'changed' : 'as it was'}`,
      ).toBeVisible({ visible: isShown });
    }
    if (isChanged) await page.evaluate(() => localStorage.clear());
  }
});

test('a concept is saved as one, a licence number unknown to the register leaves the address to the landlord, and going offline is confirmed', async ({
  page,
}) => {
  const owner = await makeAccount();
  const unknown = await makeListing(owner.id, { name: 'Onbekend', state: 'online', licence: 'XZ9017' });
  const concept = await openEdit(page, owner, 'concept');
  await price(page).fill('121');
  await save(page).click();
  await page.waitForURL((url) => url.pathname !== edit(concept));
  expect(await storedState(concept)).toEqual({ price: 121, offline: true });

  await page.getByRole('link', { name: manageListingsTexts.editNamed(unknown.name) }).click();
  await page.waitForURL(`**${edit(unknown)}`);
  await expectReady(page);
  await expect(page.getByLabel(texts.street)).toBeEditable();
  await price(page).fill('170');
  await save(page).click();
  await expect.poll(() => storedState(unknown)).toEqual({ price: 170, offline: false });

  await page.getByRole('link', { name: manageListingsTexts.editNamed(unknown.name) }).click();
  await expect(price(page)).toHaveValue('170');
  await page.getByRole('button', { name: texts.concept }).click();
  const question = page.getByRole('alertdialog', { name: texts.offlineTitle });
  await question.getByRole('button', { name: uiTexts.cancel }).click();
  await expect(question).toBeHidden();
  expect(await storedState(unknown)).toMatchObject({ offline: false });
  await page.getByRole('button', { name: texts.concept }).click();
  await question.getByRole('button', { name: texts.concept }).click();
  await expect.poll(() => storedState(unknown)).toMatchObject({ offline: true });
});

test.describe('rejected', () => {
  test.use({ expectedErrors: [/409|422|500/] });

  test('server errors are shown at the top and at their field, Enter only saves, and the second of two editors is warned', async ({
    page,
  }) => {
    const listing = await openEdit(page, await makeAccount(), 'online');
    const other = await page.context().newPage();
    await other.goto(edit(listing));
    await expectReady(other);
    await page.bringToFront();

    await page.getByLabel(texts.listingName).press('Enter');
    const errors = { price: ['Deze prijs kan niet.'], slot: ['Hier is geen veld voor.'] };
    await page.route('**/api/listings/*', (call) =>
      call.request().method() === 'POST'
        ? call.fulfill({ status: 422, json: { message: errorTexts.invalid, errors } })
        : call.continue(),
    );
    await price(page).fill('160');
    await save(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Dit klopt nog niet' });
    await expect(summary.getByText('Hier is geen veld voor.')).toBeInViewport();
    await expect(summary).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await summary.getByRole('link', { name: 'Deze prijs kan niet.' }).click();
    await expect(price(page)).toBeFocused();
    await expect(price(page)).toHaveAccessibleDescription(/Deze prijs kan niet\./);

    await page.unroute('**/api/listings/*');
    await page.route('**/api/listings/*', (call) => call.fulfill({ status: 500, body: 'kapot' }));
    await save(page).click();
    await expect(summary.getByText(errorTexts.internal)).toBeVisible();

    await page.unroute('**/api/listings/*');
    await price(page).press('Enter');
    await expect.poll(() => storedState(listing)).toEqual({ price: 160, offline: false });

    await other.bringToFront();
    await price(other).fill('150');
    await save(other).click();
    await expect(other.getByRole('alert').getByText(errorTexts.conflict)).toBeVisible();
    expect(await storedState(listing)).toMatchObject({ price: 160 });
    // What was typed is still there.
    await expect(price(other)).toHaveValue('150');
  });
});

test.describe('a co-landlord', () => {
  test.use({ expectedErrors: [/403/] });

  test('a co-landlord who wants to let a listing becomes a landlord first', async ({ page }) => {
    await letIn(page, await makeAccount({ roleId: 2 }));
    const answer = await page.goto(route('listing.create'));
    expect(answer?.status()).toBe(403);
    const menu = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(menu).toHaveText([/Overzicht/, /Planning/, /Beschikbaarheid/, /Gegevens bewerken/]);
    await page.getByRole('button', { name: profileTexts.becomeLandlord }).click();
    const question = page.getByRole('alertdialog', { name: profileTexts.landlordQuestion });
    await question.getByRole('button', { name: profileTexts.becomeLandlord }).click();
    await expect(page.getByText(profileTexts.becameLandlord)).toBeVisible();
    await expect(page.getByLabel(texts.licence)).toBeVisible();
    await expect(menu.filter({ hasText: manageListingsTexts.title })).toBeVisible();
  });
});
