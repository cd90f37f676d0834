/**
 * A landlord's texts in other languages: written in the form, from a draft translated on the device; read by visitors,
 * whose own device translates what is missing.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { press, tabTo } from '@/e2e/support/keyboard';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route as deskRoute } from '@/lib/desk-paths';
import { findLanguageBy } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { DESCRIPTION_LENGTH } from '@/lib/listings/form-limits';
import { route } from '@/lib/paths';
import { listingFormScreenTexts } from '@/lib/texts/listing-form-screen';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { otherLanguageTexts as texts } from '@/lib/texts/other-languages';
import { translationTexts } from '@/lib/texts/translation';
import { installTranslator } from '@/tests/support/fake-translator';
import type { FakeTranslator } from '@/tests/support/fake-translator';

/** A browser with a translator on its device. */
const withTranslator = (context: BrowserContext, options: FakeTranslator = {}) =>
  context.addInitScript(installTranslator, options);

/** Makes this test read the texts and URLs of a language. */
function speak(of: Language): void {
  findLanguageBy(() => of);
}

test.beforeEach(({ page }) => answerCookies(page));
test.afterEach(() => speak('nl'));

const rules = 'Niet roken.\nStil na 22 uur.';

async function openForm(page: Page): Promise<MadeListing> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await rowsOf('UPDATE listings SET house_rules = $2 WHERE id = $1', [listing.id, rules]);
  await letIn(page, owner);
  await page.goto(deskRoute('listing.edit', { slug: listing.slug }));
  return listing;
}

const fold = (page: Page) => page.locator('summary', { hasText: texts.title });
const field = (page: Page, label: string, of: keyof typeof texts.names) =>
  page.getByRole('textbox', { name: texts.inLanguage(label, texts.names[of]) });
const draft = (page: Page, of: keyof typeof texts.names) =>
  page.getByRole('button', { name: `${texts.draft} ${texts.draftIn(texts.names[of])}` });
const save = (page: Page) =>
  page.getByRole('button', { name: listingFormScreenTexts.save, exact: true }).click();

const { description, houseRules } = listingFormScreenTexts;

/** Opens the page of the listing in a language, and presses a key so that its scripts start. */
async function visit(page: Page, { slug }: MadeListing, of: Language): Promise<void> {
  speak(of);
  await page.goto(route('listing.show', { slug }));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
}

test('written in the form, and read by visitors', async ({ page, context }) => {
  await withTranslator(context);
  const listing = await openForm(page);

  await test.step('a first version fills what is empty, and nothing else', async () => {
    await press(page, fold(page));
    await expect(page.getByText(texts.draftHelp)).toBeVisible();
    await expect(field(page, description, 'fr')).toHaveAttribute('lang', 'fr');
    await field(page, description, 'fr').fill('Un studio clair au bord de la mer.');
    await press(page, draft(page, 'fr'));
    await expect(page.getByText(texts.drafted)).toBeVisible();
    await expect(field(page, houseRules, 'fr')).toHaveValue('fr:Niet roken.\nfr:Stil na 22 uur.');
    await expect(field(page, houseRules, 'fr')).toBeFocused();
    await expect(field(page, description, 'fr')).toHaveValue('Un studio clair au bord de la mer.');
    await expect(draft(page, 'fr')).toHaveCount(0);
    await expect(fold(page)).toContainText(texts.names.fr);
    await axeAtBothWidths(page);
  });

  await test.step('what is too long is shown at its field, in the fold', async () => {
    await field(page, houseRules, 'fr').fill('Ne pas fumer.\nSilence après 22 h.');
    await field(page, description, 'de').fill('ß'.repeat(DESCRIPTION_LENGTH.max + 1));
    await fold(page).click();
    await save(page);
    const fault = page.getByRole('alert').getByRole('link', { name: /Duits/ });
    await fault.click();
    await expect(field(page, description, 'de')).toBeFocused();
    await expect(field(page, description, 'de')).toHaveAttribute('aria-invalid', 'true');
    await field(page, description, 'de').fill('Ein helles Studio am Meer.');
  });

  await test.step('it survives a reload, and is saved', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(listingFormScreenTexts.restored)).toBeVisible();
    await expect(field(page, description, 'de')).toHaveValue('Ein helles Studio am Meer.');
    await save(page);
    await page.waitForURL(`**${deskRoute('dashboard.listing.index')}`);
    await page.goto(deskRoute('listing.edit', { slug: listing.slug }));
    await expect(field(page, houseRules, 'fr')).toHaveValue('Ne pas fumer.\nSilence après 22 h.');
    await expect(field(page, houseRules, 'de')).toHaveValue('');
  });

  await test.step('a French visitor reads them, with nothing to translate', async () => {
    await visit(page, listing, 'fr');
    await expect(page.getByText('Un studio clair au bord de la mer.')).toBeVisible();
    await expect(page.getByText(/Ne pas fumer\.\s+Silence après 22 h\./)).toBeVisible();
    await expect(page.getByText(listingPageTexts.ownersText)).toHaveCount(0);
    await expect(page.getByRole('button', { name: translationTexts.translate })).toHaveCount(0);
  });

  await test.step('a German one has the rules translated, and back', async () => {
    await visit(page, listing, 'de');
    const part = page.getByRole('region', { name: listingPageTexts.houseRules });
    await expect(part).toContainText(listingPageTexts.ownersText);
    await press(page, part.getByRole('button', { name: translationTexts.translate }));
    const own = part.locator('p[lang="de"]');
    await expect(own).toHaveText(/de:Niet roken\.\s+de:Stil na 22 uur\./);
    await expect(part.getByRole('status')).toHaveText(translationTexts.automatic);
    await expect(part.getByText(/^Niet roken/)).toBeHidden();
    await axe(page);
    const back = part.getByRole('button', { name: translationTexts.original });
    await tabTo(page, back);
    await back.press('Enter');
    await expect(part.locator('p[lang="nl-BE"]')).toBeVisible();
    await expect(own).toBeHidden();
    await expect(part.getByRole('status')).toHaveText(listingPageTexts.ownersText);
  });
});

test('a translation can be stopped, and a device that cannot says so @desktop', async ({ page, context }) => {
  await withTranslator(context, { pause: 700, without: 'en' });
  await openForm(page);
  await fold(page).click();
  await expect(draft(page, 'en')).toHaveCount(0);
  await draft(page, 'de').click();
  await page.getByRole('button', { name: translationTexts.stop }).click();
  await expect(draft(page, 'de')).toBeFocused();
  await expect(field(page, description, 'de')).toHaveValue('');

  await page.evaluate(installTranslator, { fault: 'UnknownError' });
  await draft(page, 'de').click();
  await expect(page.getByText('Vertalen is niet gelukt.', { exact: false })).toBeVisible();
  await expect(draft(page, 'de')).toBeVisible();
});

test('a browser whose translator never answers shows none @desktop', async ({ page, context }) => {
  await withTranslator(context, { silent: true });
  const listing = await openForm(page);
  await fold(page).click();
  await expect(field(page, description, 'fr')).toBeVisible();
  await expect(draft(page, 'fr')).toHaveCount(0);
  await visit(page, listing, 'fr');
  await expect(page.getByText(listingPageTexts.ownersText).first()).toBeVisible();
  await expect(page.getByRole('button', { name: translationTexts.translate })).toHaveCount(0);
});
