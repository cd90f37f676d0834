/** Printing: a listing's page and the thank-you page of a request. */
import type { Page } from '@playwright/test';
import { chooseDay, findFreeStay, goOn } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { allowFunctional, answerCookies, ownEmail } from '@/e2e/support/visitor';
import { formatDays } from '@/lib/format/date';
import { bookingRequestFormTexts, requestNextTexts } from '@/lib/texts/booking-requests';
import { formTexts } from '@/lib/texts/forms';
import { layoutTexts } from '@/lib/texts/layout';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';
import { thankYouTexts } from '@/lib/texts/thank-you';

const slug = 'de-witte-golf-oostende';
const path = `/aanbod/${slug}`;

test.beforeEach(({ context }) => answerCookies(context));

/** How many A4 sheets the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function printListing(page: Page): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await test.step('the content', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(/^[^,]+ \d+.*, 8400 Oostende/).first()).toBeVisible();
    for (const id of ['kenmerken', 'beschrijving', 'verblijfsduur', 'huisregels', 'verhuurder', 'ligging'])
      await expect(page.locator(`#${id}`), id).toBeVisible();
    await expect(main.getByText(texts.licence)).toBeVisible();
    await expect(main.locator('.mosaic li').locator('visible=true')).toHaveCount(1);
    // The ways to contact the landlord, the second as a URL that can be typed.
    const landlord = page.getByRole('region', { name: texts.landlord });
    await expect(landlord.getByRole('link').first()).toBeVisible();
    const address = (selector: string, part: string) =>
      page.locator(selector).evaluate((one, pseudo) => getComputedStyle(one, pseudo).content, part);
    expect(await address("link[rel='canonical']", '::before')).toContain(path);
    await expect(page.locator("link[rel='canonical']")).toBeVisible();
    // Collapsed on screen.
    const closed = page.locator('#kenmerken ~ details li').last();
    expect((await closed.boundingBox())?.height ?? 0).toBeGreaterThan(5);
  });
  await test.step('what is useless on paper', async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // Only photos are buttons, since pressing them opens the gallery on screen.
    await expect(page.locator('button:not(.mosaic button)').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const hidden of ['form', 'aside', '#beschikbaarheid', '[data-foot-bar]', '#ligging ~ .mt-5'])
      await expect(page.locator(hidden).first(), hidden).toBeHidden();
    await expect(page.getByText(texts.moreIn('Oostende'))).toBeHidden();
    await expect(page.getByText(layoutTexts.skip)).toBeHidden();
  });
  await test.step('black on white', async () => {
    const colors = await main.evaluate((all) =>
      [...all.querySelectorAll('h1, h2, p, li, dt, dd, a')].map((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect([...new Set(colors)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
  });
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen' });
}

test('a listing is printed on two sheets, a request on one with its days and price, and stored on the device', async ({
  page,
  request,
}, info) => {
  await printListing(page);

  const form = bookingRequestFormTexts;
  const stay = await findFreeStay(request, slug, 11);
  await page.goto(`${path}/reserverings-aanvragen/create`);
  await allowFunctional(page, true);
  await chooseDay(page, stay.start);
  await chooseDay(page, stay.end);
  await goOn(page);
  await page.getByLabel(form.firstName).fill('Lotte');
  await page.getByLabel(form.lastName).fill('De Smet');
  const birth = page.getByRole('group', { name: form.birth });
  await birth.getByLabel(formTexts.day).fill('27');
  await birth.getByLabel(formTexts.month).fill('03');
  await birth.getByLabel(formTexts.year).fill('1985');
  await page.getByLabel(form.email).fill(ownEmail(info, 'papier'));
  await goOn(page);
  await page.getByLabel(form.message).fill('Wij kijken uit naar de zee.');
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { name: form.thankYou.title })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: thankYouTexts.stay }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: form.thankYou.title })).toBeVisible();
  await expect(page.getByText(requestNextTexts.title)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: thankYouTexts.frontPage })).toBeHidden();
  await expect(page.getByText(thankYouTexts.stayed)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const closed = page.getByRole('main').locator('details li, details dt').first();
  expect((await closed.boundingBox())?.height ?? 0).toBeGreaterThan(5);
  expect(await sheets(page)).toBe(1);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('own_requests') ?? '[]'));
  expect(kept).toEqual([
    {
      code: expect.stringMatching(/^K-[2-9A-HJKMNP-Z]{6}$/),
      slug,
      home: 'De Witte Golf',
      town: 'Oostende',
      days: formatDays(stay.start, stay.end),
      end: stay.end,
    },
  ]);
});
