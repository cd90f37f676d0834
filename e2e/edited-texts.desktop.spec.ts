/**
 * An admin edits public texts: previewed before saving, read by the next visitor, and reset. Only texts that no other
 * test reads, since all run on one site.
 */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { answerCookies, demoAdmin, signIn } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth, axeAtBothWidths } from '@/e2e/support/widths';

// A refused text; and the tests' own script in every frame, which cannot use storage in a mail's preview.
test.use({ expectedErrors: [/422|'localStorage'.*sandboxed/] });
test.beforeEach(({ page }) => answerCookies(page));

const pages = { nl: '/contact', fr: '/fr/contact', de: '/de/kontakt', en: '/en/contact' } as const;
const editorOf = (key: string, locale: string | null = null) =>
  route('dashboard.admin.texts.show', { key }, { locale });
const field = (page: Page) => page.getByRole('textbox', { name: texts.text });

/** Waits until the editor is hydrated: what is typed before may be mixed with its initial text. */
async function openEditor(page: Page, key: string, locale: string | null = null): Promise<void> {
  await page.goto(editorOf(key, locale));
  const isHeard = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'));
  await expect.poll(() => field(page).evaluate(isHeard), { timeout: 20_000 }).toBe(true);
}

async function save(page: Page, body: string): Promise<void> {
  await field(page).fill(body);
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
}

async function setBack(page: Page, key: string, locale: string): Promise<void> {
  await openEditor(page, key, locale);
  await page.getByRole('button', { name: texts.toDefault }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.toDefault }).click();
  await expect(page.getByText(texts.backToDefault)).toBeVisible();
}

test('a line is changed in each language for its next visitor, and set back', async ({
  page,
  context,
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  await signIn(page, demoAdmin, route('dashboard.admin.texts'));
  await expect(page.getByRole('link', { name: texts.labels['contact.hours'] })).toBeVisible();
  await atEveryWidth(page, 'texts');
  await axeAtBothWidths(page);

  for (const [locale, path] of Object.entries(pages)) {
    await read(path);
    await openEditor(page, 'contact.hours', locale);
    await field(page).fill(' ');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.faults.empty).first()).toBeVisible();
    await field(page).fill(`Uren ${locale} <script>alert(1)</script>`);
    await page.getByRole('button', { name: texts.preview }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: texts.previewReady }).click();
    const preview = await opened;
    await expect(preview.getByText(`Uren ${locale} <script>`)).toBeVisible();
    const { pathname, search } = new URL(preview.url());
    expect(pathname).toBe(path);
    expect(await read(pathname + search)).not.toContain(`Uren ${locale}`);
    await preview.close();
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(await read(path)).toContain(`Uren ${locale} &lt;script&gt;alert(1)&lt;/script&gt;`);
  }
  await openEditor(page, 'contact.hours');
  await save(page, 'Op afspraak');
  await atEveryWidth(page, 'text');
  await axeAtBothWidths(page);
  const earlier = page.getByRole('button', { name: /^Versie \d+ in de editor/ });
  await earlier.first().click();
  await expect(field(page)).toHaveValue(/Uren nl/);
  await page.getByRole('button', { name: texts.save }).click();
  await expect.poll(() => read(pages.nl)).toContain('Uren nl');
  for (const [locale, path] of Object.entries(pages)) {
    await setBack(page, 'contact.hours', locale);
    expect(await read(path)).not.toContain('Uren ');
  }
});

test('a line stands above every public page, and a town has the words that were written', async ({
  page,
  browser,
}) => {
  await signIn(page, demoAdmin, editorOf('banner', 'de'));
  await openEditor(page, 'banner', 'de');
  await save(page, 'Am 24. Dezember geschlossen: [mehr](/de/kontakt).');
  await openEditor(page, 'town.bredene', 'de');
  await save(page, '## Zu den Dünen\n\nBredene hat keinen Deich.\n\n- ruhig\n- grün');
  await atEveryWidth(page, 'text-long');
  const visitor = await browser.newContext();
  const seen = await visitor.newPage();
  await answerCookies(seen);
  for (const path of ['/de', '/de/kontakt', '/de/ferienwohnungen', '/de/anmelden', '/de/gibt-es-nicht']) {
    await seen.goto(path);
    await expect(seen.getByRole('complementary', { name: 'Mitteilung' })).toHaveText(/24\. Dezember/);
  }
  await seen.goto('/de/ferienwohnungen?listing_city_id=2');
  await expect(seen.getByRole('heading', { name: 'Zu den Dünen' })).toBeVisible();
  await expect(seen.getByText('grün', { exact: true })).toBeVisible();
  await atEveryWidth(seen, 'below-a-line');
  await axeAtBothWidths(seen);
  await visitor.close();
  for (const key of ['banner', 'town.bredene']) await setBack(page, key, 'de');
});

test('the opening of a letter is looked at in the letter, and refused without what it has to say', async ({
  page,
}) => {
  await signIn(page, demoAdmin, editorOf('letter.review-asked.opening', 'en'));
  await openEditor(page, 'letter.review-asked.opening', 'en');
  await field(page).fill('How was it?');
  await page.getByRole('button', { name: texts.preview }).click();
  await expect(page.getByText(texts.faults.lost('home')).first()).toBeVisible();
  await field(page).fill('How was {home}?');
  await page.getByRole('button', { name: texts.preview }).click();
  const letter = page.frameLocator(`iframe[title="${texts.letterFrame}"]`);
  await expect(letter.getByText('How was Zeezicht?')).toBeVisible();
  await atEveryWidth(page, 'text-letter');
  await axeAtBothWidths(page);
});
