/** A landlord wants an agreement; the guest reads and accepts it, with and without JavaScript; both see it. */
import { answerCookies, letIn } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { expectRoom } from '@/e2e/support/large-text';
import { makeTalk } from '@/e2e/support/talk';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { route } from '@/lib/desk-paths';
import { bookingRequestActionTexts } from '@/lib/texts/booking-requests';
import { deskAgreementTexts as desk, guestAgreementTexts as texts } from '@/lib/texts/guest-agreement';
import { paymentDeskTexts } from '@/lib/texts/payment-desk';

test('a guest accepts the agreement of a stay', async ({ page, browser }, info) => {
  const talk = await makeTalk(ownEmail(info, 'aanvaardt'));
  await rowsOf(
    `INSERT INTO payment_accounts (user_id, iban, holder_name) VALUES ($1, 'BE68539007547034', 'Greet Vermeulen')`,
    [talk.owner.id],
  );
  await answerCookies(page);
  await letIn(page, talk.owner);
  await page.goto(route('dashboard.payments'));
  const terms = page.getByRole('form', { name: paymentDeskTexts.termsOf('') });
  await terms.getByRole('switch', { name: paymentDeskTexts.agreement }).click();
  await terms.getByRole('button', { name: paymentDeskTexts.saveTerms }).click();
  await expect(page.getByText(paymentDeskTexts.termsSaved)).toBeVisible();
  await axeAtBothWidths(page);

  await page.goto(route('dashboard.booking-request.show', { id: talk.requestId }));
  await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: bookingRequestActionTexts.approve }).click();
  await page.waitForURL((url) => url.pathname === route('dashboard.booking.index'));
  await page.goto(route('dashboard.booking-request.show', { id: talk.requestId }));
  await expect(page.getByText(desk.waiting)).toBeVisible();
  await axeAtBothWidths(page);

  const plain = await browser.newContext({ javaScriptEnabled: info.project.name === 'desktop' });
  const own = await plain.newPage();
  if (info.project.name === 'desktop') await answerCookies(own);
  await own.goto(talk.page);
  const link = own.getByRole('link', { name: texts.read });
  const file = await own.request.get((await link.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await own.getByRole('button', { name: texts.accept }).click();
  await expect(own.getByLabel(texts.name)).toHaveAttribute('aria-invalid', 'true');
  if (info.project.name === 'desktop') await axe(own);
  await own.getByLabel(texts.name).fill('Els Peeters');
  await own.getByRole('button', { name: texts.accept }).click();
  await expect(own.getByText(texts.accepted('Els Peeters', '').slice(0, -2))).toBeVisible();
  await expect(own.getByRole('button', { name: texts.accept })).toBeHidden();
  await plain.close();

  await page.reload();
  await expect(page.getByText(desk.accepted('Els Peeters', '').slice(0, -2))).toBeVisible();
  await page.goto(talk.page);
  await expect(page.getByText(texts.accepted('Els Peeters', '').slice(0, -2))).toBeVisible();
  await axe(page);
  if (info.project.name === 'phone') await expectRoom(page, 'own page with an agreement');
});
