/** Reply texts that are sent automatically: switched on, sent after an approval, skipped, and sent early. */
import type { Page } from '@playwright/test';
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { Caller } from '@/e2e/support/caller';
import { rowsOf } from '@/e2e/support/database';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { automaticMessageTexts as texts } from '@/lib/texts/automatic-messages';
import { messageTexts, threadTexts } from '@/lib/texts/messages';

interface Wanted {
  name: string;
  body: string;
  moment: keyof typeof texts.moments;
  days: string;
}

/** In the open dialog. */
async function addText(page: Page, { name, body, moment, days }: Wanted): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: messageTexts.templateNew }).click();
  await dialog.getByLabel(messageTexts.templateName).fill(name);
  await dialog.getByRole('textbox', { name: messageTexts.templateBody, exact: true }).fill(body);
  await dialog.getByLabel(texts.moment).selectOption(moment);
  await dialog.getByLabel(texts.days).fill(days);
  await dialog.getByLabel(texts.hour).selectOption('9');
  await axeAtBothWidths(page);
  await dialog.getByRole('button', { name: messageTexts.templateSave }).click();
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
}

test('a text leaves after the approval; others are skipped and sent now', async ({ page, browser }, info) => {
  const talk = await makeTalk(ownEmail(info, 'vanzelf'));
  await answerCookies(page);
  await letIn(page, talk.owner);
  const desk = route('dashboard.booking-request.show', { id: talk.requestId });
  await page.goto(desk);
  const list = page.getByRole('list', { name: messageTexts.byThemselves });

  await test.step('texts are switched on', async () => {
    await page.getByRole('button', { name: messageTexts.templates }).first().click();
    await addText(page, { name: 'Dank', body: 'Dank u, {gast}.', moment: 'approved', days: '0' });
    await addText(page, {
      name: 'Route',
      body: 'De weg naar {woning}.',
      moment: 'before_arrival',
      days: '3',
    });
    await addText(page, { name: 'Afval', body: 'De zakken.', moment: 'before_departure', days: '1' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: messageTexts.byThemselves })).toHaveCount(0);
  });

  await test.step('after the approval one leaves, and the others are coming', async () => {
    const caller = new Caller();
    await caller.signIn(talk.owner);
    const answer = await caller.send('POST', `/api/booking-requests/${talk.requestId}/approve`, {
      ...{ check_in: '16:00', check_out: '10:00', message: null },
    });
    expect(answer.status).toBe(200);
    await rowsOf(`SELECT graphile_worker.add_job('send-due-messages')`);
    const sent = async () =>
      (
        await rowsOf(
          `SELECT FROM messages WHERE booking_request_id = $1 AND automatic AND body = 'Dank u, Noor.'`,
          [talk.requestId],
        )
      ).length;
    await expect.poll(sent, { timeout: 60_000 }).toBe(1);
    await page.reload();
    await expect(list.getByRole('listitem')).toHaveText([/Dank/, /Route/, /Afval/]);
    await expect(list.getByRole('listitem').first()).toContainText(texts.states.sent);
    await expect(page.getByRole('list', { name: threadTexts.title })).toContainText(threadTexts.byItself);
    await axeAtBothWidths(page);
  });

  await test.step('one is skipped, one sent now', async () => {
    await list.getByRole('button', { name: texts.skipOf('Afval') }).click();
    await expect(list.getByRole('listitem').filter({ hasText: 'Afval' })).toContainText(texts.states.skipped);
    await list.getByRole('button', { name: texts.sendOf('Route') }).click();
    await expect(list.getByRole('listitem').filter({ hasText: 'Route' })).toContainText(texts.states.sent);
    await expect(list.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('list', { name: threadTexts.title })).toContainText('De weg naar Duinroos.');
  });

  await test.step('the guest reads them as the landlord’s', async () => {
    const guest = await (await browser.newContext()).newPage();
    await answerCookies(guest);
    await guest.goto(talk.page);
    const thread = guest.getByRole('list', { name: threadTexts.title });
    await expect(thread).toContainText('Dank u, Noor.');
    await expect(thread).toContainText('De weg naar Duinroos.');
    await expect(thread).not.toContainText('De zakken.');
    await expect(thread).not.toContainText(threadTexts.byItself);
    await guest.context().close();
  });
});

test('a stay to whose guest nothing leaves says so, and leads to the texts @phone', async ({
  page,
}, info) => {
  const talk = await makeTalk(ownEmail(info, 'niets-vanzelf'));
  await rowsOf(
    `UPDATE booking_requests SET status = 'approved', approved_at = now(), answered_at = now(), modified_at = now()
     WHERE id = $1`,
    [talk.requestId],
  );
  await answerCookies(page);
  await letIn(page, talk.owner);
  await page.goto(route('dashboard.booking-request.show', { id: talk.requestId }));
  await expect(page.getByText(texts.none)).toBeVisible();
  await axeAtBothWidths(page);
  await page.getByRole('button', { name: messageTexts.templates }).last().click();
  await addText(page, { name: 'Route', body: 'De weg.', moment: 'before_arrival', days: '2' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: messageTexts.byThemselves })).toContainText(
    texts.states.coming,
  );
});
