/** An authority orders a listing offline, a landlord says in what capacity they let, admins see doubtful numbers. */
import { demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { route as deskRoute } from '@/lib/desk-paths';
import { route } from '@/lib/paths';
import { licenceStateTexts } from '@/lib/texts/licence-states';
import { listingOrderTexts as texts } from '@/lib/texts/listing-orders';
import { traderTexts } from '@/lib/texts/trader';

test('an order takes the page of a home away at once, until it is lifted @desktop', async ({
  page,
  browser,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Offline op bevel', state: 'online' });
  const path = route('listing.show', { slug: listing.slug });
  const guest = await browser.newPage();
  expect((await guest.goto(path))?.status()).toBe(200);

  await letIn(page, demoAdmin);
  await page.goto(deskRoute('dashboard.admin.listing.show', { id: listing.id }));
  await page.getByRole('button', { name: texts.place }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.authority).fill('Toerisme Vlaanderen');
  await dialog.getByLabel(texts.reference).fill('TV-2026-118');
  await dialog.getByLabel(texts.reason).fill('De woning is niet aangemeld.');
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByText('TV-2026-118').first()).toBeVisible();
  await atEveryViewport(page, 'listing-file-ordered');

  for (const language of ['', '/fr', '/de', '/en']) {
    const answer = await guest.request.get(
      language === '' ? path : `${language}${localPaths[language]}/${listing.slug}`,
    );
    expect([language, answer.status()]).toEqual([language, 451]);
  }
  await guest.goto(path);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('op bevel van een overheid');
  await atEveryViewport(guest, 'listing-ordered');

  await page.getByRole('button', { name: texts.lift }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.lift }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await guest.close();
});

const localPaths: Readonly<Record<string, string>> = {
  '/fr': '/locations',
  '/de': '/ferienwohnungen',
  '/en': '/holiday-homes',
};

test('a landlord says as what they let, and the page of a home tells it @desktop', async ({ page }) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Van een onderneming', state: 'online' });
  await letIn(page, owner);
  await page.goto(deskRoute('dashboard.profile'));
  const form = page.getByRole('form', { name: traderTexts.title });
  await form.getByText(traderTexts.business, { exact: true }).click();
  await form.getByLabel(traderTexts.number).fill('0123.456.748');
  await form.getByRole('button', { name: traderTexts.save }).click();
  await expect(form.getByText(traderTexts.wrongNumber).first()).toBeVisible();
  await form.getByLabel(traderTexts.number).fill('BE 0123.456.749');
  await form.getByRole('button', { name: traderTexts.save }).click();
  await expect(page.getByText(traderTexts.saved)).toBeVisible();
  await atEveryViewport(page, 'trader');
  await page.goto(route('listing.show', { slug: listing.slug }));
  await expect(page.getByText('ondernemingsnummer 0123.456.749')).toBeVisible();
});

test('admins see the homes whose number is not as it should be @desktop', async ({ page }) => {
  await letIn(page, demoAdmin);
  await page.goto(deskRoute('dashboard.admin.licences'));
  await expect(page.getByRole('heading', { level: 1, name: licenceStateTexts.title })).toBeVisible();
  await atEveryViewport(page, 'licences');
});
