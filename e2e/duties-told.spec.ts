/** What a platform must tell by law: public pages, a landlord's tax details, an admin's files. */
import { letIn, makeAccount } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/test';
import { answerCookies } from '@/e2e/support/visitor';
import { atEveryViewport } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { dac7Texts } from '@/lib/texts/dac7';
import { guestRegisterTexts } from '@/lib/texts/guest-register';
import { rankTexts } from '@/lib/texts/how-we-rank';

test('the pages are reached from the footer and read at every width', async ({ page, context }) => {
  await answerCookies(context);
  await page.goto('/disclaimer');
  await page.getByRole('contentinfo').getByRole('link', { name: rankTexts.documentTitle }).click();
  await expect(page.getByRole('heading', { level: 1, name: rankTexts.title })).toBeVisible();
  await atEveryViewport(page, 'ranking');
  for (const name of ['accessibility', 'privacy'] as const) {
    await page.goto(route(name));
    await atEveryViewport(page, name);
  }
});

test('an admin turns reporting on with a reason, and a landlord gives tax details', async ({
  page,
  browser,
}) => {
  const { admin: desk, details: form } = dac7Texts;
  const admin = await browser.newContext();
  await answerCookies(admin);
  const office = await admin.newPage();
  await letIn(office, await makeAccount({ roleId: 3 }));
  await office.goto(route('dashboard.admin.dac7'));
  const decide = async (state: 'on' | 'off') => {
    await office.getByRole('combobox', { name: desk.setting }).selectOption(state);
    await office.getByLabel(desk.reason).fill('Wij tonen de afgesproken prijzen.');
    await office.getByRole('button', { name: desk.save }).click();
    await expect(office.getByText(desk.saved)).toBeVisible();
  };
  await decide('on');
  await atEveryViewport(office, 'dac7');

  await letIn(page, await makeAccount());
  await page.goto(route('dashboard.profile'));
  const own = page.getByRole('form', { name: form.title });
  await own.getByLabel(form.kind).selectOption('company');
  await own.getByLabel(form.enterpriseNumber).fill('0123.456.749');
  await own.getByLabel(form.street).fill('Kerkstraat');
  await own.getByLabel(form.houseNumber, { exact: true }).fill('12');
  await own.getByLabel(form.postalCode).fill('9000');
  await own.getByLabel(form.city).fill('Gent');
  await own.getByLabel(form.tin, { exact: true }).fill('0123.456.748');
  await own.getByRole('button', { name: form.save }).click();
  await expect(own.getByText(dac7Texts.badTin).first()).toBeVisible();
  await own.getByLabel(form.tin, { exact: true }).fill('0123.456.749');
  await own.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(form.saved)).toBeVisible();

  await page.goto(route('dashboard.guest-register'));
  await expect(page.getByRole('button', { name: guestRegisterTexts.print })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await atEveryViewport(page, 'guest-register');
  await decide('off');
  await admin.close();
});
