/** Every state of a landlord's pages, at phone, tablet and desktop widths. */
import { route } from '@/lib/desk-paths';
import { listingFormScreenTexts as formTexts, listingPhotoTexts } from '@/lib/texts/listing-form-screen';
import { manageListingsTexts } from '@/lib/texts/manage-listings';
import { profileTexts } from '@/lib/texts/profile';
import { uiTexts } from '@/lib/texts/ui';
import { answerCookies, forgetSession, makeAccount, signIn } from '@/e2e/support/accounts';
import { axeInTheDark } from '@/e2e/support/axe';
import { choosePhotos, fillListingFields, lookUp } from '@/e2e/support/listing-form';
import type { ListingState } from '@/e2e/support/listings';
import { freeLicence, makeListing, shareCalendar } from '@/e2e/support/listings';
import { jpeg, threePhotos } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth, expectToFit } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

test('a landlord without anything yet, the profile, and a co-landlord', async ({ page }) => {
  const [owner, helper] = [await makeAccount({ withoutBilling: true }), await makeAccount({ roleId: 2 })];
  await signIn(page, owner);
  await atEveryWidth(page, 'overview-empty');
  await page.goto(route('dashboard.listing.index'));
  await expect(page.getByText(manageListingsTexts.empty)).toBeVisible();
  await atEveryWidth(page, 'manage-empty');
  await page.goto(route('listing.create'));
  await expect(page.getByRole('dialog', { name: formTexts.billingTitle })).toBeVisible();
  await atEveryWidth(page, 'create-billing');
  await page.goto(route('dashboard.thank-you', {}, { action: 'create' }));
  await page.getByRole('button', { name: 'Blijf op deze pagina' }).click();
  await atEveryViewport(page, 'thank-you');

  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await shareCalendar(listing.id, helper);
  await page.goto(route('dashboard.profile'));
  await expectToFit(page, 'profile');
  const form = page.getByRole('form', { name: profileTexts.title });
  await form.getByLabel(profileTexts.firstName).fill('');
  await form.getByLabel(profileTexts.email).fill('geen adres');
  await form.getByRole('button', { name: profileTexts.save }).click();
  await expect(form.getByRole('link', { name: 'Voornaam is verplicht.' })).toBeVisible();
  await atEveryWidth(page, 'profile-errors');
  await page.getByRole('button', { name: profileTexts.remove }).click();
  await atEveryWidth(page, 'profile-remove-dialog');
  await forgetSession(page);

  await signIn(page, helper);
  await atEveryWidth(page, 'co-landlord-overview');
  await page.goto(route('dashboard.profile'));
  await page.getByRole('button', { name: profileTexts.becomeLandlord }).click();
  await atEveryWidth(page, 'co-landlord-question');
});

test('a landlord with listings in every state, and their form', async ({ page }) => {
  const owner = await makeAccount();
  const listings: Partial<Record<ListingState, string>> = {};
  for (const state of ['online', 'waiting', 'concept', 'retired'] as const)
    listings[state] = (await makeListing(owner.id, { name: `Duinroos ${state}`, state })).slug;
  await signIn(page, owner, route('dashboard.listing.index'));
  await atEveryViewport(page, 'manage');
  await page.getByRole('button', { name: manageListingsTexts.takeOffline }).first().click();
  await atEveryWidth(page, 'manage-offline-dialog');
  await page.getByRole('button', { name: uiTexts.cancel }).click();
  await page.getByRole('button', { name: uiTexts.actsOf('Duinroos concept') }).click();
  await atEveryWidth(page, 'manage-menu');
  await page.getByRole('menuitem', { name: manageListingsTexts.remove }).click();
  await atEveryWidth(page, 'manage-remove-dialog');
  await page.getByRole('button', { name: uiTexts.cancel }).click();

  await page.getByRole('link', { name: manageListingsTexts.editNamed('Duinroos online') }).click();
  await page.waitForURL('**/bewerken');
  await expect(page.getByLabel(formTexts.price)).toHaveValue('195');
  await expectToFit(page, 'edit');
  await lookUp(page, await freeLicence());
  await expect(page.getByText(formTexts.reviewedAgain)).toBeVisible();
  await atEveryWidth(page, 'edit-reviewed-again');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(route('listing.edit', { slug: listings.concept ?? '' }));
  await atEveryWidth(page, 'edit-concept');
});

test('the form of a new listing, its preview and leaving it', async ({ page }) => {
  await signIn(page, await makeAccount(), route('listing.create'));
  await atEveryViewport(page, 'create');
  await axeInTheDark(page);
  await page.getByRole('button', { name: formTexts.publish }).click();
  await expect(page.getByRole('link', { name: 'Prijs is verplicht.' })).toBeVisible();
  await atEveryWidth(page, 'create-errors');
  await lookUp(page, await freeLicence());
  const upright = await jpeg('staand.jpg', '#333333', { width: 800, height: 1200 });
  await choosePhotos(page, [...(await threePhotos())]);
  await page.locator('input[type=file][multiple]').setInputFiles([upright]);
  await expect(page.getByText(`staand.jpg: ${listingPhotoTexts.help}`)).toBeVisible();
  await page.getByLabel(formTexts.showPhone).check();
  await page.getByLabel(formTexts.managerEmail).fill('geen adres');
  await page.getByRole('button', { name: formTexts.addManager }).click();
  await atEveryWidth(page, 'create-photos');

  await fillListingFields(page, { licence: await freeLicence(), name: 'Duinroos' });
  await page.getByRole('button', { name: formTexts.preview }).click();
  const preview = page.getByRole('dialog', { name: formTexts.preview });
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await atEveryWidth(page, 'preview');
  await preview.getByRole('button', { name: formTexts.backToForm }).click();
  await page.getByRole('link', { name: 'Overzicht' }).locator('visible=true').click();
  await expect(page.getByRole('alertdialog', { name: formTexts.leaveTitle })).toBeVisible();
  await atEveryWidth(page, 'create-leave');
});
