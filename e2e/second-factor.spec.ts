/** The second step of signing in: an app, recovery codes and a passkey, and an admin who has to set one up. */
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { sessionTexts } from '@/lib/texts/sessions';
import { secondFactorTexts as texts } from '@/lib/texts/second-factors';
import type { Account } from '@/e2e/support/accounts';
import { forgetSession, answerCookies, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { Caller } from '@/e2e/support/caller';
import { rowsOf } from '@/e2e/support/database';
import { addApp } from '@/e2e/support/factors';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

const profile = route('dashboard.profile');

// Wrong codes, and a password that has to be confirmed again.
test.use({ expectedErrors: [/422|423/] });
test.beforeEach(({ page }) => answerCookies(page));

/** Each code works once: `steps` selects a later one than the last used. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

const sectionOf = (page: Page) => page.getByRole('region', { name: texts.title, exact: true });
const codesOf = (dialog: Locator) => dialog.getByRole('list', { name: texts.recovery.listLabel });

/** Sets up the app; returns the secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await sectionOf(page).getByRole('button', { name: texts.app.setUp }).click();
  const dialog = page.getByRole('dialog', { name: texts.app.dialogTitle });
  await expect(dialog.getByRole('img', { name: texts.app.qrLabel })).toBeVisible();
  const url = await dialog.getByRole('link', { name: texts.app.openApp }).getAttribute('href');
  const secret = new URL(url ?? '').searchParams.get('secret') ?? '';
  await expect(dialog.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
  await axe(page);
  await dialog.getByLabel(texts.app.code).fill('000000');
  await dialog.getByRole('button', { name: texts.app.confirm }).click();
  await expect(dialog.getByRole('link', { name: texts.app.wrongCode })).toBeVisible();
  await dialog.getByLabel(texts.app.code).fill(codeOf(secret));
  await dialog.getByRole('button', { name: texts.app.confirm }).click();
  const told = page.getByRole('alertdialog', { name: texts.recovery.dialogTitle });
  await expect(codesOf(told).getByRole('listitem')).toHaveCount(10);
  await axe(page);
  const codes = await codesOf(told).getByRole('listitem').allTextContents();
  // Only the button closes the dialog.
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: texts.recovery.download }).click();
  expect((await download).suggestedFilename()).toBe(texts.recovery.fileName);
  await told.getByRole('button', { name: texts.recovery.kept }).click();
  await expect(told).toHaveCount(0);
  return { secret, codes };
}

/** Fills in the login form up to the second step. */
async function goHalfway(page: Page, { email, password }: Account, to = profile): Promise<Locator> {
  await forgetSession(page);
  await page.goto(route('login', {}, { terug: to }));
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill(email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  const step = page.getByRole('form', { name: texts.signIn.title });
  await expect(step).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.signIn.title })).toBeFocused();
  return step;
}

test('an app: set up, required at the next sign-in, and a recovery code instead @desktop', async ({
  page,
}) => {
  const account = await makeAccount();
  await signIn(page, account, profile);
  const { secret, codes } = await setUpApp(page);
  await expect(sectionOf(page).getByText(texts.app.on, { exact: true })).toBeVisible();
  await axe(page);

  let step = await goHalfway(page, account);
  await axe(page);
  const field = step.getByLabel(texts.signIn.code);
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('button', { name: texts.signIn.byPasskey })).toHaveCount(0);
  // By keyboard alone: a wrong code, then the right one.
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(step.getByRole('link', { name: texts.signIn.wrongCode })).toBeVisible();
  await field.fill(codeOf(secret, 1));
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === profile);

  step = await goHalfway(page, account);
  await page.getByRole('button', { name: texts.signIn.recoveryInstead }).click();
  await step.getByLabel(texts.signIn.recoveryCode).fill((codes[0] ?? '').toLowerCase());
  await step.getByRole('button', { name: texts.signIn.submit }).click();
  await page.waitForURL((url) => url.pathname === profile);
  await expect(sectionOf(page).getByText(texts.app.on, { exact: true })).toBeVisible();

  // Long after signing in, the password has to be confirmed again.
  await rowsOf(
    `UPDATE sessions SET password_at = now() - interval '1 hour' WHERE user_id = (
    SELECT id FROM users WHERE email = $1)`,
    [account.email],
  );
  await sectionOf(page).getByRole('button', { name: texts.app.remove }).click();
  const question = page.getByRole('alertdialog', { name: texts.app.removeTitle });
  await question.getByRole('button', { name: texts.app.remove }).click();
  const again = page.getByRole('dialog', { name: sessionTexts.askTitle });
  await again.getByLabel(sessionTexts.askPassword, { exact: true }).fill(account.password);
  await axe(page);
  await again.getByRole('button', { name: sessionTexts.askSubmit }).click();
  await expect(page.getByText(texts.app.removed)).toBeVisible();
  await expect(sectionOf(page).getByText(texts.app.off, { exact: true })).toBeVisible();
});

test('after too many wrong codes the page computes the proof of work by itself @desktop', async ({
  page,
}) => {
  const account = await makeAccount();
  const caller = new Caller();
  await caller.signIn(account);
  const secret = await addApp(caller);
  const step = await goHalfway(page, account);
  const field = step.getByLabel(texts.signIn.code);
  const button = step.getByRole('button', { name: texts.signIn.submit });
  for (let n = 0; n < 11; n += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/login/second-factor'));
    await field.fill('000000');
    await button.click();
    await answered;
  }
  await expect(page.getByText(botCheckTexts.done)).toBeVisible();
  await expect(step.getByRole('link', { name: texts.signIn.wrongCode })).toBeVisible();
  await axe(page);
  await field.fill(codeOf(secret, 1));
  await button.click();
  await page.waitForURL((url) => url.pathname === profile);
});

test('a user who adds a factor is notified; a password reset asks about it, and the mail undoes it @desktop', async ({
  page,
}) => {
  const account = await makeAccount();
  const caller = new Caller();
  await caller.signIn(account);
  await addApp(caller);
  const linkTo = async (subject: RegExp, path: string) =>
    (await readMail(account.email, subject)).links.find((link) => link.includes(path)) ?? 'no link';

  await caller.send('POST', '/forgot-password', { email: account.email });
  await page.goto(await linkTo(/nieuw wachtwoord/, route('reset-password')));
  const reset = accountTexts.reset;
  await expect(page.getByText(reset.newFactors)).toBeVisible();
  await axe(page);
  await page.getByLabel(reset.password, { exact: true }).fill('garnaal-op-toast-7');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByRole('link', { name: reset.factorsUnsaid })).toBeVisible();
  await page.getByText(reset.keepFactors, { exact: true }).click();
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByText(reset.done)).toBeVisible();

  await page.goto(await linkTo(/tweestapsverificatie/, route('undo-new-access')));
  await expect(page.getByText(accountTexts.undoAccess.intro)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: accountTexts.undoAccess.submit }).click();
  await page.waitForURL((url) => url.pathname === route('reset-password'));
  await expect(page.getByText(reset.newFactors)).toHaveCount(0);
  await page.getByLabel(reset.password, { exact: true }).fill('wulken-en-friet-3');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByText(reset.done)).toBeVisible();
  await signIn(page, { ...account, password: 'wulken-en-friet-3' }, profile);
});

/** Adds a virtual authenticator that approves every request. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await sectionOf(page).getByRole('button', { name: texts.passkeys.add }).click();
  const dialog = page.getByRole('dialog', { name: texts.passkeys.addTitle });
  await dialog.getByLabel(texts.passkeys.name).fill(name);
  await axe(page);
  await dialog.getByRole('button', { name: texts.passkeys.add }).click();
  await expect(dialog).toHaveCount(0);
}

/** Signs in an admin without any factor, who continues after adding one. */
async function enrolAdmin(page: Page): Promise<void> {
  const wanted = route('dashboard.admin.user.index');
  const admin = await makeAccount({ roleId: 3, secondFactorDue: true });
  const enrol = route('second-factor', {}, { terug: wanted });
  await page.goto(route('login', {}, { terug: wanted }));
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill(admin.email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(admin.password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.waitForURL((url) => url.pathname === route('second-factor'));
  await expect(page.getByRole('heading', { name: texts.enrol.title })).toBeVisible();
  await axe(page);
  for (const path of [profile, route('dashboard.news.index'), route('dashboard.admin.listing.index')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: texts.enrol.title })).toBeVisible();
  }
  await page.goto(enrol);
  await addPasskey(page, 'Sleutelhanger');
  await expect(page.getByText(texts.enrol.done)).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: texts.enrol.next }).click();
  await page.waitForURL((url) => url.pathname === wanted);
}

test('a passkey: added, used to sign in and removed; an admin must add one first @phone', async ({
  page,
}) => {
  await plugIn(page);
  const account = await makeAccount();
  await signIn(page, account, profile);
  await addPasskey(page, 'Mijn telefoon');
  const list = sectionOf(page).getByRole('list', { name: texts.passkeys.listLabel });
  await expect(list.getByRole('listitem')).toHaveText([/Mijn telefoon.*nog niet gebruikt/]);

  await goHalfway(page, account);
  await page.getByRole('button', { name: texts.signIn.byPasskey }).click();
  await page.waitForURL((url) => url.pathname === profile);
  await expect(list.getByRole('listitem')).toHaveText([/Mijn telefoon.*laatst gebruikt op/]);
  await list.getByRole('button', { name: texts.passkeys.removeNamed('Mijn telefoon') }).click();
  const question = page.getByRole('alertdialog', { name: texts.passkeys.removeTitle('Mijn telefoon') });
  await question.getByRole('button', { name: texts.passkeys.remove }).click();
  await expect(page.getByText(texts.passkeys.removed)).toBeVisible();
  await expect(sectionOf(page).getByText(texts.passkeys.none)).toBeVisible();

  await forgetSession(page);
  await enrolAdmin(page);
});
