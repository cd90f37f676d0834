/**
 * An admin suspends a landlord and lifts the suspension, and must confirm the password before changing another admin.
 */
import type { Page } from '@playwright/test';
import { chooseAct } from '@/e2e/support/acts';
import { route } from '@/lib/desk-paths';
import { accountTexts } from '@/lib/texts/accounts';
import { sessionTexts } from '@/lib/texts/sessions';
import { userTexts as texts } from '@/lib/texts/users';
import type { NewAccount } from '@/e2e/support/accounts';
import {
  answerCookies,
  demoAdmin,
  elsewhere,
  expectSignedOut,
  letIn,
  makeAccount,
  signIn,
} from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { letPasswordAge } from '@/e2e/support/caller';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

// Refused sign-ins, and calls that require the password again.
test.use({ expectedErrors: [/422|423/] });
test.beforeEach(({ page }) => answerCookies(page));

/** Edits one admin and deletes one; both require the password. */
async function touchAdmin(page: Page, colleague: NewAccount): Promise<void> {
  await letPasswordAge(page.request);
  const form = page.getByRole('form', { name: texts.editTitle });
  await form.getByLabel(texts.firstName).fill('Godelieve');
  await form.getByRole('button', { name: texts.save }).click();
  const dialog = page.getByRole('dialog', { name: sessionTexts.askTitle });
  await axe(page);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByText(texts.saved)).toHaveCount(0);

  await form.getByRole('button', { name: texts.save }).click();
  await dialog.getByLabel(sessionTexts.askPassword, { exact: true }).fill('geraden-woord');
  await dialog.getByRole('button', { name: sessionTexts.askSubmit }).click();
  await expect(dialog.getByRole('link', { name: 'Dit is niet uw huidige wachtwoord.' })).toBeVisible();
  await dialog.getByLabel(sessionTexts.askPassword, { exact: true }).fill(demoAdmin.password);
  await dialog.getByRole('button', { name: sessionTexts.askSubmit }).click();
  await expect(page.getByText(texts.saved)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Godelieve ${colleague.lastName}`);

  // Once more, from a dialog that asks for confirmation itself.
  await letPasswordAge(page.request);
  await chooseAct(page, `Godelieve ${colleague.lastName}`, texts.remove);
  const removal = page.getByRole('alertdialog');
  await removal.getByLabel(texts.removeReason).fill('Zoals u vroeg.');
  await removal.getByRole('button', { name: texts.remove }).click();
  await dialog.getByLabel(sessionTexts.askPassword, { exact: true }).fill(demoAdmin.password);
  await dialog.getByRole('button', { name: sessionTexts.askSubmit }).click();
  await expect(page.getByText(texts.removed)).toBeVisible();
}

test('suspends a landlord with a reason, and lifts it; requires the password before changing another admin, and then continues by itself', async ({
  page,
  browser,
  request,
}) => {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Zeewind', state: 'online' });
  // What any visitor can find.
  const search = async () =>
    (await request.get(route('listing.index', {}, { logiesdecreet: listing.licence }))).text();
  await expect.poll(search).toContain(route('listing.show', listing));
  const theirs = await elsewhere(browser, owner);

  await signIn(page, demoAdmin, route('dashboard.admin.user.show', { id: owner.id }));
  const name = `${owner.firstName} ${owner.lastName}`;
  await chooseAct(page, name, texts.suspend);
  const dialog = page.getByRole('dialog', { name: texts.suspendTitle(name) });
  await dialog.getByRole('button', { name: texts.suspend }).click();
  await expect(dialog.getByRole('link', { name: texts.suspendReasonMissing })).toBeVisible();
  await axe(page);
  await dialog.getByLabel(texts.suspendReason).fill('Gasten stonden voor een dichte deur.');
  await dialog.getByRole('button', { name: texts.suspend }).click();
  await expect(page.getByText(texts.suspendDone)).toBeVisible();
  await expect(page.getByText(texts.suspendedOn(''), { exact: false })).toBeVisible();
  expect((await readMail(owner.email, /geschorst/)).text).toContain('dichte deur');

  const landlord = await theirs.newPage();
  await answerCookies(landlord);
  await landlord.goto(route('dashboard.today'));
  await expect(landlord).toHaveURL(/\/inloggen/);
  const form = landlord.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill(owner.email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await expect(form.getByRole('link', { name: accountTexts.login.suspended() })).toBeVisible();
  await expect.poll(search).not.toContain(route('listing.show', listing));

  await page.goto(`${route('dashboard.admin.user.index')}?search=${encodeURIComponent(owner.email)}`);
  const row = page.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toContainText(texts.suspended);
  await row.getByRole('link', { name }).click();
  await chooseAct(page, name, texts.unsuspend);
  const lifting = page.getByRole('dialog', { name: texts.unsuspendTitle(name) });
  await lifting.getByRole('button', { name: texts.unsuspend }).click();
  await expect(page.getByText(texts.unsuspendDone)).toBeVisible();
  await letIn(landlord, owner);
  await expect.poll(search).toContain(route('listing.show', listing));
  // A suspended user is signed out at the next request, whatever became of the session.
  await rowsOf('UPDATE users SET suspended_at = now() WHERE id = $1', [owner.id]);
  await expectSignedOut(theirs);

  const colleague = await makeAccount({ firstName: 'Nele', roleId: 3 });
  await page.goto(route('dashboard.admin.user.show', { id: colleague.id }));
  await touchAdmin(page, colleague);
});
