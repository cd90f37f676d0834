/** What an admin does with other people's accounts: finding, editing, writing to, impersonating and deleting them. */
import { chooseAct } from '@/e2e/support/acts';
import type { Browser, Page } from '@playwright/test';
import { route } from '@/lib/desk-paths';
import { errorTexts } from '@/lib/texts/errors';
import { notFoundTexts } from '@/lib/texts/missing-page';
import { layoutTexts } from '@/lib/texts/layout';
import { uiTexts } from '@/lib/texts/ui';
import { paginationTexts } from '@/lib/texts/ui-pagination';
import { impersonationTexts } from '@/lib/texts/impersonation';
import { userTexts as texts } from '@/lib/texts/users';
import type { NewAccount } from '@/e2e/support/accounts';
import {
  answerCookies,
  demoAdmin,
  elsewhere,
  expectSignedOut,
  makeAccount,
  signIn,
} from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeComingStay, makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';

const table = route('dashboard.admin.user.index');

test.beforeEach(({ page }) => answerCookies(page));

const pageOf = ({ id }: NewAccount) => route('dashboard.admin.user.show', { id });

/** Opens the page of a user, found by address. */
async function open(page: Page, { email, firstName, lastName }: NewAccount): Promise<void> {
  await page.getByLabel(texts.search).fill(email);
  await page.getByRole('button', { name: texts.searchButton }).click();
  await expect(page.getByText(texts.count(1), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
}

/** Leaves the address unconfirmed, and the last name unchanged. */
async function changeAndWrite(page: Page): Promise<void> {
  const user = await makeAccount();
  const moved = `nieuw.${user.email}`;
  await open(page, user);
  const form = page.getByRole('form', { name: texts.editTitle });
  await form.getByLabel(texts.firstName).fill('Godelieve');
  await form.getByLabel(texts.email).fill(moved);
  await form.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.savedNewEmail(moved))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Godelieve ${user.lastName}`);
  await readMail(moved, /Bevestig uw nieuwe e-mailadres/);

  await form.getByLabel(texts.lastName).fill('');
  await form.getByRole('button', { name: texts.save }).click();
  await expect(form.getByRole('link', { name: 'Achternaam is verplicht.' })).toBeVisible();

  await page.getByRole('button', { name: texts.mailTitle }).click();
  const dialog = page.getByRole('dialog', { name: texts.mailTitle });
  await dialog.getByLabel(texts.subject).fill('Over uw foto’s');
  await dialog.getByLabel(texts.message).fill('Zou u er nog een van de badkamer kunnen toevoegen?');
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await readMail(user.email, /Over uw foto’s/)).text).toContain('badkamer');
}

test('finds users by role, page and word; changes a name and an address, and sends a mail', async ({
  page,
}) => {
  // More than fit on one page.
  for (let n = 0; n < 21; n += 1) await makeAccount({ lastName: 'Bladeraar' });
  await makeAccount({ firstName: 'Piet', lastName: 'Bladeraar', roleId: 2 });
  await signIn(page, demoAdmin, table);
  const rows = page.getByRole('table', { name: texts.title }).getByRole('row');
  await expect(rows).toHaveCount(21);
  await expect(rows.filter({ hasText: demoAdmin.email })).toHaveCount(0);

  await page.getByLabel(texts.search).fill('bladeraar');
  await page.getByRole('button', { name: texts.searchButton }).click();
  await page.waitForURL(/search=bladeraar/);
  await page.getByRole('link', { name: paginationTexts.next }).click();
  await page.waitForURL(/page=2/);
  await expect(rows.filter({ hasText: 'Bladeraar' }).first()).toBeVisible();

  await page.getByRole('link', { name: texts.roles.coLandlords, exact: true }).click();
  await page.waitForURL(/user_role_id=2/);
  await expect(rows.filter({ hasText: 'Piet Bladeraar' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Greet Bladeraar' })).toHaveCount(0);

  await page.getByLabel(texts.search).fill('niemand heet zo');
  await page.getByRole('button', { name: texts.searchButton }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.getByRole('link', { name: texts.showAll }).click();
  await expect(rows).toHaveCount(21);

  await changeAndWrite(page);
});

/** Users with upcoming guests cannot be deleted; a deleted user's session ends. */
async function removeUsers(page: Page, browser: Browser): Promise<void> {
  const [host, leaver] = [await makeAccount(), await makeAccount({ firstName: 'Paul' })];
  const listing = await makeListing(host.id, { name: 'Volgeboekt', state: 'online' });
  await makeComingStay(listing.id);
  const theirs = await elsewhere(browser, leaver);
  await page.goto(pageOf(host));
  await chooseAct(page, 'Greet Vermeulen', texts.remove);
  const dialog = page.getByRole('alertdialog', { name: texts.removeTitle('Greet Vermeulen') });
  await dialog.getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.removeReasonMissing)).toBeVisible();
  await dialog.getByLabel(texts.removeReason).fill('Zoals u vroeg.');
  await dialog.getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(errorTexts.user_has_booking)).toBeVisible();
  await dialog.getByRole('button', { name: uiTexts.cancel }).click();

  await page.goto(pageOf(leaver));
  await chooseAct(page, `Paul ${leaver.lastName}`, texts.remove);
  await page.getByLabel(texts.removeReason).fill('Zoals u vroeg.');
  await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
  await page.waitForURL(`**${table}`);
  await expect(page.getByText(texts.removed)).toBeVisible();
  expect((await readMail(leaver.email, /verwijderd/)).text).toContain('Zoals u vroeg.');
  await expectSignedOut(theirs);
}

test.describe('another account', () => {
  // The list requested while impersonating, and a refused deletion.
  test.use({ expectedErrors: [new RegExp(`404.*${table}\\)$|409.*/api/users/\\d+\\)$`)] });

  test('impersonates a landlord and returns, but never another admin; deletes only users without upcoming guests', async ({
    page,
    browser,
  }) => {
    const [user, colleague] = [await makeAccount(), await makeAccount({ firstName: 'Nele', roleId: 3 })];
    const unconfirmed = await makeAccount({ firstName: 'Wim' });
    await rowsOf('UPDATE users SET email_verified_at = NULL WHERE id = $1', [unconfirmed.id]);
    await signIn(page, demoAdmin, pageOf(colleague));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nele Vermeulen');
    await expect(page.getByRole('button', { name: texts.impersonate })).toHaveCount(0);
    await page.goto(pageOf(unconfirmed));
    await expect(page.getByRole('button', { name: texts.impersonate })).toBeDisabled();
    await expect(page.getByText(texts.impersonateUnverified)).toBeVisible();

    await page.goto(pageOf(user));
    await page.getByRole('button', { name: texts.impersonate }).click();
    const dialog = page.getByRole('dialog', { name: texts.impersonateTitle('Greet Vermeulen') });
    await dialog.getByRole('button', { name: texts.impersonateSubmit }).click();
    await expect(dialog.getByRole('link', { name: 'Reden is verplicht.' })).toBeVisible();
    await dialog.getByLabel(texts.impersonateReason).fill('U vroeg hulp met uw prijzen.');
    await dialog.getByRole('button', { name: texts.impersonateSubmit }).click();
    await page.waitForURL(`**${route('dashboard.today')}`);
    const bar = page.getByRole('region', { name: layoutTexts.notice });
    await expect(bar).toContainText(impersonationTexts.acting('Greet Vermeulen'));
    // The pages of admins are closed meanwhile, and the bar is on public pages too.
    const answer = await page.goto(table);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: notFoundTexts.title })).toBeVisible();
    await expect(page.getByText(impersonationTexts.acting('Greet Vermeulen'))).toBeVisible();
    await page.goto(route('dashboard.profile'));
    await expect(page.getByRole('heading', { name: impersonationTexts.listTitle })).toBeVisible();
    await expect(page.getByText('U vroeg hulp met uw prijzen.')).toBeVisible();
    await page.goto('/');
    await expect(bar).toContainText(impersonationTexts.acting('Greet Vermeulen'));
    await bar.getByRole('button', { name: impersonationTexts.leave }).click();
    await page.waitForURL(`**${table}`);
    await expect(bar).toHaveCount(0);

    await removeUsers(page, browser);
  });
});
