/**
 * The price of a stay, from the listing's page to the landlord's view of the request: every line, and unchanged
 * afterwards.
 */
import type { Page } from '@playwright/test';
import { answerCookies, letIn, makeAccount } from '@/e2e/support/accounts';
import type { NewAccount } from '@/e2e/support/accounts';
import { axe } from '@/e2e/support/axe';
import { Caller } from '@/e2e/support/caller';
import { rowsOf } from '@/e2e/support/database';
import { press } from '@/e2e/support/keyboard';
import { makeListing } from '@/e2e/support/listings';
import type { MadeListing } from '@/e2e/support/listings';
import { readMail } from '@/e2e/support/mail';
import { chooseDay, goOn, showDay } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';
import { addDays, startOfMonth, todayIn, weekday } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatWeekday } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { countParty } from '@/e2e/support/search-bar';
import { cancellationSteps } from '@/lib/stays/cancellation';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { bookingRequestDeskTexts, bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { formTexts } from '@/lib/texts/forms';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { stayTotalTexts } from '@/lib/texts/stay-total';
import { rateTexts } from '@/lib/texts/stays';
import { someCosts, someSeason } from '@/tests/factories/stay-terms';

const saturdayIn = (monthsAhead: number): Day => {
  const first = addDays(startOfMonth(todayIn()), monthsAhead * 31);
  return addDays(first, (6 - weekday(first) + 7) % 7);
};

/** In a season of four weeks, from Saturday to Saturday. */
const arrival = saturdayIn(3);
const departure = addDays(arrival, 7);

/** Two adults for a week: 7 × 150, cleaning, tax; linen for both in addition. */
const total = 1050_00 + 85_00 + 2 * 7 * 1_20;
const linen = 2 * 9_00;

interface Letting {
  owner: NewAccount;
  landlord: Caller;
  listing: MadeListing;
}

async function letListing(): Promise<Letting> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Huis Helmgras', state: 'online' });
  await rowsOf(`UPDATE listings SET price = 95, max_capacity = 4, cancellation = 'moderate' WHERE id = $1`, [
    listing.id,
  ]);
  const landlord = new Caller();
  await landlord.signIn(owner);
  const saved = [
    await landlord.send('PUT', `/api/listings/${listing.id}/costs`, { costs: someCosts() }),
    await landlord.send(
      'POST',
      `/api/listings/${listing.id}/seasons`,
      someSeason(arrival, { arrival_days: [6], departure_days: [6] }),
    ),
  ];
  expect(saved.map(({ ok }) => ok)).toEqual([true, true]);
  return { owner, landlord, listing };
}

const form = (slug: string) => route('listing.booking-request.create', { slug });

/** The price as shown: '€ 1.151,80 totaal voor 7 nachten'. */
const totalOf = (page: Page, cents: number) =>
  page.getByText(`${formatEuro(cents)} ${stayTotalTexts.total('7 nachten')}`).filter({ visible: true });

/** 'Gratis annuleren tot za …': what comes back, with dates. */
const canceling = (page: Page) =>
  page
    .getByText(cancellationText('moderate', cancellationSteps('moderate', arrival, todayIn())))
    .filter({ visible: true });

const lines = (page: Page) =>
  page.getByRole('list', { name: stayTotalTexts.lines }).filter({ visible: true });

async function fillGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.firstName).fill('Lotte');
  await page.getByLabel(texts.lastName).fill('De Smet');
  const birth = page.getByRole('group', { name: texts.birth });
  await birth.getByLabel(formTexts.day).fill('27');
  await birth.getByLabel(formTexts.month).fill('03');
  await birth.getByLabel(formTexts.year).fill('1985');
  await page.getByLabel(texts.email).fill(email);
  await goOn(page);
  await page.getByLabel(texts.message).fill('Wij kijken uit naar de zee.');
}

test.describe('with JavaScript', () => {
  test.beforeEach(({ page }) => answerCookies(page));

  test('a week in a season is requested, and its price stays what it was @desktop', async ({
    page,
  }, info) => {
    const { owner, landlord, listing } = await letListing();
    const email = ownEmail(info, 'prijs');
    await page.goto(form(listing.slug));

    await test.step('a day that cannot be chosen says why, in its name and when pressed', async () => {
      const sunday = await showDay(page, addDays(arrival, 1));
      await expect(sunday).toHaveAccessibleName(/, enkel aankomst op zaterdag, /);
      await expect(sunday).toBeDisabled();
      await sunday.press('Enter');
      await expect(page.getByText(/^zo .*: enkel aankomst op zaterdag$/)).toBeVisible();
      await expect(page.getByText(formTexts.notChosen)).toHaveCount(2);
      await axeAtBothWidths(page);
      await chooseDay(page, arrival);
      const tooSoon = await showDay(page, addDays(arrival, 3));
      await expect(tooSoon).toHaveAccessibleName(/, minimaal 7 nachten in Zomer/);
      await expect(await showDay(page, addDays(arrival, 9))).toHaveAccessibleName(
        /enkel vertrek op zaterdag/,
      );
      // By keyboard as well.
      await (await showDay(page, arrival)).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText(/^zo .*: minimaal 7 nachten in Zomer$/)).toBeVisible();
      await chooseDay(page, departure);
    });

    await test.step('the total follows the party and the chosen extras', async () => {
      await expect(totalOf(page, total)).toBeVisible();
      await expect(canceling(page)).toBeVisible();
      await expect(lines(page).getByRole('listitem')).toHaveText([
        `7 nachten × ${formatEuro(150_00)}${formatEuro(1050_00)}`,
        `Eindschoonmaak${formatEuro(85_00)}`,
        `Toeristenbelasting${stayTotalTexts.onSite}${formatEuro(2 * 7 * 1_20)}`,
      ]);
      await expect(page.getByText(/^Waarborg/)).toContainText(stayTotalTexts.depositBack);
      await countParty(page, { adults: 3 });
      await expect(totalOf(page, total + 7 * 1_20)).toBeVisible();
      await countParty(page, { adults: 2 });
      await expect(totalOf(page, total)).toBeVisible();
      await goOn(page);
      await fillGuest(page, email);
      const choice = page.getByRole('checkbox', { name: `Bedlinnen ${formatEuro(linen)}` });
      await press(page, choice, 'Space');
      await expect(choice).toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: formatEuro(total + linen) })).toBeVisible();
      await expect(lines(page)).toContainText('Bedlinnen');
    });

    await test.step('the thank-you page and the mail show the same', async () => {
      await page.getByRole('button', { name: texts.submit }).click();
      await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({
        timeout: 20_000,
      });
      await expect(totalOf(page, total + linen)).toBeVisible();
      await page.getByText(stayTotalTexts.show).click();
      await expect(lines(page)).toContainText('Bedlinnen');
      await axeAtBothWidths(page);
      const letter = (await readMail(email)).text;
      expect(letter).toContain(`${formatEuro(total + linen)} ${stayTotalTexts.total('7 nachten')}`);
      expect(letter).toContain(`Bedlinnen: ${formatEuro(linen)}`);
      expect(letter).toContain(`gratis annuleren tot ${formatWeekday(addDays(arrival, -7))}`.slice(1));
    });

    await test.step('the landlord sees the same, whatever the listing costs by then', async () => {
      const dearer = someCosts().map((cost) => ({ ...cost, amount_cents: cost.amount_cents * 2 }));
      await landlord.send('PUT', `/api/listings/${listing.id}/costs`, { costs: dearer });
      await rowsOf('UPDATE listing_seasons SET price = 300 WHERE listing_id = $1', [listing.id]);
      await letIn(page, owner);
      await page.goto(route('dashboard.booking-request.index'));
      const amount = page.getByText(formatEuro(total + linen)).filter({ visible: true });
      await expect(amount).toBeVisible();
      await page.getByRole('link', { name: 'Lotte De Smet' }).click();
      await expect(page.getByRole('heading', { name: bookingRequestDeskTexts.stayTitle })).toBeVisible();
      await expect(amount).toBeVisible();
      await page.getByText(stayTotalTexts.show).click();
      await expect(lines(page).getByRole('listitem').first()).toContainText(formatEuro(1050_00));
      await expect(page.getByText(/^Waarborg/)).not.toContainText(stayTotalTexts.depositBack);
      await axeAtBothWidths(page);
    });
  });

  test.describe('on the listing’s page', () => {
    // More guests than its capacity.
    test.use({ expectedErrors: [/422/] });

    test('the total is shown with its breakdown, and with the landlord’s charges', async ({ page }, info) => {
      const { listing } = await letListing();
      const show = route('listing.show', { slug: listing.slug });
      const asked = (adults: number) =>
        `${show}?${new URLSearchParams({ arrival, departure, adults: String(adults) })}`;
      await page.goto(asked(2));
      await expect(totalOf(page, total).first()).toBeVisible();
      await expect(canceling(page).first()).toBeVisible();
      await expect(lines(page).getByRole('listitem')).toHaveCount(3);
      await expect(
        page.getByRole('list', { name: stayTotalTexts.choices }).filter({ visible: true }),
      ).toContainText(`Bedlinnen${formatEuro(linen)}`);
      await expect(page.getByText(listingPageTexts.payNothing).filter({ visible: true })).toBeVisible();
      if (info.project.name === 'phone') {
        // The bar shows the same anywhere on the page.
        await page.getByText(stayTotalTexts.show).filter({ visible: true }).click();
        await expect(lines(page)).toHaveCount(2);
      }
      await expect(
        page.getByRole('link', { name: listingPageTexts.book }).filter({ visible: true }).first(),
      ).toBeVisible();
      await axe(page);
      const rates = page.getByRole('region', { name: rateTexts.title });
      await expect(rates).toContainText(
        `: ${formatEuro(150_00)} per nacht, minstens 7 nachten, van zaterdag tot zaterdag`,
      );
      await expect(rates).toContainText(rateTexts.deposit('Waarborg', formatEuro(200_00)));
      await page.goto(asked(9));
      await expect(
        page.getByRole('status').filter({ visible: true, hasText: 'hoogstens 4 personen' }).first(),
      ).toBeVisible();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('checked extras count, and the thank-you page shows the total @phone', async ({ page }, info) => {
    const { listing } = await letListing();
    const email = ownEmail(info, 'prijs-zonder-script');
    await page.goto(`${form(listing.slug)}?${new URLSearchParams({ arrival, departure, adults: '2' })}`);
    const shown = (label: string) =>
      page
        .locator('input, textarea')
        .and(page.getByLabel(label, { exact: true }))
        .locator('visible=true');
    await shown(`Bedlinnen ${formatEuro(9_00)} per persoon`).check();
    await shown(texts.firstName).fill('Lotte');
    await shown(texts.lastName).fill('De Smet');
    await shown(texts.birth).fill('1985-03-27');
    await shown(texts.email).fill('lotte@zee');
    await shown(texts.message).fill('Wij komen zonder script.');
    // A form submitted in less than four seconds counts as filled in by a program.
    await page.waitForTimeout(4_200);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(shown(`Bedlinnen ${formatEuro(9_00)} per persoon`)).toBeChecked();
    await shown(texts.email).fill(email);
    await page.waitForTimeout(4_200);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.thankYou.title })).toBeVisible();
    await expect(totalOf(page, total + linen)).toBeVisible();
    expect((await readMail(email)).text).toContain(formatEuro(total + linen));
  });
});
