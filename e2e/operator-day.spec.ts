/**
 * A day of somebody who runs the site alone: find a listing, decide with a reason, edit a public text, read the log,
 * answer a message, look at the month's figures.
 */
import { answerCookies, demoAdmin, freshEmail, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { openReview } from '@/e2e/support/moderation';
import { expect, test } from '@/e2e/support/test';
import { route } from '@/lib/desk-paths';
import { auditLogTexts } from '@/lib/texts/audit-log';
import { editedTextsTexts } from '@/lib/texts/edited-texts';
import { findTexts } from '@/lib/texts/find';
import { inboxTexts } from '@/lib/texts/inbox';
import { moderationTexts } from '@/lib/texts/moderation';
import { operatorFiguresTexts } from '@/lib/texts/operator-figures';

test.beforeEach(({ page }) => answerCookies(page));

/** Texts that no other test changes at the same time. */
const towns = { phone: { key: 'town.wenduine', id: 12 }, desktop: { key: 'town.westende', id: 13 } } as const;

test('an operator finds, decides, writes, looks back, answers and counts', async ({
  page,
  request,
}, info) => {
  const town = info.project.name === 'phone' ? towns.phone : towns.desktop;
  const name = `Meeuwennest ${Date.now()}`;
  const owner = await makeAccount();
  const { id } = await makeListing(owner.id, { name, state: 'waiting' });
  const visitor = freshEmail('vraag');
  const [thread] = await rowsOf<{ id: number }>(
    `INSERT INTO inbox_threads (code, name, email, subject, locale) VALUES (md5($1), 'Lotte', $1, 'Hoe word ik verhuurder?', 'nl')
     RETURNING id`,
    [visitor],
  );
  await rowsOf(
    `INSERT INTO inbox_messages (thread_id, sender, body) VALUES ($1, 'visitor', 'Hoe word ik verhuurder?')`,
    [thread?.id],
  );

  await test.step('find', async () => {
    await signIn(page, demoAdmin, route('dashboard.admin.user.index'));
    // The field responds once its script has loaded.
    await expect(async () => {
      await page.getByRole('combobox', { name: findTexts.label }).fill(name);
      await page.getByRole('option', { name }).click({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL(route('dashboard.admin.listing.show', { id }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('decide', async () => {
    const card = await openReview(page, name);
    await card.getByRole('button', { name: moderationTexts.reject }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: moderationTexts.reject }).click();
    const reason = dialog.getByLabel(moderationTexts.reason);
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('De foto’s tonen een andere woning.');
    await dialog.getByRole('button', { name: moderationTexts.reject }).click();
    await expect(page.getByText(moderationTexts.denied)).toBeVisible();
    expect((await readMail(owner.email)).text).toContain('De foto’s tonen een andere woning.');
  });

  await test.step('change a text', async () => {
    const read = async () => (await request.get(`/en/holiday-homes?listing_city_id=${town.id}`)).text();
    expect(await read()).not.toContain('Sand between your toes');
    await page.goto(route('dashboard.admin.texts.show', { key: town.key }, { locale: 'en' }));
    const field = page.getByRole('textbox', { name: editedTextsTexts.text });
    const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => field.evaluate(isHeard), { timeout: 20_000 }).toBe(true);
    await field.fill('Sand between your toes.');
    await page.getByRole('button', { name: editedTextsTexts.save }).click();
    await expect(page.getByText(editedTextsTexts.saved)).toBeVisible();
    expect(await read()).toContain('Sand between your toes.');
    await page.getByRole('button', { name: editedTextsTexts.toDefault }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: editedTextsTexts.toDefault }).click();
    await expect(page.getByText(editedTextsTexts.backToDefault)).toBeVisible();
    expect(await read()).not.toContain('Sand between your toes');
  });

  await test.step('look back', async () => {
    await page.goto(route('dashboard.admin.audit-log', {}, { listing_id: id }));
    await expect(page.getByText(new RegExp(`wees .*‘${name}’.* af`))).toBeVisible();
    await page.getByRole('combobox', { name: auditLogTexts.action }).selectOption('note.create');
    await page.waitForURL(/action=note\.create/);
    await expect(page.getByText(auditLogTexts.empty)).toBeVisible();
  });

  await test.step('answer', async () => {
    await page.goto(route('dashboard.admin.inbox.show', { id: thread?.id ?? 0 }));
    await page.getByRole('textbox', { name: inboxTexts.reply }).fill('Registreer u met uw e-mailadres.');
    await page.getByRole('button', { name: inboxTexts.send }).click();
    await expect(page.getByText(inboxTexts.sent)).toBeVisible();
    expect((await readMail(visitor)).text).toContain('Registreer u met uw e-mailadres.');
  });

  await test.step('see the month', async () => {
    await page.goto(route('dashboard.admin.figures'));
    await page.getByRole('button', { name: operatorFiguresTexts.asTable }).click();
    const table = page.getByRole('table', { name: operatorFiguresTexts.tables.offer });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
  });
});
