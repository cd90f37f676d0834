/** Every state of signing in and registering, at phone, tablet and desktop widths. */
import type { Locator, Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import type { Account } from '@/e2e/support/accounts';
import { answerCookies, freshEmail, makeAccount } from '@/e2e/support/accounts';
import { axeInTheDark } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { expectNoFaults } from '@/e2e/support/faults';
import { readMail } from '@/e2e/support/mail';
import { holdScripts } from '@/e2e/support/held-scripts';
import { expect, test } from '@/e2e/support/test';
import { atEveryWidth, widthsFromSmallest } from '@/e2e/support/widths';

const { login, register, forgot, reset, verify } = accountTexts;

// A wrong password, and links already used.
test.use({ expectedErrors: [/422/] });
test.beforeEach(({ page }) => answerCookies(page));

/** From the login form to a new password, and to an incomplete link. */
async function forgetPassword(page: Page, signInForm: Locator): Promise<void> {
  const { email } = await makeAccount();
  await signInForm.getByRole('link', { name: login.forgot }).click();
  await page.waitForURL(`**${route('forgot-password')}`);
  await expect(page.getByRole('button', { name: forgot.submit })).toBeVisible();
  await atEveryWidth(page, 'forgot');
  await page.getByRole('button', { name: forgot.submit }).click();
  await atEveryWidth(page, 'forgot-errors');
  await page.getByLabel(forgot.email).fill(email);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.done)).toBeVisible();
  await atEveryWidth(page, 'forgot-done');
  const { links } = await readMail(email, /nieuw wachtwoord/);
  await page.goto(links.find((link) => link.includes(route('reset-password'))) ?? 'no link');
  await page.getByLabel(reset.password, { exact: true }).fill('wachtwoord');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByRole('link', { name: accountTexts.password.too_common })).toBeVisible();
  await atEveryWidth(page, 'reset-errors');
  await page.getByLabel(reset.password, { exact: true }).fill('garnaal-op-toast-7');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByText(reset.done)).toBeVisible();
  await atEveryWidth(page, 'reset-done');
  await page.goto(route('reset-password'));
  await expect(page.getByText(reset.incomplete)).toBeVisible();
  await atEveryWidth(page, 'reset-incomplete');
}

test('signing in and registering, and a forgotten password', async ({ page }) => {
  await page.goto(route('login'));
  await atEveryWidth(page, 'login', widthsFromSmallest);
  await axeInTheDark(page);
  await expectNoFaults(page, 'login');
  const signUp = page.getByRole('form', { name: register.title });
  await signUp.getByRole('button', { name: register.submit }).click();
  await expect(signUp.getByRole('link', { name: 'Voornaam is verplicht.' })).toBeVisible();
  const birth = signUp.getByRole('group', { name: register.dateOfBirth });
  await birth.getByLabel('Dag').fill('1');
  await birth.getByLabel('Maand').fill('1');
  await birth.getByLabel('Jaar').fill(String(new Date().getFullYear() - 18));
  await expect(page.getByText(register.tooYoung()).first()).toBeVisible();
  const signInForm = page.getByRole('form', { name: login.title });
  await signInForm.getByLabel(login.email).fill(freshEmail('niemand'));
  await signInForm.getByLabel(login.password, { exact: true }).fill('niet-mijn-wachtwoord');
  await signInForm.getByRole('button', { name: login.submit }).click();
  await expect(signInForm.getByRole('link', { name: login.failed })).toBeVisible();
  await atEveryWidth(page, 'login-errors', widthsFromSmallest);

  await forgetPassword(page, signInForm);
});

/** Fills in the login form before the page's script has loaded, and signs in. */
async function signInEarly(page: Page, account: Account): Promise<void> {
  const { come } = await holdScripts(page);
  await page.goto(route('login'), { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: login.title });
  await form.getByLabel(login.email).fill(account.email);
  await form.getByLabel(login.password, { exact: true }).fill(account.password);
  const signUp = page.getByRole('form', { name: register.title });
  const birth = signUp.getByRole('group', { name: register.dateOfBirth });
  await birth.getByLabel('Dag').fill('4');
  come();
  // Once hydrated, its password can be shown.
  await expect(async () => {
    // An earlier press may have taken effect in the meantime.
    const show = form.getByRole('button', { name: 'Wachtwoord tonen' });
    if ((await show.count()) > 0) await show.click({ timeout: 500 });
    await expect(form.getByLabel(login.password, { exact: true })).toHaveAttribute('type', 'text', {
      timeout: 500,
    });
  }).toPass();
  await expect(form.getByLabel(login.email)).toHaveValue(account.email);
  await expect(form.getByLabel(login.password, { exact: true })).toHaveValue(account.password);
  await birth.getByLabel('Maand').fill('5');
  await expect(birth.getByLabel('Dag')).toHaveValue('4');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await form.getByRole('button', { name: login.submit }).click();
  await page.waitForURL(`**${route('dashboard.today')}`);
}

test('what is typed before the script loads stays; an address that is not confirmed yet', async ({
  page,
}) => {
  const account = await makeAccount();
  await signInEarly(page, account);

  // Leaves the page first: its pending requests would be refused.
  await page.goto('/robots.txt');
  await rowsOf('UPDATE users SET email_verified_at = NULL WHERE id = $1', [account.id]);
  await page.goto(route('must-verify-email'));
  await page.getByRole('button', { name: verify.send }).click();
  await expect(page.getByText(verify.sent)).toBeVisible();
  await atEveryWidth(page, 'verify-sent', widthsFromSmallest);
  const { links } = await readMail(account.email, /Bevestig/);
  const link = links.find((address) => address.includes(route('must-verify-email'))) ?? 'no link';
  await page.goto(link);
  await atEveryWidth(page, 'verify', widthsFromSmallest);
  await page.getByRole('button', { name: verify.confirm }).click();
  await expect(page.getByText(verify.done)).toBeVisible();
  await atEveryWidth(page, 'verify-done', widthsFromSmallest);
  await page.goto(link);
  await page.getByRole('button', { name: verify.confirm }).click();
  await expect(page.getByText(verify.expired)).toBeVisible();
  await atEveryWidth(page, 'verify-expired', widthsFromSmallest);
});
