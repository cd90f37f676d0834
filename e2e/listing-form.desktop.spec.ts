/** The listing form with users who do unexpected things. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/paths';
import { errorTexts } from '@/lib/texts/errors';
import { listingFormScreenTexts as texts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { photoTexts } from '@/lib/texts/photos';
import { profileTexts } from '@/lib/texts/profile';
import { uiTexts } from '@/lib/texts/ui';
import { answerCookies, letIn, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { photoTiles } from '@/e2e/support/listing-form';
import type { ListingState, MadeListing } from '@/e2e/support/listings';
import { makeListing } from '@/e2e/support/listings';
import type { PhotoFile } from '@/e2e/support/photos';
import { jpeg, threePhotos } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';

test.beforeEach(({ page }) => answerCookies(page));

const edit = ({ slug }: MadeListing) => route('listing.edit', { slug });
const price = (page: Page) => page.getByLabel(texts.price);
const save = (page: Page) => page.getByRole('button', { name: texts.save, exact: true });

/** A new owner at the form of a listing in this state. */
async function openEdit(page: Page, state: ListingState): Promise<MadeListing> {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Duinroos', state });
  await signIn(page, owner, edit(home));
  await expectReady(page);
  return home;
}

/** The script has come and filled in what is stored. */
const expectReady = (page: Page) => expect(price(page)).toHaveValue('195');

async function storedState({ id }: MadeListing) {
  const rows = await rowsOf<{ price: number; offline: boolean }>(
    'SELECT price, disabled_at IS NOT NULL AS offline FROM listings WHERE id = $1',
    [id],
  );
  return rows[0];
}

test.describe('the buttons', () => {
  const names = [texts.publish, texts.save, texts.preview, texts.concept];
  /** docs/rules/listing-form.md#buttons: as it was, and changed. */
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

  test('are those of the situation', async ({ page }) => {
    const owner = await makeAccount();
    await letIn(page, owner);
    page.on('dialog', (dialog) => void dialog.accept());
    for (const { state, shown, ...row } of table) {
      const isChanged = 'isChanged' in row;
      if (isChanged) await price(page).fill('120');
      else {
        const home = state && (await makeListing(owner.id, { name: 'Duinroos', state }));
        await page.goto(home ? edit(home) : route('listing.create'));
        if (home) await expectReady(page);
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

  test('save a concept as a concept, and ask before an online listing goes offline', async ({ page }) => {
    const concept = await openEdit(page, 'concept');
    await price(page).fill('121');
    await save(page).click();
    await page.waitForURL((url) => url.pathname !== edit(concept));
    expect(await storedState(concept)).toEqual({ price: 121, offline: true });

    const online = await openEditAs(page, concept, 'online');
    await page.getByRole('button', { name: texts.concept }).click();
    const question = page.getByRole('alertdialog', { name: texts.offlineTitle });
    await question.getByRole('button', { name: uiTexts.cancel }).click();
    await expect(question).toBeHidden();
    expect(await storedState(online)).toMatchObject({ offline: false });
    await page.getByRole('button', { name: texts.concept }).click();
    await question.getByRole('button', { name: texts.concept }).click();
    await expect.poll(() => storedState(online)).toMatchObject({ offline: true });
  });
});

/** Another listing of the same owner. */
async function openEditAs(page: Page, { id }: MadeListing, state: ListingState): Promise<MadeListing> {
  const [row] = await rowsOf<{ owner: number }>('SELECT user_id AS owner FROM listings WHERE id = $1', [id]);
  const home = await makeListing(row?.owner ?? 0, { name: 'Helmgras', state });
  await page.goto(edit(home));
  await expectReady(page);
  return home;
}

test.describe('photos', () => {
  const notAPhoto: PhotoFile = {
    name: 'tekening.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><script/></svg>'),
  };

  /** Lets files fall on the photos, as from the desktop. */
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
    // Files held over a page keep firing events.
    await expect(async () => {
      await target.dispatchEvent('dragover', { dataTransfer }, { timeout: 1_000 });
      await expect(page.getByRole('button', { name: listingPhotoTexts.drop })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.getByRole('button', { name: listingPhotoTexts.drop }).dispatchEvent('drop', { dataTransfer });
  }

  test('are dropped, replaced, and refused one by one with what is wrong', async ({ page }) => {
    await signIn(page, await makeAccount(), route('listing.create'));
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
  });

  test('change places by the mouse, and stay so once saved', async ({ page }) => {
    const home = await openEdit(page, 'online');
    const before = await rowsOf<{ id: string }>(
      'SELECT id FROM listing_pictures WHERE listing_id = $1 ORDER BY order_number',
      [home.id],
    );
    const tiles = photoTiles(page);
    const from = await tiles.nth(2).boundingBox();
    const to = await tiles.nth(0).boundingBox();
    if (!from || !to) throw new Error('no photos');
    await page.mouse.move(from.x + from.width / 2, from.y + 30);
    await page.mouse.down();
    // A shorter press is no drag.
    await page.waitForTimeout(300);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect(save(page)).toBeVisible();
    await save(page).click();
    await page.waitForURL((url) => url.pathname !== edit(home));
    const after = await rowsOf<{ id: string }>(
      'SELECT id FROM listing_pictures WHERE listing_id = $1 ORDER BY order_number',
      [home.id],
    );
    expect(after.map(({ id }) => id)).toEqual([before[2]?.id, before[0]?.id, before[1]?.id]);
  });
});

test('asks before unsaved work is left, and brings it back', async ({ page }) => {
  const home = await openEdit(page, 'online');
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
  await page.waitForURL(`**${route('dashboard.overview')}`);
  await page.goto(edit(home));
  await expect(price(page)).toHaveValue('130');
  // Dropped, nothing holds one back any more.
  await page.getByRole('button', { name: texts.startOver }).click();
  await expect(price(page)).toHaveValue('195');
  await overview.click();
  await page.waitForURL(`**${route('dashboard.overview')}`);
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/409|422|500/] });

  test('the second of two editors is told', async ({ page }) => {
    const home = await openEdit(page, 'online');
    const other = await page.context().newPage();
    await other.goto(edit(home));
    await expectReady(other);
    await price(page).fill('140');
    await save(page).click();
    await expect.poll(() => storedState(home)).toMatchObject({ price: 140 });
    await price(other).fill('150');
    await save(other).click();
    await expect(other.getByRole('alert').getByText(errorTexts.conflict)).toBeVisible();
    expect(await storedState(home)).toMatchObject({ price: 140 });
    // What was typed is still there.
    await expect(price(other)).toHaveValue('150');
  });

  test('what the server says stands at the top and at its field; only saving is done by Enter', async ({
    page,
  }) => {
    const home = await openEdit(page, 'online');
    await page.getByLabel(texts.homeName).press('Enter');
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
    await expect.poll(() => storedState(home)).toEqual({ price: 160, offline: false });
  });
});

test('a number that the register does not know leaves the address to the owner, and the console silent', async ({
  page,
}) => {
  const owner = await makeAccount();
  const home = await makeListing(owner.id, { name: 'Onbekend', state: 'online', licence: 'XZ9017' });
  await signIn(page, owner, edit(home));
  await expectReady(page);
  await expect(page.getByLabel(texts.street)).toBeEditable();
  await price(page).fill('170');
  await save(page).click();
  await expect.poll(() => storedState(home)).toEqual({ price: 170, offline: false });
});

test.describe('a co-landlord', () => {
  test.use({ expectedErrors: [/403/] });

  test('who wants to let a home becomes a landlord first', async ({ page }) => {
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
