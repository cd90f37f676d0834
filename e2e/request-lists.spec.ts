/** A landlord looks for a guest of last summer, and works through the lists without a mouse. */
import type { Page } from '@playwright/test';
import { addDays, todayIn } from '@/lib/dates/day';
import { formatStay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { bookingRequestDeskTexts as texts, bookingRequestStatusTexts } from '@/lib/texts/booking-requests';
import { contactRequestDeskTexts } from '@/lib/texts/contact-requests';
import { rowKeyTexts } from '@/lib/texts/requests';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { rowsOf } from '@/e2e/support/database';
import { tabTo } from '@/e2e/support/keyboard';
import { makeListing } from '@/e2e/support/listings';
import { expect, test } from '@/e2e/support/test';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { uiTexts } from '@/lib/texts/ui';

test.beforeEach(({ page }) => answerCookies(page));

interface Guest {
  first: string;
  last: string;
  /** Days from today; the stay is four nights. */
  arrival: number;
  status: 'pending' | 'approved' | 'declined';
}

const dayOf = (days: number) => addDays(todayIn(), days);

/** Creates a request; returns its code. */
async function makeRequest(listingId: number, { first, last, arrival, status }: Guest): Promise<string> {
  const [row] = await rowsOf<{ code: string }>(
    `INSERT INTO booking_requests (listing_id, status, first_name, last_name, date_of_birth, email, country,
       start_date, end_date, number_of_adults, number_of_children, message, price, modified_at, answered_at, approved_at)
     VALUES ($1, $2::text::booking_request_status, $3, $4, '1980-03-02', 'gast@kustverblijf.test', 'be', $5, $6, 2, 0,
       'Graag.', 400, $7, $7, $8) RETURNING code`,
    [
      listingId,
      status,
      first,
      last,
      dayOf(arrival),
      dayOf(arrival + 4),
      status === 'pending' ? null : new Date(),
      status === 'approved' ? new Date() : null,
    ],
  );
  return row?.code ?? '';
}

const guests: Guest[] = [
  { first: 'Lotte', last: 'De Smet', arrival: -160, status: 'approved' },
  { first: 'Bram', last: 'Peeters', arrival: 30, status: 'pending' },
  { first: 'Nele', last: 'Claes', arrival: 12, status: 'pending' },
  { first: 'Wim', last: 'Maes', arrival: 50, status: 'declined' },
];

async function makeDesk(page: Page) {
  const owner = await makeAccount();
  const listings = [
    await makeListing(owner.id, { name: 'De Duinpan', state: 'online' }),
    await makeListing(owner.id, { name: 'Het Wrakhout', state: 'online' }),
  ];
  const codes: string[] = [];
  for (const [index, guest] of guests.entries())
    codes.push(await makeRequest(listings[index % 2]?.id ?? 0, guest));
  await letIn(page, owner);
  return { codes, listings };
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
const link = (page: Page, name: string) => rows(page).getByRole('link', { name });

async function searchFor(page: Page, word: string): Promise<void> {
  await page.getByLabel(texts.search).fill(word);
  await page.getByLabel(texts.search).press('Enter');
  await page.waitForURL(/search=/);
}

test('last summer’s guest, by name and by code; open questions come first @phone', async ({ page }) => {
  const { codes, listings } = await makeDesk(page);
  const code = codes[0] ?? '';
  await page.goto(route('dashboard.booking.index'));
  await searchFor(page, 'de smet lotte');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(code);
  const words = (await rows(page).innerText()).replaceAll(/\s+/g, ' ');
  expect(words).toContain(formatStay(dayOf(-160), dayOf(-156)));
  await axeAtBothWidths(page);

  await searchFor(page, 'niemand');
  await expect(page.getByText(texts.noneFound)).toBeVisible();
  await axeAtBothWidths(page);
  await page.getByRole('link', { name: texts.showAll }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.goto(route('dashboard.booking-request.index'));
  await searchFor(page, code.toLowerCase());
  await expect(rows(page)).toHaveCount(1);
  // Pressing anywhere in the row opens it.
  await rows(page).getByText('De Duinpan').click({ force: true });
  await expect(
    page.getByRole('heading', { level: 1, name: texts.detailTitle('Lotte De Smet') }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(texts.search)).toHaveValue(code.toLowerCase());
  await expect(rows(page)).toHaveCount(1);

  await rowsOf(
    `INSERT INTO contact_requests (listing_id, first_name, last_name, email, country, subject, message, created_at, handled_at)
     SELECT $1, name, 'Maes', 'vraag@kustverblijf.test', 'be', 'Vraag', 'Mag dat?', now() - n * interval '1 hour',
       CASE WHEN n = 1 THEN now() END
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (name, n)`,
    [listings[0]?.id, ['Ann', 'Bea', 'Cis']],
  );
  await page.goto(route('dashboard.contact-request.index'));
  await expect(rows(page).getByRole('link')).toHaveText(['Bea Maes', 'Cis Maes', 'Ann Maes']);
  await axeAtBothWidths(page);
  await page.getByRole('link', { name: contactRequestDeskTexts.statuses.handled, exact: true }).click();
  await expect(rows(page).getByRole('link')).toHaveText(['Ann Maes']);
});

/** From the first row, which is marked as handled, to the last but one, which is opened. */
async function walkByKeys(page: Page): Promise<void> {
  // The rows are there before their script listens to keys; k stays at the first row, however often it is pressed.
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(link(page, 'Nele Claes')).toBeFocused({ timeout: 250 });
  }).toPass();
  await link(page, 'Nele Claes').blur();
  await page.keyboard.press('j');
  await expect(link(page, 'Nele Claes')).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(page, 'Nele Claes')).toBeFocused();
  await page.keyboard.press('e');
  await expect(link(page, 'Bram Peeters')).toBeFocused();
  await expect(rows(page).filter({ hasText: 'Nele Claes' })).toContainText(texts.handled);
  await expect(link(page, 'Bram Peeters')).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: rowKeyTexts.title });
  await expect(help).toContainText(rowKeyTexts.keys[2].does);
  await page.keyboard.press('j');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(link(page, 'Bram Peeters')).toBeFocused();

  // In a text field, letters are typed.
  await tabTo(page, page.getByLabel(texts.search), 'Shift+Tab');
  await page.keyboard.type('je?k');
  await expect(page.getByLabel(texts.search)).toHaveValue('je?k');
  await expect(help).toBeHidden();

  // Opens the menu of a row by keyboard; focus returns to its button.
  const dots = rows(page).getByRole('button', { name: uiTexts.actsOf('Bram Peeters') });
  await tabTo(page, dots);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: texts.remove }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dots).toBeFocused();
  await page.keyboard.press('j');
  await expect(link(page, 'Wim Maes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.detailTitle('Wim Maes') })).toBeVisible();
}

test('a list by keyboard alone, then by state, by listing and sorted; the menu of a row @desktop', async ({
  page,
}) => {
  const { listings } = await makeDesk(page);
  await page.goto(route('dashboard.booking-request.index'));
  await expect(rows(page).getByRole('link')).toHaveText([
    'Nele Claes',
    'Bram Peeters',
    'Wim Maes',
    'Lotte De Smet',
  ]);
  await walkByKeys(page);

  // Reloaded, without the message about the row that was handled.
  await page.goto(route('dashboard.booking-request.index'));
  await page.getByRole('link', { name: bookingRequestStatusTexts.pending }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel(texts.listingChoice).selectOption({ label: 'Het Wrakhout' });
  await page.waitForURL(
    new RegExp(`status=pending&listing_id=${listings[1]?.id}|listing_id=${listings[1]?.id}`),
  );
  await expect(rows(page).getByRole('link')).toHaveText(['Bram Peeters']);
  await page.getByLabel(texts.sort).selectOption({ label: texts.sorts.arrival });
  await page.waitForURL(/sort=arrival/);

  await rows(page)
    .getByRole('button', { name: uiTexts.actsOf('Bram Peeters') })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([texts.markRead, texts.markHandled, texts.remove]);
  await axeAtBothWidths(page);
  // By keyboard: after a change of width the menu is repositioned, so that a click could miss.
  await page.getByRole('menuitem', { name: texts.markHandled }).press('Enter');
  await expect(rows(page)).toContainText(texts.handled);
  await rows(page)
    .getByRole('button', { name: uiTexts.actsOf('Bram Peeters') })
    .click();
  await page.getByRole('menuitem', { name: texts.remove }).click();
  const dialog = page.getByRole('alertdialog');
  await axeAtBothWidths(page);
  await dialog.getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.noneFound)).toBeVisible();
});
