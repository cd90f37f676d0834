/** Requesting a stay, asking a landlord and contacting the site, with JavaScript: every rule, and what follows. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { expectRoom } from '@/e2e/support/large-text';
import { mailTo, readMail } from '@/e2e/support/mail';
import { chooseDay, findFreeStay, goOn, showDay, takenStays } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail } from '@/e2e/support/visitor';
import { addDays, todayIn } from '@/lib/dates/day';
import { accountTexts } from '@/lib/texts/accounts';
import { formatDays, formatLongDay } from '@/lib/format/date';
import { bookingRequestFormTexts, bookingRequestTexts } from '@/lib/texts/booking-requests';
import { contactTexts } from '@/lib/texts/contact';
import { faqItems } from '@/lib/texts/contact-faq';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { countParty } from '@/e2e/support/search-bar';
import { partyFaultTexts, partyTexts } from '@/lib/texts/party';
import { formTexts } from '@/lib/texts/forms';
import { listingThankYouTexts } from '@/lib/texts/listing-thank-you';
import { thankYouTexts } from '@/lib/texts/thank-you';

const listing = {
  slug: 'de-witte-golf-oostende',
  name: 'De Witte Golf',
  landlord: 'verhuurder@kustverblijf.test',
};

test.beforeEach(({ context }) => answerCookies(context));

async function fillBirth(page: Page, day: string, month: string, year: string): Promise<void> {
  const birth = page.getByRole('group', { name: bookingRequestFormTexts.birth });
  await birth.getByLabel(formTexts.day).fill(day);
  await birth.getByLabel(formTexts.month).fill(month);
  await birth.getByLabel(formTexts.year).fill(year);
}

test('a stay is requested against every rule @phone', async ({ page, request }, info) => {
  const texts = bookingRequestFormTexts;
  const stay = await findFreeStay(request, listing.slug, info.project.name === 'phone' ? 8 : 9);
  const summary = page.getByRole('alert').filter({ hasText: formTexts.summaryTitle });
  const submit = page.getByRole('button', { name: texts.submit });
  const form = `/aanbod/${listing.slug}/reserverings-aanvragen/create`;
  await page.goto(form);

  await test.step('no step can be passed while incomplete, and Back keeps everything', async () => {
    await expect(submit).toBeHidden();
    await goOn(page);
    await expect(page.getByLabel(texts.firstName)).toBeHidden();
    await expect(summary).toBeVisible();
    await chooseDay(page, stay.start);
    await chooseDay(page, stay.end);
    await goOn(page);
    await expect(page.getByRole('heading', { name: texts.guestTitle })).toBeFocused();
    await goOn(page);
    const missing = page.getByText('Voornaam is verplicht.', { exact: true });
    await expect(missing.first()).toBeVisible();
    await page.getByLabel(texts.firstName).fill('Noor');
    await expect(missing).toHaveCount(0);
    await page.goBack();
    const clear = page.getByRole('button', { name: formTexts.clearDates });
    await expect(clear).toBeVisible();
    await goOn(page);
    await expect(page.getByLabel(texts.firstName)).toHaveValue('Noor');
    await page.getByLabel(texts.firstName).fill('');
    await page.goBack();
    await clear.click();
  });

  await test.step('nothing filled in: everything missing is listed, each one link away', async () => {
    await page.goto(`${form}#stap-3`);
    await submit.click();
    await expect(summary).toBeFocused();
    for (const field of ['Voornaam', 'Achternaam', 'Geboortedatum', 'Bericht'])
      await expect(summary).toContainText(field);
    await summary.getByRole('link', { name: /Voornaam/ }).click();
    await expect(page.getByLabel(texts.firstName)).toBeFocused();
  });

  await test.step('days that are taken, past or too far ahead cannot be chosen', async () => {
    const occupied = await takenStays(request, listing.slug);
    const long = occupied.find(({ start, end }) => start > todayIn() && addDays(start, 2) < end);
    if (long) await expect(await showDay(page, addDays(long.start, 1))).toBeDisabled();
    await chooseDay(page, stay.start);
    await expect(page.getByText(formTexts.chooseDeparture)).toBeVisible();
    await chooseDay(page, stay.end);
    await expect(page.getByText(/€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/)).toBeVisible();
    // dd-MM-yyyy
    const written = stay.start.split('-').toReversed().join('-');
    await expect(page.getByText(written, { exact: true })).toBeVisible();
  });

  await test.step('too young, too many and no address', async () => {
    await fillBirth(page, '27', '03', String(Number(todayIn().slice(0, 4)) - 19));
    await page.getByLabel(texts.email).fill('lotte@zee');
    await countParty(page, { adults: 5, children: 4 });
    await submit.click();
    await expect(summary).toContainText(bookingRequestTexts.tooYoung);
    await expect(summary).toContainText(partyFaultTexts.tooMany(5));
    await expect(summary).toContainText('Vul een geldig e-mailadres in.');
  });

  await test.step('a reload loses nothing, and the days are still chosen', async () => {
    await page.getByLabel(texts.message).fill('Wij kijken uit naar de zee.');
    await page.reload();
    await expect(page.getByLabel(texts.message)).toHaveValue('Wij kijken uit naar de zee.');
    const price = page.getByRole('status');
    await page.getByRole('button', { name: texts.change }).first().click();
    await expect(price.filter({ hasText: partyFaultTexts.tooMany(5) })).toBeVisible();
    await countParty(page, { adults: 5 });
    await expect(price.filter({ hasText: /€\s[\d.]+,(-|\d\d) totaal voor 2 nachten/ })).toBeVisible();
  });

  await test.step('all valid: both get a mail, and the visitor is led home', async () => {
    const email = ownEmail(info, 'aanvraag');
    await countParty(page, { adults: 2 });
    await goOn(page);
    await page.getByLabel(texts.firstName).fill('Lotte');
    await page.getByLabel(texts.lastName).fill('De Smet');
    await fillBirth(page, '27', '03', '1985');
    await page.getByLabel(texts.email).fill(email);
    await goOn(page);
    await submit.click();
    await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({ timeout: 20_000 });
    const asked = page.getByRole('main');
    await expect(asked).toContainText(listing.name);
    await expect(asked).toContainText(formatDays(stay.start, stay.end));
    await expect(asked).toContainText(partyTexts.adults(2));
    await expect(asked).toContainText(/annuleren/i);
    // After a reload too.
    await page.reload();
    const own = page.getByRole('link', { name: texts.thankYou.ownPage });
    const ownAddress = (await own.getAttribute('href')) ?? '';
    const ownPage = await page.request.get(ownAddress);
    expect(await ownPage.text()).toContain(formatLongDay(stay.start));
    const arrived = Date.now();
    await expect(page.getByText(thankYouTexts.leaving(3))).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 });
    expect(Date.now() - arrived).toBeLessThan(9_000);
    expect((await readMail(email)).text).toContain(listing.name);
    const isOurs = async () => (await mailTo(listing.landlord)).some(({ text }) => text.includes(email));
    await expect.poll(isOurs, { timeout: 15_000 }).toBe(true);
    // After submitting, the form is empty again.
    await page.goto(`/aanbod/${listing.slug}/reserverings-aanvragen/create`);
    await expect(page.getByLabel(texts.message)).toHaveValue('');
    if (info.project.name !== 'phone') return;
    await page.goto(`/aanbod/${listing.slug}/reserverings-aanvragen/bedankt`);
    await page.getByRole('button', { name: thankYouTexts.stay }).click();
    await expect(page.getByRole('main')).toContainText(listing.name);
    await expectRoom(page, 'thank-you page');
    await page.goto(ownAddress);
    await expectRoom(page, 'own page');
  });
});

/** Goes to the login page while signed in, and is recognised on the contact page. */
async function signInOnce(page: Page): Promise<void> {
  await page.goto('/inloggen');
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill('verhuurder2@kustverblijf.test');
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill('kust-demo-2026');
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto('/inloggen');
  await page.waitForURL(/\/dashboard/);
  await page.goto('/contact');
  await expect(page.getByLabel(contactTexts.email)).toHaveValue('verhuurder2@kustverblijf.test');
}

test('a landlord is asked a question, and the visitor may stay on the page after it; signed-in users are recognised @desktop', async ({
  page,
}, info) => {
  const texts = contactRequestFormTexts;
  const email = ownEmail(info, 'vraag-met-script');
  await page.goto(`/aanbod/${listing.slug}/contact-aanvragen/create`);
  await page.getByRole('button', { name: texts.submit }).click();
  const summary = page.getByRole('alert').filter({ hasText: formTexts.summaryTitle });
  await expect(summary).toBeFocused();
  for (const field of ['Onderwerp', 'Bericht', 'Voornaam', 'Achternaam'])
    await expect(summary).toContainText(field);
  await page.getByLabel(texts.subject).fill('Parking');
  await page.getByLabel(texts.message).fill('Kan er een bestelwagen staan?');
  await page.getByLabel(texts.firstName).fill('Noor');
  await page.getByLabel(texts.lastName).fill('Claes');
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.phone).fill('abc');
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(summary).toContainText('Vul een geldig telefoonnummer in.');
  await page.getByLabel(texts.phone).fill('');
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: thankYouTexts.stay }).click();
  await expect(page.getByText(thankYouTexts.stayed)).toBeVisible();
  await axe(page);
  expect((await readMail(email)).text).toContain(listing.name);
  await page.waitForTimeout(5_500);
  await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible();

  await signInOnce(page);
});

test.describe('when the site cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('what was typed stays; the frequently asked questions open, and the site is contacted @phone', async ({
    page,
  }, info) => {
    const texts = contactTexts;
    await page.goto('/contact');
    const [first, sixth] = [faqItems()[0], faqItems()[5]];
    const question = (text = '') => page.getByRole('heading', { name: text });
    await expect(page.locator('#faq h3').locator('visible=true')).toHaveCount(5);
    await question(first?.question).click();
    await expect(page.getByText(first?.answer ?? '')).toBeVisible();
    await expect(question(sixth?.question)).toBeHidden();
    await page.getByText(texts.faqMore).click();
    await expect(page.locator('#faq h3').locator('visible=true')).toHaveCount(10);
    await question(sixth?.question).click();
    await page.getByText(texts.faqLess).click();
    await expect(page.locator('#faq h3').locator('visible=true')).toHaveCount(5);
    await expect(page.getByText('09:00-21:00')).toBeVisible();

    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: formTexts.summaryTitle })).toBeFocused();
    await page.getByLabel(texts.name).fill('Noor Claes');
    await page.getByLabel(texts.email).fill(ownEmail(info, 'contact'));
    await page.getByLabel(texts.message).fill('Is de site ook in het Frans?');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.sent)).toBeVisible({ timeout: 20_000 });
    await axe(page);
    await page.getByRole('button', { name: texts.again }).click();
    await expect(page.getByLabel(texts.message)).toHaveValue('');

    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await page.getByLabel(contactTexts.name).fill('Noor Claes');
    await page.getByLabel(contactTexts.email).fill('noor@kustverblijf.test');
    await page.getByLabel(contactTexts.message).fill('Is er iemand?');
    await page.getByRole('button', { name: contactTexts.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: contactTexts.failed })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByLabel(contactTexts.message)).toHaveValue('Is er iemand?');
  });
});

test('any key, scroll or touch keeps a visitor on the thank-you page, which otherwise leads home @phone', async ({
  page,
}) => {
  const actions = [
    () => page.keyboard.press('Tab'),
    () => page.mouse.wheel(0, 200),
    () => page.getByRole('heading', { level: 1 }).tap(),
  ];
  for (const action of actions) {
    await page.goto('/aanbod/bedankt?action=create');
    await expect(page.getByText(thankYouTexts.leaving(4))).toBeVisible();
    await action();
    await expect(page.getByText(thankYouTexts.stayed)).toBeVisible();
  }
  await page.waitForTimeout(5_500);
  await expect(page.getByText(thankYouTexts.stayed)).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(listingThankYouTexts.create.title);
  // Whichever way a listing was submitted.
  await page.goto('/aanbod/bedankt?action=create-as-concept');
  await expect(title).toHaveText(listingThankYouTexts['create-as-concept'].title);
  await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 });
});
