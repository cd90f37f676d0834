/** An admin creates, edits and deletes news; a landlord reads it and cannot write. */
import type { Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { formTexts } from '@/lib/texts/forms';
import { newsTexts as texts } from '@/lib/texts/news';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { answerCookies, demoOwner, forgetSession, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { jpeg } from '@/e2e/support/photos';
import { expect, test } from '@/e2e/support/test';
import { expectToFit } from '@/e2e/support/widths';

// A landlord opens an admin page, and an article without text is submitted.
test.use({ expectedErrors: [/404/] });
test.beforeEach(({ page }) => answerCookies(page));

/** Reads the latest news from the overview; the page to write news does not exist for landlords. */
async function readAsLandlord(page: Page): Promise<void> {
  await signIn(page, demoOwner);
  const section = page.getByRole('region', { name: texts.todayTitle });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: todayScreenTexts.statistics }).getByText(todayScreenTexts.earnings),
  ).toBeVisible();
  await axe(page);
  await section.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL((url) => url.pathname === route('dashboard.news.index'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: texts.create })).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(0);
  const answer = await page.goto(route('dashboard.news.create'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Deze pagina kan niet gevonden worden').first()).toBeVisible();
}

test('from an empty form to an article that is deleted again; for a landlord the page to write it does not exist', async ({
  page,
}, { project }) => {
  const title = `Zomer aan zee ${project.name} ${Date.now()}`;
  const card = page.getByRole('article', { name: title });
  await signIn(page, await makeAccount({ roleId: 3 }), route('dashboard.news.index'));
  await page.getByRole('main').getByRole('link', { name: texts.create }).click();

  const form = page.getByRole('form', { name: texts.createTitle });
  const editor = form.getByRole('textbox', { name: texts.content });
  await form.getByRole('button', { name: texts.publish }).click();
  await expect(form.getByRole('link', { name: 'Inhoud is verplicht.' })).toBeVisible();
  await expect(editor).toHaveAttribute('aria-invalid', 'true');
  await axe(page);
  await expectToFit(page, 'news-create');

  await form.getByLabel(texts.articleTitle).fill(title);
  await form.getByRole('link', { name: 'Inhoud is verplicht.' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Het wordt ');
  await form.getByRole('button', { name: formTexts.richText.bold }).click();
  await expect(form.getByRole('button', { name: formTexts.richText.bold })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.type('warm');
  await form.getByRole('button', { name: formTexts.richText.bold }).click();
  await page.keyboard.type(' dit jaar.');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: formTexts.richText.list, exact: true }).click();
  await page.keyboard.type('Zet uw kalender klaar');
  await page.locator('input[type=file]').setInputFiles(await jpeg('zee.jpg', '#1b5b7d'));
  await axe(page);
  await form.getByRole('button', { name: texts.publish }).click();

  await expect(page.getByText(texts.created)).toBeVisible();
  await expect(card.locator('strong')).toHaveText('warm');
  await expect(card.getByRole('listitem')).toHaveText('Zet uw kalender klaar');
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectToFit(page, 'news');
  // Keeps it out of the latest news: other tests open those, and this image is deleted again.
  await rowsOf(`UPDATE news_articles SET created_at = '2001-02-03' WHERE title = $1 RETURNING id`, [title]);
  await axe(page);

  await card.getByRole('link', { name: texts.editNamed(title) }).click();
  const editForm = page.getByRole('form', { name: texts.editTitle });
  await expect(editForm.getByRole('textbox', { name: texts.content })).toContainText(
    'Het wordt warm dit jaar.',
  );
  await expectToFit(page, 'news-edit');
  await editForm.getByLabel(texts.articleTitle).fill(`${title} en later`);
  await editForm.getByRole('button', { name: texts.removeImage }).click();
  await editForm.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.edited)).toBeVisible();
  const changed = page.getByRole('article', { name: `${title} en later` });
  await expect(changed.locator('strong')).toHaveText('warm');
  await expect(changed.locator('img')).toHaveCount(0);

  await changed.getByRole('button', { name: texts.removeNamed(`${title} en later`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.removed)).toBeVisible();
  await expect(changed).toHaveCount(0);

  await forgetSession(page);
  await readAsLandlord(page);
});
