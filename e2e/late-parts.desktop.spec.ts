/** What opens on the dashboard is fetched when it opens: on a slow line it comes late, or not at all. */
import type { Page } from '@playwright/test';
import { answerCookies, demoAdmin, makeAccount, signIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { holdScripts } from '@/e2e/support/held-scripts';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { loadedAnewName } from '@/lib/pages/load-anew';
import { route } from '@/lib/desk-paths';
import {
  bookingRequestActionTexts as actions,
  bookingRequestDeskTexts as desk,
} from '@/lib/texts/booking-requests';
import { staffNoteTexts } from '@/lib/texts/staff-notes';
import { missingPartTexts } from '@/lib/texts/missing-part';
import { uiTexts } from '@/lib/texts/ui';

const scripts = '**/_next/static/chunks/**/*.js';
const coming = (page: Page) => page.getByRole('status').filter({ hasText: uiTexts.loading });
const overlays = (page: Page) => page.locator('[role=alertdialog], [role=dialog], [role=menu]');
const noteOf = (page: Page) => page.getByRole('textbox', { name: desk.noteTitle });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => answerCookies(page));

test.describe('what comes late', () => {
  test('says that it is coming, and stays away from whoever went on', async ({ page }, info) => {
    const { owner, requestId } = await makeTalk(ownEmail(info, 'traag'));
    await signIn(page, owner, route('dashboard.booking-request.show', { id: requestId }));
    await page.waitForLoadState('networkidle');
    const { come } = await holdScripts(page);
    const decline = button(page, actions.decline);
    const note = noteOf(page);

    await test.step('Escape cancels', async () => {
      await decline.click();
      await expect(coming(page)).toBeVisible();
      await axe(page);
      await page.keyboard.press('Escape');
      await expect(coming(page)).toBeHidden();
      await expect(decline).toHaveAttribute('aria-expanded', 'false');
      await expect(decline).toBeFocused();
    });

    await test.step('so does Tab', async () => {
      await page.keyboard.press('Enter');
      await expect(coming(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(coming(page)).toBeHidden();
    });

    await test.step('and so does a press elsewhere', async () => {
      await decline.click();
      await button(page, actions['make-offer']).click();
      await expect(coming(page)).toHaveCount(1);
      await note.click();
      await page.keyboard.type('Ze belt ');
      await expect(coming(page)).toHaveCount(0);
    });

    come();
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('morgen.');
    await expect(note).toHaveValue('Ze belt morgen.');
    await expect(note).toBeFocused();
    await expect(overlays(page)).toHaveCount(0);
    await decline.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });

  test('opens at the second of two presses, and once', async ({ page }, info) => {
    const { owner, requestId } = await makeTalk(ownEmail(info, 'tweemaal'));
    await signIn(page, owner, route('dashboard.booking-request.show', { id: requestId }));
    await page.waitForLoadState('networkidle');
    const { come } = await holdScripts(page);
    await button(page, actions['make-offer']).dblclick();
    await expect(coming(page)).toHaveCount(1);
    come();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  });

  test('is one menu, however many were pressed', async ({ page }, info) => {
    const { owner } = await makeTalk(ownEmail(info, 'menu'));
    await signIn(page, owner, route('dashboard.booking-request.index'));
    await page.waitForLoadState('networkidle');
    const { come } = await holdScripts(page);
    const menu = page.locator('main button[aria-haspopup=menu]').first();
    await menu.click();
    await page.keyboard.press('Escape');
    await menu.press('ArrowDown');
    come();
    await expect(page.getByRole('menu')).toHaveCount(1);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });
});

test.describe('what does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load chunk/] });

  test('is tried again without a reload, and what was typed stays', async ({ page }, info) => {
    const { owner, requestId } = await makeTalk(ownEmail(info, 'weg'));
    await signIn(page, owner, route('dashboard.booking-request.show', { id: requestId }));
    await page.waitForLoadState('networkidle');
    // The page was already reloaded for a missing script, and is not again.
    await page.evaluate((name) => sessionStorage.setItem(name, String(Date.now())), loadedAnewName);
    await noteOf(page).fill('Ze belt morgen.');
    // The code of toasts, fetched at that press, is another part.
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (request) => request.abort());
    await button(page, actions['make-offer']).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: missingPartTexts.failed })).toBeVisible();
    await axe(page);
    await page.unroute(scripts);
    await main.getByRole('button', { name: uiTexts.retry }).click();
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(noteOf(page)).toHaveValue('Ze belt morgen.');
  });
});

test('a note typed before the list of notes, or while another is saved, stays', async ({ page }) => {
  const { id } = await makeAccount();
  await signIn(page, demoAdmin);
  let { promise, resolve } = Promise.withResolvers<void>();
  const hold = () => ({ promise, resolve } = Promise.withResolvers<void>());
  await page.route('**/api/admin/notes**', async (request) => {
    await promise;
    await request.continue();
  });
  const note = page.getByRole('textbox', { name: staffNoteTexts.body });
  const save = button(page, staffNoteTexts.save);

  await test.step('one there is already', async () => {
    resolve();
    await page.goto(route('dashboard.admin.user.show', { id }));
    await expect(page.getByText(staffNoteTexts.empty)).toBeVisible();
    await note.fill('Belde gisteren.');
    await save.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Belde gisteren.' })).toBeVisible();
    await expect(note).toHaveValue('');
  });

  await test.step('typed before the list came', async () => {
    hold();
    await page.reload();
    await note.fill('Belt');
    await expect(note).toBeFocused();
    resolve();
    await expect(page.getByRole('listitem').filter({ hasText: 'Belde gisteren.' })).toBeVisible();
    await page.keyboard.type(' morgen.');
    await expect(note).toHaveValue('Belt morgen.');
  });

  await test.step('typed while it is saved', async () => {
    hold();
    await save.click();
    await note.fill('Belde niet.');
    resolve();
    await expect(page.getByRole('listitem').filter({ hasText: 'Belt morgen.' })).toBeVisible();
    await expect(note).toHaveValue('Belde niet.');
    await expect(note).toBeFocused();
  });
});
