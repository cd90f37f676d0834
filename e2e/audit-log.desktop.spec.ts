/** Admins read who did what, and write notes about a home and a person. */
import { answerCookies, demoAdmin, makeAccount, signIn } from '@/e2e/support/accounts';
import { makeListing } from '@/e2e/support/listings';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth } from '@/e2e/support/widths';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';
import { staffNoteTexts } from '@/lib/texts/staff-notes';
import { route } from '@/lib/desk-paths';

test.beforeEach(({ page }) => answerCookies(page));

test('a note about a home is in its history, and in the log by action and day', async ({ page }) => {
  const owner = await makeAccount({ firstName: 'Greet' });
  const { id } = await makeListing(owner.id, { name: 'Zeewind', state: 'online' });
  await signIn(page, demoAdmin, route('dashboard.admin.listing.show', { id }));
  await expect(page.getByRole('heading', { level: 1, name: 'Zeewind' })).toBeVisible();
  await expect(page.getByText(texts.historyEmpty)).toBeVisible();
  const note = page.getByRole('textbox', { name: staffNoteTexts.body });
  await page.getByRole('button', { name: staffNoteTexts.save }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await note.fill('Belde over het adres.');
  await page.getByRole('button', { name: staffNoteTexts.save }).click();
  await expect(page.getByText('Belde over het adres.')).toBeVisible();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(page.getByText(/notitie bij ‘Zeewind’/)).toBeVisible();
  await atEveryWidth(page, 'home-file');

  await page.goto(route('dashboard.admin.audit-log', {}, { listing_id: id }));
  await expect(page.getByText(/notitie bij ‘Zeewind’/)).toBeVisible();
  await page.getByRole('combobox', { name: texts.action }).selectOption('note.create');
  await page.waitForURL(/action=note\.create/);
  await expect(page.getByText(/notitie bij ‘Zeewind’/)).toBeVisible();
  const actor = page.getByRole('combobox', { name: texts.actor });
  const [admin] = await rowsOf<{ id: number; name: string }>(
    `SELECT id, first_name || ' ' || last_name AS name FROM users WHERE email = $1`,
    [demoAdmin.email],
  );
  await actor.selectOption({ label: admin?.name ?? '' });
  await page.waitForURL(new RegExp(`actor_id=${admin?.id}`));
  await expect(page.getByText(/notitie bij ‘Zeewind’/)).toBeVisible();
  await atEveryWidth(page, 'log');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.csvLabel }).click();
  expect((await download).suggestedFilename()).toMatch(/^logboek-.*\.csv$/);
  await page.getByLabel(texts.to).fill('2026-01-01');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await atEveryWidth(page, 'log-none');
  await page.getByRole('link', { name: texts.clear }).click();
  await page.waitForURL(new RegExp(`${route('dashboard.admin.audit-log')}$`));

  await page.goto(route('dashboard.admin.listing.show', { id }));
  await page.getByRole('button', { name: /^Notitie verwijderen van/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: staffNoteTexts.remove }).click();
  await expect(page.getByText(staffNoteTexts.empty)).toBeVisible();
  expect(await rowsOf('SELECT FROM staff_notes WHERE listing_id = $1', [id])).toEqual([]);
});
