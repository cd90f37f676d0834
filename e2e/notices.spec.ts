/** A visitor gives notice without JavaScript; an admin decides; the landlord reads why, and appeals, also by letter. */
import { demoAdmin, freshEmail, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport } from '@/e2e/support/widths';
import { todayIn } from '@/lib/dates/day';
import { route } from '@/lib/desk-paths';
import { decisionTexts } from '@/lib/texts/decisions';
import { letterAppealTexts as letterTexts } from '@/lib/texts/letter-appeals';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { noticeDeskTexts as deskTexts } from '@/lib/texts/notice-desk';
import { noticeTexts as texts } from '@/lib/texts/notices';

const reason = 'De foto’s zijn van een ander huis.';

test.describe('without any JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor gives notice of a home @phone', async ({ page }) => {
    const [home] = await rowsOf<{ slug: string }>(
      'SELECT slug FROM listings WHERE approved_at IS NOT NULL AND disabled_at IS NULL ORDER BY id LIMIT 1',
    );
    const email = freshEmail('melder');
    await page.goto(route('listing.show', { slug: home?.slug ?? '' }));
    await page.locator('section[aria-labelledby="verhuurder"]').getByText(listingPageTexts.report).click();
    await page.getByLabel(texts.reason).fill(reason);
    await page.getByLabel(texts.name, { exact: true }).fill('Els Maes');
    await page.getByLabel(texts.email).fill(email);
    // Without the confirmation, and sent very fast: what was typed stays.
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.goodFaithMissing).first()).toBeVisible();
    await expect(page.getByLabel(texts.reason)).toHaveValue(reason);
    await page.getByLabel(texts.goodFaith).check();
    await expect(async () => {
      await page.getByRole('button', { name: texts.submit }).click();
      await expect(page.getByText(texts.sent)).toBeVisible({ timeout: 5000 });
    }).toPass();
    const sent = await rowsOf(`SELECT FROM notices WHERE email = $1`, [email]);
    expect(sent).toHaveLength(1);
  });
});

test('the page of a notice fits every screen @desktop', async ({ page }) => {
  const [home] = await rowsOf<{ id: number }>(
    'SELECT id FROM listings WHERE approved_at IS NOT NULL AND disabled_at IS NULL ORDER BY id LIMIT 1',
  );
  await page.goto(route('notice', {}, { subject: 'listing', id: home?.id }));
  await expect(page.getByRole('heading', { name: texts.formTitle })).toBeVisible();
  await atEveryViewport(page, 'notice');
});

test('an admin decides, and who it concerns appeals @desktop', async ({ page }) => {
  await rowsOf(
    `INSERT INTO notices (reference, subject, subject_id, subject_name, kind, reason, name, email)
     SELECT 'M-E2E22222', 'listing', id, name_holiday_home, 'false', $1, 'Els Maes', 'els@kustverblijf.test'
     FROM listings WHERE approved_at IS NOT NULL ORDER BY id LIMIT 1`,
    [reason],
  );
  await letIn(page, demoAdmin);
  await page.goto(route('dashboard.admin.notices'));
  await expect(page.getByText(/M-E2E22222/)).toBeVisible();
  await atEveryViewport(page, 'notices');
  const item = page.getByRole('listitem').filter({ hasText: 'M-E2E22222' });
  await item.getByRole('button', { name: deskTexts.decide }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(deskTexts.article).fill('Servicevoorwaarden, artikel 6');
  await dialog.getByLabel(deskTexts.facts).fill('De foto’s kloppen: de verhuurder toonde ze.');
  await dialog.getByRole('button', { name: deskTexts.submit }).click();
  await expect(page.getByText(deskTexts.decided)).toBeVisible();
  await page.getByRole('link', { name: deskTexts.listNames.decided }).click();
  await expect(page.getByText('M-E2E22222')).toBeVisible();
  // A decision about the admin themselves, which they can read and appeal against.
  await rowsOf(
    `INSERT INTO admin_decisions (measure, ground, article, facts, subject_kind, subject_id, subject_name, user_id)
     SELECT 'denied', 'terms', 'Servicevoorwaarden, artikel 10', $1, 'listing', 1, 'Zeezicht', id
     FROM users WHERE email = $2`,
    [reason, demoAdmin.email],
  );
  await page.goto(route('dashboard.decisions'));
  await expect(page.getByText(reason)).toBeVisible();
  await atEveryViewport(page, 'decisions');
  await page.getByRole('button', { name: decisionTexts.appeal }).click();
  await page.getByRole('dialog').getByLabel(decisionTexts.appealReason).fill('Ze zijn van hier.');
  await page.getByRole('dialog').getByRole('button', { name: decisionTexts.appealSend }).click();
  await expect(page.getByText(decisionTexts.waiting)).toBeVisible();
  await page.goto(route('dashboard.admin.notices', {}, { state: 'appeals' }));
  await expect(page.getByText('Ze zijn van hier.')).toBeVisible();
  await atEveryViewport(page, 'appeals');
});

test.describe('by letter', () => {
  // A reference that does not exist.
  test.use({ expectedErrors: [/422/] });

  test('an admin enters an appeal that came by letter, and answers it by mail @desktop', async ({ page }) => {
    const suspended = await makeAccount({ firstName: 'Rita' });
    const [decision] = await rowsOf<{ id: number }>(
      `INSERT INTO admin_decisions (measure, ground, article, facts, subject_kind, subject_id, subject_name, user_id)
     VALUES ('suspended', 'terms', 'Servicevoorwaarden, artikel 19', $1, 'user', $2, 'Rita Vermeulen', $2) RETURNING id`,
      [reason, suspended.id],
    );
    await letIn(page, demoAdmin);
    await page.goto(route('dashboard.admin.notices', {}, { state: 'appeals' }));
    await page.getByRole('button', { name: letterTexts.enter }).click();
    const dialog = page.getByRole('dialog', { name: letterTexts.enter });
    await expect(dialog.getByLabel(letterTexts.reference)).toBeVisible();
    await atEveryViewport(page, 'appeal-by-letter');
    const submit = dialog.getByRole('button', { name: letterTexts.submit });
    await submit.click();
    await expect(dialog.getByLabel(letterTexts.name)).toHaveAttribute('aria-invalid', 'true');
    const email = freshEmail('brief');
    await dialog.getByLabel(letterTexts.reference).fill('B-999999999');
    await dialog.getByLabel(letterTexts.name).fill('Rita Vermeulen');
    await dialog.getByLabel(letterTexts.email).fill(email);
    await dialog.getByLabel(letterTexts.received).fill(todayIn());
    await dialog.getByLabel(letterTexts.reason).fill('Het was mijn account niet.');
    await submit.click();
    await expect(dialog.getByRole('link', { name: letterTexts.unknownReference })).toBeVisible();
    await atEveryViewport(page, 'appeal-by-letter-refused');
    await dialog.getByLabel(letterTexts.reference).fill(`b ${decision?.id}`);
    await submit.click();
    await expect(page.getByText(letterTexts.done)).toBeVisible();
    const item = page.getByRole('listitem').filter({ hasText: email });
    await expect(item.getByText(`B-${decision?.id}`)).toBeVisible();
    await atEveryViewport(page, 'appeals-by-letter');
    await item.getByRole('button', { name: decisionTexts.desk.answer }).click();
    const answering = page.getByRole('dialog', { name: decisionTexts.desk.answer });
    await answering.getByRole('textbox', { name: decisionTexts.desk.words }).fill('Het was wel uw account.');
    await answering.getByRole('button', { name: decisionTexts.desk.send }).click();
    await expect(page.getByText(decisionTexts.desk.sent)).toBeVisible();
    await expect(item).toHaveCount(0);
    const letters = await rowsOf('SELECT template FROM outgoing_mails WHERE recipient = $1', [email]);
    expect(letters).toEqual([{ template: 'letter-appeal-answered' }]);
  });
});
