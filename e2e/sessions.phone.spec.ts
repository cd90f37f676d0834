/** The user's sessions, and an e-mail address changed by somebody else. */
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { profileTexts } from '@/lib/texts/profile';
import { sessionTexts as texts } from '@/lib/texts/sessions';
import {
  answerCookies,
  elsewhere,
  expectSignedOut,
  freshEmail,
  letIn,
  makeAccount,
} from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

const profile = route('dashboard.profile');

test.beforeEach(({ page }) => answerCookies(page));

test('undoes a change of address from the old mailbox with a new password, and ends other sessions', async ({
  page,
  browser,
}) => {
  const account = await makeAccount();
  const moved = freshEmail('dief');
  const theirs = await elsewhere(browser, account);
  const thief = await theirs.newPage();
  await answerCookies(thief);
  await thief.goto(profile);
  const form = thief.getByRole('form', { name: profileTexts.title });
  await form.getByLabel(profileTexts.email).fill(moved);
  await form.getByLabel(profileTexts.currentPassword, { exact: true }).fill(account.password);
  await form.getByRole('button', { name: profileTexts.save }).click();
  await readMail(account.email, /ander e-mailadres gevraagd/);
  const { links: toConfirm } = await readMail(moved, /Bevestig uw nieuwe/);
  await thief.goto(toConfirm.find((link) => link.includes(route('must-verify-email'))) ?? 'no link');
  await thief.getByRole('button', { name: accountTexts.verify.confirm }).click();
  await expect(thief.getByText(accountTexts.verify.done)).toBeVisible();

  const { links } = await readMail(account.email, /is gewijzigd/);
  const link = links.find((one) => one.includes(route('undo-email-change'))) ?? 'no link';
  // Just opening the link, as a mail scanner does, changes nothing.
  await page.goto(link);
  await thief.goto(profile);
  await expect(form.getByLabel(profileTexts.email)).toHaveValue(moved);

  await page.getByRole('button', { name: accountTexts.undo.submit }).click();
  await page.waitForURL((url) => url.pathname === route('reset-password'));
  await expect(page.getByText(accountTexts.reset.intro(account.email))).toBeVisible();
  await page.getByLabel(accountTexts.reset.password, { exact: true }).fill('garnaal-op-toast-7');
  await page.getByRole('button', { name: accountTexts.reset.submit }).click();
  await expect(page.getByText(accountTexts.reset.done)).toBeVisible();
  const owner = { ...account, password: 'garnaal-op-toast-7' };
  await letIn(page, owner);
  await expectSignedOut(theirs);

  const others = [await elsewhere(browser, owner), await elsewhere(browser, owner)];
  await page.goto(profile);
  const devices = page.getByRole('list', { name: texts.title }).getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText(texts.thisDevice);
  await expect(devices.first()).toContainText('Chrome op Android');
  await axe(page);

  const ends = page.getByRole('button', { name: /^Chrome op .* uitloggen$/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await expect(page.getByText(texts.ended)).toBeVisible();
  await expect(devices).toHaveCount(2);

  await page.getByRole('button', { name: texts.endOthers }).click();
  const dialog = page.getByRole('alertdialog', { name: texts.endOthersTitle });
  await dialog.getByRole('button', { name: texts.endOthers }).click();
  await expect(page.getByText(texts.endedOthers(1))).toBeVisible();
  await expect(devices).toHaveCount(1);
  for (const other of others) await expectSignedOut(other);
  await page.reload();
  await expect(devices).toHaveCount(1);
});
