/** Every state of the admin pages, at phone, tablet and desktop widths. */
import type { Page } from '@playwright/test';
import { chooseAct } from '@/e2e/support/acts';
import { route } from '@/lib/desk-paths';
import { decisionTexts } from '@/lib/texts/decisions';
import { moderationTexts as texts } from '@/lib/texts/moderation';
import { todayScreenTexts } from '@/lib/texts/today-screen';
import { listingSectionTexts } from '@/lib/texts/listing-sections';
import { settingsTexts } from '@/lib/texts/settings';
import { uiTexts } from '@/lib/texts/ui';
import { userTexts } from '@/lib/texts/users';
import { impersonationTexts } from '@/lib/texts/impersonation';
import type { NewAccount } from '@/e2e/support/accounts';
import { answerCookies, demoAdmin, letIn, makeAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { openReview } from '@/e2e/support/moderation';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth, expectToFit } from '@/e2e/support/widths';

const stripTexts = listingSectionTexts.reviews;

test.beforeEach(({ page }) => answerCookies(page));

/** Two listings with the same licence number, one of which awaits review. */
async function checkReview(page: Page, owner: NewAccount): Promise<void> {
  const first = await makeListing(owner.id, { name: 'Zeester', state: 'online' });
  const twice = { name: `Zeester tweemaal ${Date.now()}`, state: 'waiting' as const, licence: first.licence };
  await makeListing(owner.id, twice);
  await page.goto(route('dashboard.admin.listing.index'));
  await expectToFit(page, 'review');
  const card = await openReview(page, twice.name);
  await expect(card.getByText(texts.duplicate)).toBeVisible();
  await atEveryWidth(page, 'review-duplicate');
  // The buttons are visible wherever the card is scrolled to.
  await card.getByRole('heading', { name: texts.registerTitle }).scrollIntoViewIfNeeded();
  await expect(card.getByRole('button', { name: texts.approve })).toBeInViewport();
  for (const action of [texts.approve, texts.reject, texts.remove]) {
    if (action === texts.remove) await chooseAct(page, twice.name, action);
    else await card.getByRole('button', { name: action }).click();
    await expect(page.getByRole(action === texts.approve ? 'alertdialog' : 'dialog')).toBeVisible();
    await atEveryWidth(page, `review-${action}`);
    await page.getByRole('button', { name: uiTexts.cancel }).click();
  }
  await removeOnGround(page, twice.name);
}

/** Removing a listing requires a ground, unless its landlord is removed with it. */
async function removeOnGround(page: Page, name: string): Promise<void> {
  await chooseAct(page, name, texts.remove);
  const dialog = page.getByRole('dialog', { name: texts.removeTitle(name) });
  const remove = dialog.getByRole('button', { name: texts.remove });
  const article = dialog.getByLabel(decisionTexts.article);
  await expect(article).toHaveValue(/Servicevoorwaarden/);
  await remove.click();
  await expect(dialog.getByRole('link', { name: texts.reasonMissing })).toBeVisible();
  await dialog.getByLabel(texts.reason).fill('Twee keer geplaatst.');
  await dialog.getByLabel(texts.removeUser).check();
  await expect(article).toHaveCount(0);
  await atEveryWidth(page, 'review-remove-user');
  await dialog.getByLabel(texts.removeUser).uncheck();
  await dialog.getByLabel(decisionTexts.ground, { exact: true }).selectOption('law');
  await remove.click();
  await expect(article).toHaveAttribute('aria-invalid', 'true');
  await atEveryWidth(page, 'review-remove-refused');
  await article.fill('Logiesdecreet, artikel 4');
  await remove.click();
  await expect(page.getByText(texts.removed)).toBeVisible();
  const stated = await rowsOf('SELECT ground, article, facts FROM admin_decisions WHERE subject_name = $1', [
    name,
  ]);
  expect(stated).toEqual([
    { ground: 'law', article: 'Logiesdecreet, artikel 4', facts: 'Twee keer geplaatst.' },
  ]);
}

/** The listing is taken offline at the end. */
async function checkBlock(page: Page, owner: NewAccount): Promise<void> {
  const waiting = await makeListing(owner.id, { name: 'Zeester', state: 'waiting' });
  const online = await makeListing(owner.id, { name: 'Zeepaard', state: 'online' });
  await page.goto(route('listing.show', { slug: waiting.slug }));
  await expect(page.getByText(texts.checked)).toBeVisible();
  await atEveryWidth(page, 'block-waiting');
  await page.goto(route('listing.show', { slug: online.slug }));
  const block = page.getByRole('region', { name: texts.blockTitle });
  await expect(block.getByRole('button', { name: texts.approve })).toHaveCount(0);
  await block.getByRole('button', { name: texts.takeOffline }).click();
  await atEveryWidth(page, 'block-online-dialog');
  // Pending requests of the page would no longer find the listing.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.takeOffline }).click();
  await expect(dialog.getByRole('link', { name: texts.reasonMissing })).toBeVisible();
  await dialog.getByLabel(texts.reason).fill('Klachten van gasten.');
  const article = dialog.getByLabel(decisionTexts.article);
  await expect(article).toHaveValue(/Servicevoorwaarden/);
  await dialog.getByLabel(decisionTexts.ground, { exact: true }).selectOption('law');
  await expect(article).toHaveValue('');
  await dialog.getByRole('button', { name: texts.takeOffline }).click();
  await expect(article).toHaveAttribute('aria-invalid', 'true');
  await article.fill('Logiesdecreet, artikel 4');
  await dialog.getByRole('button', { name: texts.takeOffline }).click();
  await page.waitForURL(`**${route('dashboard.listing.index')}?action=deny`);
  await expect(page.getByText(texts.deniedNotice.text)).toBeVisible();
}

test('reviewing what waits, and the admin block on a listing’s page', async ({ page }) => {
  const owner = await makeAccount();
  await letIn(page, demoAdmin);
  await checkReview(page, owner);
  await checkBlock(page, owner);
});

/** From the overview to the site-wide settings. */
async function checkSettings(page: Page): Promise<void> {
  await page.goto(route('dashboard'));
  await page.waitForURL(`**${route('dashboard.today')}`);
  await expect(page.getByText(todayScreenTexts.tips)).toHaveCount(0);
  await atEveryWidth(page, 'admin-overview');
  await page.getByRole('link', { name: todayScreenTexts.settings }).click();
  const months = page.getByLabel(settingsTexts.guestDataMonths);
  await months.fill('0');
  await page.getByRole('button', { name: settingsTexts.save }).click();
  await expect(months).toHaveAccessibleDescription(/Aantal maanden/);
  await atEveryViewport(page, 'settings');
  await months.fill('30');
  await page.getByRole('button', { name: settingsTexts.save }).click();
  await expect(page.getByText(settingsTexts.saved)).toBeVisible();
  for (const name of ['disclaimer', 'terms-of-service'] as const) {
    await expect
      .poll(async () => (await page.request.get(route(name))).text())
      .toContain('30 maanden na het vertrek');
  }
  await months.fill('24');
  await page.getByRole('button', { name: settingsTexts.save }).click();
  await expect
    .poll(async () => (await page.request.get(route('disclaimer'))).text())
    .toContain('24 maanden na het vertrek');
}

/** The strip on the home page: another text, none, and the default again. */
async function checkStrip(page: Page): Promise<void> {
  const text = page.getByLabel(settingsTexts.stripText);
  const hidden = page.getByLabel(settingsTexts.stripHidden);
  const save = page.getByRole('button', { name: settingsTexts.save });
  const home = async () => (await page.request.get(route('front-page'))).text();
  expect(await home()).toContain(stripTexts.count);
  await text.fill('Goed <b>zo</b>');
  await save.click();
  await expect(text).toHaveAccessibleDescription(new RegExp(settingsTexts.noHtml));
  await text.fill('Gasten geven ons een 9');
  await save.click();
  await expect.poll(home).toContain('Gasten geven ons een 9');
  expect(await home()).not.toContain(stripTexts.count);
  await hidden.check();
  await save.click();
  await expect.poll(home).not.toContain(stripTexts.title);
  await text.fill('');
  await hidden.uncheck();
  await save.click();
  await expect.poll(home).toContain(stripTexts.count);
}

/** The list, and the page of a landlord, whom the admin impersonates at the end. */
async function checkUsers(page: Page): Promise<void> {
  const user = await makeAccount();
  await page.goto(route('dashboard.admin.user.index'));
  await expect(page.getByRole('table', { name: userTexts.title })).toBeVisible();
  await atEveryViewport(page, 'users');
  await page.goto(route('dashboard.admin.user.index', {}, { search: 'niemand heet zo' }));
  await atEveryWidth(page, 'users-none');
  await page.goto(route('dashboard.admin.user.show', { id: user.id }));
  await atEveryViewport(page, 'user');
  await page.getByRole('button', { name: userTexts.mailTitle }).click();
  const dialog = page.getByRole('dialog', { name: userTexts.mailTitle });
  await dialog.getByRole('button', { name: userTexts.send }).click();
  await expect(dialog.getByRole('link', { name: 'Onderwerp is verplicht.' })).toBeVisible();
  await atEveryWidth(page, 'user-mail');
  await dialog.getByRole('button', { name: uiTexts.cancel }).click();
  await chooseAct(page, 'Greet Vermeulen', userTexts.remove);
  await atEveryWidth(page, 'user-remove');
  await page.getByRole('alertdialog').getByRole('button', { name: uiTexts.cancel }).click();
  await page.getByRole('button', { name: userTexts.impersonate }).click();
  const why = page.getByRole('dialog', { name: userTexts.impersonateTitle('Greet Vermeulen') });
  await why.getByLabel(userTexts.impersonateReason).fill('U vroeg hulp met uw prijzen.');
  await atEveryWidth(page, 'user-impersonate');
  await why.getByRole('button', { name: userTexts.impersonateSubmit }).click();
  await expect(page.getByText(impersonationTexts.acting('Greet Vermeulen'))).toBeVisible();
  await atEveryWidth(page, 'impersonating');
  await page.goto(route('front-page'));
  await expect(page.getByText(impersonationTexts.acting('Greet Vermeulen'))).toBeVisible();
  await atEveryWidth(page, 'impersonating-public');
}

test('the overview, the site-wide settings, the users and one of them', async ({ page }) => {
  await letIn(page, demoAdmin);
  await checkSettings(page);
  await checkStrip(page);
  await checkUsers(page);
});
