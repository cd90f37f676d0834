/** An admin answers what a visitor wrote to the site, and closes the thread. */
import { answerCookies, demoAdmin, freshEmail, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';
import { inboxTexts as texts } from '@/lib/texts/inbox';
import { route } from '@/lib/desk-paths';

test.beforeEach(({ page }) => answerCookies(page));

test('a message of the contact form is found, answered by email and closed', async ({ page }) => {
  const email = freshEmail('postvak');
  const [thread] = await rowsOf<{ id: number }>(
    `INSERT INTO inbox_threads (code, name, email, subject, locale) VALUES (md5($1), 'Zwaantje Kwik', $1, 'Mag een hond mee?', 'fr')
     RETURNING id`,
    [email],
  );
  await rowsOf(
    `INSERT INTO inbox_messages (thread_id, sender, body) VALUES ($1, 'visitor', 'Mag een hond mee?')`,
    [thread?.id],
  );
  await signIn(page, demoAdmin, route('dashboard.admin.inbox'));
  await expect(page.getByRole('table', { name: texts.title })).toBeVisible();
  await atEveryWidth(page, 'inbox');
  await page.getByRole('searchbox', { name: texts.search }).fill('niemand heet zo');
  await page.getByRole('button', { name: texts.searchButton }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await atEveryWidth(page, 'inbox-none');
  await page.getByRole('searchbox', { name: texts.search }).fill(email);
  await page.getByRole('button', { name: texts.searchButton }).click();
  await page.getByRole('link', { name: 'Mag een hond mee?' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Mag een hond mee?' })).toBeVisible();
  const reply = page.getByRole('textbox', { name: texts.reply });
  await page.getByRole('button', { name: texts.send }).click();
  await expect(reply).toHaveAttribute('aria-invalid', 'true');
  await atEveryWidth(page, 'inbox-thread');
  await page.getByRole('button', { name: texts.texts }).click();
  const dialog = page.getByRole('dialog', { name: texts.texts });
  await dialog.getByRole('button', { name: texts.newText }).click();
  const name = `Hond ${thread?.id}`;
  await dialog.getByRole('textbox', { name: texts.textName }).fill(name);
  await dialog.getByRole('textbox', { name: texts.textBody }).fill('Een hond mag mee.');
  await dialog.getByRole('button', { name: texts.saveText }).click();
  await expect(dialog.getByText(name)).toBeVisible();
  await atEveryWidth(page, 'inbox-texts');
  await dialog.getByRole('button', { name: texts.insertText(name) }).click();
  await expect(reply).toHaveValue('Een hond mag mee.');
  await reply.fill('Ja, een kleine hond is welkom.');
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(page.getByRole('region', { name: texts.messages })).toContainText('een kleine hond');
  await expect(reply).toHaveValue('');
  const { text } = await readMail(email, /réponse/);
  expect(text).toContain('Ja, een kleine hond is welkom.');

  await page.getByRole('combobox', { name: texts.state }).selectOption('closed');
  await page.getByRole('button', { name: texts.change }).click();
  await expect(page.getByText(texts.changed)).toBeVisible();
  expect(await rowsOf('SELECT state FROM inbox_threads WHERE id = $1', [thread?.id])).toEqual([
    { state: 'closed' },
  ]);
});
