/** A guest and a landlord agree on a stay: messages, an offer, its acceptance, and a withdrawal. */
import type { Browser, Page } from '@playwright/test';
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { Caller } from '@/e2e/support/caller';
import { readMail } from '@/e2e/support/mail';
import { makeTalk } from '@/e2e/support/talk';
import type { Talk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { ownEmail } from '@/e2e/support/visitor';
import { termsAsked } from '@/lib/booking-requests/refund';
import { addDays, todayIn } from '@/lib/dates/day';
import { formatLongDay, formatWeekday } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import {
  bookingRequestActionTexts as actions,
  bookingRequestDeskTexts as desk,
} from '@/lib/texts/booking-requests';
import { agreedTermsTexts, refundTexts } from '@/lib/texts/cancellation';
import { guestStayTexts as texts } from '@/lib/texts/guest-stays';
import { threadTexts } from '@/lib/texts/messages';

const thread = (page: Page) => page.getByRole('list', { name: threadTexts.title });
const field = (page: Page) => page.getByLabel(threadTexts.label);
/** Expects the messages in the order written, with the reply field below the last. */
async function expectInOrder(page: Page, messages: readonly RegExp[]): Promise<void> {
  await expect(thread(page).getByRole('listitem')).toHaveText([...messages]);
  const [last, box] = [await thread(page).boundingBox(), await field(page).boundingBox()];
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
}
const send = (page: Page) => page.getByRole('button', { name: threadTexts.send });

/** Opens the request in another browser context, as the landlord. */
async function atTheDesk(browser: Browser, { owner, requestId }: Talk): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await answerCookies(page);
  await letIn(page, owner);
  await page.goto(route('dashboard.booking-request.show', { id: requestId }));
  return page;
}

test('an invalid link says so; an offer after a conversation is accepted by the guest @phone', async ({
  page,
  browser,
}, info) => {
  const talk = await makeTalk(ownEmail(info, 'gesprek'));
  await answerCookies(page);

  await test.step('an invalid link', async () => {
    const answer = await page.goto(route('guest-stay', { token: 'A'.repeat(43) }));
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { name: texts.gone })).toBeVisible();
  });

  await test.step('the guest sees the state of the request, and writes', async () => {
    await page.goto(talk.page);
    await expect(page.getByText(texts.state.pending)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const secret of ['Kapelstraat', '+32 470 12 34 56', 'Kluisje', talk.owner.lastName])
      expect(await page.content()).not.toContain(secret);
    await field(page).fill('Mag de hond mee?');
    await page.reload();
    await expect(field(page)).toHaveValue('Mag de hond mee?');
    await send(page).click();
    await expect(thread(page)).toContainText('Mag de hond mee?');
    await expect(thread(page)).not.toContainText(threadTexts.sending);
    await expect(field(page)).toHaveValue('');
    await axeAtBothWidths(page);
  });

  await test.step('the printed page contains what is needed on arrival', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(texts.arrival, { exact: true })).toBeVisible();
    for (const hidden of ['form', 'details'])
      await expect(page.locator(`main ${hidden}`).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  const landlord = await atTheDesk(browser, talk);
  await test.step('the landlord sees it, answers and offers other days', async () => {
    await expect(landlord.getByRole('heading', { name: desk.askedTitle })).toBeVisible();
    await expect(thread(landlord)).toContainText('Mag de hond mee?');
    await field(landlord).fill('Jazeker.');
    await send(landlord).click();
    await expect(thread(landlord)).toContainText('Jazeker.');
    await expectInOrder(landlord, [/Mogen wij komen/, /Mag de hond mee/, /Jazeker/]);
    await axeAtBothWidths(landlord);
    await landlord.getByRole('button', { name: actions['make-offer'] }).click();
    const dialog = landlord.getByRole('dialog');
    await dialog.getByLabel(desk.offerTotal).fill('275');
    await dialog.getByLabel(desk.shareAddress).check();
    await axeAtBothWidths(landlord);
    await dialog.getByRole('button', { name: actions['make-offer'] }).click();
    await expect(landlord.getByRole('heading', { name: desk.offerTitle })).toBeVisible();
  });

  await test.step('the guest follows the link in the mail and accepts', async () => {
    const letter = await readMail(talk.guestEmail, /voorstel/);
    const link = letter.links.find((one) => one.includes('/verblijf/')) ?? '';
    expect(letter.replyTo).toEqual([talk.owner.email]);
    await page.goto(new URL(link).pathname);
    await expect(page.getByText(texts.offered)).toBeVisible();
    await expectInOrder(page, [/Mogen wij komen/, /Mag de hond mee/, /Jazeker/, /./]);
    await axeAtBothWidths(page);
    await page.getByRole('button', { name: texts.accept }).click();
    await expect(page.getByText(texts.state.approved)).toBeVisible();
    await expect(page.getByText('Kapelstraat 27')).toBeVisible();
    await expect(page.getByText('Kluisje 4711')).toBeVisible();
    await expect(page.getByRole('link', { name: texts.toCalendar })).toBeVisible();
    await axeAtBothWidths(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });

  await test.step('the landlord is told', async () => {
    const letter = await readMail(talk.owner.email, /aanvaardt/);
    expect(letter.replyTo).toEqual([talk.guestEmail]);
    await landlord.reload();
    await expect(landlord.getByText(desk.reasonHelp)).toHaveCount(0);
    await expect(landlord.getByRole('button', { name: actions.cancel })).toBeVisible();
  });
  await landlord.context().close();
});

/** The arrival, and the terms of a request made under moderate cancellation five days before it. */
const arrival = addDays(todayIn(), 40);
const terms = termsAsked(
  { cancellation: 'moderate', houseRules: 'Geen feestjes.', paymentTerms: null },
  arrival,
  addDays(arrival, -5),
);
const lastDay = formatWeekday(addDays(arrival, -1));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without any JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an approved guest reads what comes back, cancels, and both sides have proof', async ({
      page,
      browser,
    }, info) => {
      const talk = await makeTalk(ownEmail(info, `annuleert-${javaScriptEnabled}`), terms);
      const caller = new Caller();
      await caller.signIn(talk.owner);
      const hours = { check_in: '16:00', check_out: '10:00' };
      const path = `/api/booking-requests/${talk.requestId}/approve`;
      expect((await caller.send('POST', path, hours)).ok).toBe(true);
      if (javaScriptEnabled) await answerCookies(page);

      await test.step('beforehand: with dates and an amount', async () => {
        await page.goto(talk.page);
        await expect(page.getByRole('heading', { name: agreedTermsTexts.titleGuest })).toBeVisible();
        await expect(page.getByText(`50\u00a0% terug tot ${lastDay}`)).toBeVisible();
        await page.getByText(texts.withdrawStay, { exact: true }).click();
        await expect(
          page.getByText(refundTexts.ask(formatEuro(150_00), 50, formatEuro(300_00))),
        ).toBeVisible();
        if (javaScriptEnabled) await axeAtBothWidths(page);
      });

      await test.step('afterwards the stay is canceled, not the request', async () => {
        await page.getByRole('button', { name: texts.withdrawStayConfirm }).click();
        await expect(page.getByText(texts.canceledByGuest)).toBeVisible();
        await expect(page.getByText(refundTexts.due(formatEuro(150_00)))).toBeVisible();
        await expect(page.getByText(texts.withdrawStay, { exact: true })).toHaveCount(0);
        if (javaScriptEnabled) await axeAtBothWidths(page);
      });

      await test.step('both letters tell days, amount, day and hour', async () => {
        const amount = refundTexts.amount(formatEuro(150_00), 50, formatEuro(300_00));
        for (const [reader, subject] of [
          [talk.guestEmail, /^U annuleerde/],
          [talk.owner.email, /annuleert het verblijf/],
        ] as const) {
          const { text } = await readMail(reader, subject);
          expect(text).toContain(formatLongDay(arrival));
          expect(text).toContain(amount);
          expect(text).toMatch(new RegExp(`${refundTexts.at}: .*, \\d\\d:\\d\\d`));
        }
      });

      if (!javaScriptEnabled) return;
      await test.step('the landlord reads the same', async () => {
        const landlord = await atTheDesk(browser, talk);
        await expect(landlord.getByText(desk.canceledByGuest)).toBeVisible();
        await expect(
          landlord.getByText(refundTexts.amount(formatEuro(150_00), 50, formatEuro(300_00))),
        ).toBeVisible();
        await axeAtBothWidths(landlord);
        await landlord.context().close();
      });
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest writes and withdraws @desktop', async ({ page }, info) => {
    const talk = await makeTalk(ownEmail(info, 'zonder'));
    await page.goto(talk.page);
    await field(page).fill('Wij komen toch niet.');
    await send(page).click();
    await expect(thread(page)).toContainText('Wij komen toch niet.');
    await page.getByText(texts.withdraw, { exact: true }).click();
    await page.getByRole('button', { name: texts.withdrawConfirm }).click();
    await expect(page.getByText(texts.withdrawn)).toBeVisible();
    await expect(page.getByText(texts.withdraw, { exact: true })).toHaveCount(0);
    const letter = await readMail(talk.owner.email, /trekt de aanvraag/);
    expect(letter.replyTo).toEqual([talk.guestEmail]);
  });
});

test.use({ expectedErrors: [/404/] });
