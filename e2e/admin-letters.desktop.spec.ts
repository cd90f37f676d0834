/**
 * What admins do about mails, alerts and the site's health, and for guests who ask for access to or erasure of their
 * data.
 */
import type { Page } from '@playwright/test';
import { chooseAct } from '@/e2e/support/acts';
import { readFile } from 'node:fs/promises';
import { route } from '@/lib/desk-paths';
import { mailNames, mailsTexts } from '@/lib/texts/mails';
import { personalDataTexts as texts } from '@/lib/texts/personal-data';
import { requestMailsTexts } from '@/lib/texts/request-mails';
import { searchAlertListTexts as alertTexts } from '@/lib/texts/search-alert-list';
import { systemHealthTexts as healthTexts } from '@/lib/texts/system-health';
import { answerCookies, demoAdmin, freshEmail, makeAccount, signIn } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { expect, test } from '@/e2e/support/test';
import { atEveryViewport, atEveryWidth } from '@/e2e/support/widths';

test.beforeEach(({ page }) => answerCookies(page));

/** The healthy parts, and a listing's failing calendar. */
async function checkHealth(page: Page, id: number): Promise<void> {
  await expect(page.getByRole('heading', { name: healthTexts.versions })).toBeVisible();
  await atEveryViewport(page, 'health');
  await rowsOf(
    `INSERT INTO calendar_feeds (listing_id, source, url, failing_since, failures, error, next_run_at)
     VALUES ($1, 'airbnb', 'https://kalender.example/zeewind.ics', now() - interval '900 days', 9, 'status 503',
       now() + interval '1 hour')`,
    [id],
  );
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zeewind' })).toContainText('503');
  await atEveryWidth(page, 'health-failing');
  await rowsOf('DELETE FROM calendar_feeds WHERE listing_id = $1', [id]);
}

test('the health of the site; an abandoned mail is sent again, and its recipient unsubscribes from more', async ({
  page,
}) => {
  const owner = await makeAccount({ firstName: 'Greet' });
  const { id, slug } = await makeListing(owner.id, { name: 'Zeewind', state: 'online' });
  await signIn(page, demoAdmin, route('dashboard.admin.health'));
  await checkHealth(page, id);

  const said = { slug, listingName: 'Zeewind', nameShown: 'Noor', rating: 4, body: 'Fijn verblijf gehad.' };
  await rowsOf(
    `INSERT INTO outgoing_mails (dedupe_key, template, recipient, props, attempts, given_up_at, failed_at, failure_kind,
       failure)
     VALUES ('e2e:' || $1, 'review-new', $1, $2, 12, now(), now(), 'refused', '550 mailbox full')`,
    [owner.email, JSON.stringify({ ownerFirstName: 'Greet', ...said })],
  );
  await page.goto(route('dashboard.admin.mails'));
  await page.getByRole('link', { name: mailsTexts.states.given_up }).click();
  const row = page.getByRole('row').filter({ hasText: owner.email });
  await expect(row).toContainText(mailsTexts.failures.refused);
  await expect(row).toContainText('550 mailbox full');
  await atEveryViewport(page, 'letters-given-up');
  const name = mailsTexts.retryNamed(mailNames['review-new'], owner.email);
  await row.getByRole('button', { name }).click();
  await expect(page.getByText(mailsTexts.retried)).toBeVisible();
  const { text, links } = await readMail(owner.email, /beoordeling/);
  expect(text).toContain(said.body);
  await page.getByRole('searchbox', { name: mailsTexts.search }).fill(owner.email);
  await page.getByRole('button', { name: mailsTexts.searchButton }).click();
  await expect(page.getByText(mailsTexts.empty)).toBeVisible();
  await atEveryWidth(page, 'letters-none');

  const end = links.find((link) => link.includes('request-mails')) ?? '';
  await page.goto(end);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestMailsTexts.title);
  await atEveryWidth(page, 'request-mails');
  const receives = () =>
    rowsOf<{ receive_emails: boolean }>('SELECT receive_emails FROM users WHERE id = $1', [owner.id]);
  expect(await receives()).toEqual([{ receive_emails: true }]);
  await page.getByRole('button', { name: requestMailsTexts.off }).click();
  await expect(page.getByText(requestMailsTexts.isOff)).toBeVisible();
  expect(await receives()).toEqual([{ receive_emails: false }]);
});

/** An active alert, which the admin finds by its address and ends. */
async function endAlert(page: Page): Promise<void> {
  const email = freshEmail('melding');
  await rowsOf(
    `INSERT INTO search_alerts (email, query, town_ids, least_guests, place, ends_on, confirmed_at, confirmed_snapshot)
     VALUES ($1, 'adults=4', '{0}', 4, 1, current_date + 300, now(), pg_current_snapshot()::text)`,
    [email],
  );
  await page.goto(route('dashboard.admin.search-alerts'));
  await atEveryViewport(page, 'alerts');
  await page.getByRole('searchbox', { name: alertTexts.search }).fill(email);
  await page.getByRole('button', { name: alertTexts.searchButton }).click();
  await expect(page.getByText(alertTexts.count(1))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(alertTexts.states.watching);
  await chooseAct(page, email, alertTexts.end);
  const question = page.getByRole('alertdialog', { name: alertTexts.endTitle(email) });
  await atEveryWidth(page, 'alerts-question');
  await question.getByRole('button', { name: alertTexts.end }).click();
  await expect(question).toHaveCount(0);
  await expect(row).toContainText(alertTexts.states.ended);
  await page.getByRole('link', { name: alertTexts.states.watching }).click();
  await expect(page.getByText(alertTexts.empty)).toBeVisible();
}

test('a guest gets a copy of their data and is then erased; an alert is found by its address and ended', async ({
  page,
}) => {
  const email = freshEmail('vergeten');
  const { id: ownerId } = await makeAccount();
  const { id } = await makeListing(ownerId, { name: 'Duinroos', state: 'online' });
  await rowsOf(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message)
     VALUES ($1, 'Zwaantje', 'Kwik', $2, 'be', 'Kanarie', 'Mag onze kanarie mee?')`,
    [id, email],
  );
  await signIn(page, demoAdmin, route('dashboard.admin.personal-data'));
  const file = page.getByRole('form', { name: texts.exportTitle });
  await file.getByLabel(texts.email).fill('geen adres');
  await file.getByRole('button', { name: texts.export }).click();
  await expect(file.getByLabel(texts.email)).toHaveAttribute('aria-invalid', 'true');
  await file.getByLabel(texts.email).fill(email);
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: texts.export }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Mag onze kanarie mee?');

  const erasing = page.getByRole('form', { name: texts.eraseTitle });
  await erasing.getByLabel(texts.email).fill(email);
  await erasing.getByLabel(texts.reason).fill(`Gevraagd door ${email}`);
  await erasing.getByRole('button', { name: texts.erase }).click();
  await expect(erasing.getByText(texts.reasonHoldsAddress).first()).toBeVisible();
  await atEveryWidth(page, 'guest-data-refused');
  await erasing.getByLabel(texts.reason).fill('Gevraagd per brief');
  await erasing.getByRole('button', { name: texts.erase }).click();
  const question = page.getByRole('alertdialog', { name: texts.eraseConfirm(email) });
  await expect(question).toBeVisible();
  await atEveryWidth(page, 'guest-data-question');
  await question.getByRole('button', { name: texts.erase }).click();
  await expect(page.getByText(texts.erased(texts.sources.contact_requests(1)))).toBeVisible();
  expect(await rowsOf('SELECT FROM contact_requests WHERE email = $1', [email])).toEqual([]);

  await endAlert(page);
});
