/**
 * The main path through the product: a visitor finds a listing and requests a stay, its landlord approves, the feed
 * contains it. On a phone; guest-price.spec.ts covers it on a desktop. What other tests open too is checked with axe
 * there.
 */
import type { Page } from '@playwright/test';
import {
  bookingRequestActionTexts,
  bookingRequestDeskTexts,
  bookingRequestFormTexts,
} from '@/lib/texts/booking-requests';
import { accountTexts } from '@/lib/texts/accounts';
import type { Day } from '@/lib/dates/day';
import { readMail } from '@/e2e/support/mail';
import { chooseDay, findFreeStay, goOn } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { ownEmail } from '@/e2e/support/visitor';
import { axeAtBothWidths } from '@/e2e/support/widths';

test.use({ hasLeisure: true });

/** A listing of the demo landlord in Oostende, let by the night. */
const listing = { slug: 'de-witte-golf-oostende', name: 'De Witte Golf', townId: 11 };
const owner = { email: 'verhuurder@kustverblijf.test', password: 'kust-demo-2026' };

async function fillGuest(page: Page, email: string): Promise<void> {
  const texts = bookingRequestFormTexts;
  await page.getByLabel(texts.firstName).fill('Lotte');
  await page.getByLabel(texts.lastName).fill('De Smet');
  const birth = page.getByRole('group', { name: texts.birth });
  await birth.getByLabel('Dag').fill('27');
  await birth.getByLabel('Maand').fill('03');
  await birth.getByLabel('Jaar').fill('1985');
  await page.getByLabel(texts.email).fill(email);
  await goOn(page);
  await page.getByLabel(texts.message).fill('Wij komen met twee graag uitwaaien aan zee.');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/inloggen');
  const form = page.getByRole('form', { name: accountTexts.login.title });
  await form.getByLabel(accountTexts.login.email).fill(owner.email);
  await form.getByLabel(accountTexts.login.password, { exact: true }).fill(owner.password);
  await form.getByRole('button', { name: accountTexts.login.submit }).click();
  await page.waitForURL('**/dashboard/**');
}

async function acceptEssentialCookies(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /cookies/i });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Essentiële cookies toestaan' }).click();
  await expect(dialog).toBeHidden();
}

test('from search to an approved stay in the feed @phone', async ({ page, request }, info) => {
  const stay = await findFreeStay(request, listing.slug, 2);
  const guest = ownEmail(info, 'lotte');

  await test.step('the visitor finds the listing in the overview', async () => {
    await page.goto('/');
    await acceptEssentialCookies(page);
    await page.goto(`/aanbod?listing_city_id=${listing.townId}&logiesdecreet=900001`);
    await page
      .getByRole('link', { name: new RegExp(listing.name) })
      .first()
      .click();
    await page.waitForURL(`**/aanbod/${listing.slug}`);
  });

  await test.step('and requests a stay', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(listing.name);
    await page.getByRole('link', { name: 'Reserveer' }).locator('visible=true').first().click();
    await page.waitForURL('**/reserverings-aanvragen/create');
    await chooseDay(page, stay.start);
    await chooseDay(page, stay.end);
    await expect(page.getByText(/€.*totaal voor 2 nachten/)).toBeVisible();
    await goOn(page);
    await axeAtBothWidths(page);
    await fillGuest(page, guest);
    await axeAtBothWidths(page);
    await page.getByRole('button', { name: bookingRequestFormTexts.submit }).click();
    await expect(page.getByRole('heading', { name: bookingRequestFormTexts.thankYou.title })).toBeVisible({
      timeout: 20_000,
    });
    await page.waitForURL((url) => url.pathname === '/', { timeout: 15_000 });
  });

  await test.step('both get a mail', async () => {
    expect((await readMail(guest)).text).toContain(listing.name);
    expect((await readMail(owner.email, new RegExp(listing.name))).text).toContain('Lotte');
  });

  await test.step('the landlord approves', async () => {
    await signIn(page);
    await page.goto('/dashboard/reserverings-aanvragen');
    await page.getByRole('link', { name: /Lotte/ }).locator('visible=true').first().click();
    await expect(page.getByText('Wij komen met twee graag uitwaaien aan zee.').first()).toBeVisible();
    await axeAtBothWidths(page);
    await page.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await axeAtBothWidths(page);
    await dialog.getByRole('button', { name: bookingRequestActionTexts.approve }).click();
    await page.waitForURL('**/dashboard/reserveringen');
    await expect(
      page.getByRole('heading', { level: 1, name: bookingRequestDeskTexts.bookings }),
    ).toBeVisible();
    await axeAtBothWidths(page);
  });

  await test.step('the guest is told and the feed contains the stay', async () => {
    await readMail(guest, /goedgekeurd|bevestigd/i);
    const feed = await (await request.get(`/api/listings/${listing.slug}/calendar`)).text();
    const compact = (day: Day) => day.replaceAll('-', '');
    // Consecutive nights are one event in the feed, even if several guests stay.
    const taken = Array.from(
      feed.matchAll(/DTSTART;VALUE=DATE:(\d+)\s+DTEND;VALUE=DATE:(\d+)/g),
      ([, start = '', end = '']) => start <= compact(stay.start) && end >= compact(stay.end),
    );
    expect(taken).toContain(true);
    expect(feed).not.toMatch(/Lotte|De Smet|@kustverblijf\.test/);
  });
});
