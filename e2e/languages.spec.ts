/** The site in French, German and English: its pages, the way from one language to another, and a request in each. */
import type { Page } from '@playwright/test';
import { axe } from '@/e2e/support/axe';
import { readMail } from '@/e2e/support/mail';
import { chooseDay, findFreeStay, goOn } from '@/e2e/support/stays';
import { expect, test } from '@/e2e/support/test';
import { answerCookies, ownEmail } from '@/e2e/support/visitor';
import { findLanguageBy, languages, languageTags } from '@/lib/languages/language';
import { languageNames } from '@/lib/languages/names';
import type { Language } from '@/lib/languages/language';
import { formatDays } from '@/lib/format/date';
import { cities } from '@/lib/listings/cities';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { formTexts } from '@/lib/texts/forms';
import { layoutTexts } from '@/lib/texts/layout';

const slug = 'de-witte-golf-oostende';
const others = languages.filter((one) => one !== 'nl');

/** Makes this test read the texts and URLs of a language. */
function speak(of: Language): void {
  findLanguageBy(() => of);
}

test.beforeEach(({ context }) => answerCookies(context));
test.afterEach(() => speak('nl'));

const pages = (): readonly string[] => [
  route('front-page'),
  route('listing.index'),
  route('listing.index', {}, { listing_city_id: 11 }),
  route('listing.index', {}, { max_capacity: '30-', pets: 1 }),
  route('listing.show', { slug }),
  route('listing.booking-request.create', { slug }),
  route('listing.contact-request.create', { slug }),
  route('listing.favorites'),
  route('search-alert.create'),
  route('about'),
  route('contact'),
  route('terms-of-service'),
  route('terms-and-conditions'),
  route('disclaimer'),
  route('ranking'),
  route('accessibility'),
  route('privacy'),
  route('login'),
  route('forgot-password'),
  route('offline'),
  `${route('about')}/nergens`,
];

/** Words that exist only in Dutch; none may be in text that is seen or heard and not marked as Dutch. */
const dutch =
  /(?<![\p{L}’])(uw|niet|wordt|worden|deze|woning(en)?|vakantiewoning(en)?|verhuurder|nachten|slaapkamers?|badkamers?|zeezicht|aanvraag|beoordeling(en)?|vanaf|toon|kies|bekijk|verplicht|overzicht|zoeken|huisdieren|naar|voor)(?![\p{L}])/iu;

/** Whether it has Dutch words, or a town's Dutch name if the language has another; postal addresses keep it. */
function isInDutch(text: string): boolean {
  const towns = cities.map(({ name }) => name).filter((name) => townName(name) !== name);
  return (
    dutch.test(text) || new RegExp(`(?<!\\p{L}|\\d{4} )(?:${towns.join('|')})(?!\\p{L})`, 'u').test(text)
  );
}

async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement;
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]') === own && !element.closest('[translate="no"], script, style, noscript');
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (isOwn(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) found.push(element.getAttribute(name) ?? '');
    // Names of listings also occur in sentences.
    const names = [...document.querySelectorAll('[translate="no"]')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((name) => name.length > 2);
    return found.map((text) => names.reduce((left, name) => left.replaceAll(name, ''), text));
  });
}

test.use({ expectedErrors: [/404.*\/nergens/] });

/** The start and end of a description written in all three languages, and the label above a Dutch one. */
const written = {
  fr: [
    'Au milieu des pins du Coq',
    'Eau, gaz et électricité sont compris.',
    'Texte du propriétaire, en néerlandais',
  ],
  de: [
    'Zwischen den Kiefern',
    'Wasser, Gas und Strom sind inbegriffen.',
    'Text des Vermieters, auf Niederländisch',
  ],
  en: ['Among the pines', 'Water, gas and electricity are included.', 'Owner’s text, in Dutch'],
} as const;

test('a landlord’s words are in the language of the page where they wrote them @desktop', async ({
  page,
}) => {
  for (const of of others) {
    speak(of);
    const [begin, end, owners] = written[of];
    await page.goto(route('listing.show', { slug: 'villa-duinenlust-de-haan' }));
    await expect(page.getByText(end)).toBeVisible();
    await expect(page.getByText(owners)).toHaveCount(0);
    const told = page.locator('meta[name="description"], meta[property="og:description"]');
    for (const meta of await told.all()) expect(await meta.getAttribute('content')).toContain(begin);
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining(begin),
    );
    await page.goto(route('listing.show', { slug }));
    await expect(page.getByText(owners).first()).toBeVisible();
  }
});

for (const of of others) {
  test(`pages in ${languageNames[of]} are in it alone, named in all four, and accessible @desktop`, async ({
    page,
  }) => {
    test.slow();
    speak(of);
    const wrong: string[] = [];
    for (const path of pages()) {
      await page.goto(path);
      if ((await page.locator('html').getAttribute('lang')) !== languageTags[of]) wrong.push(`${path}: lang`);
      for (const text of await wordsOf(page))
        if (isInDutch(text)) wrong.push(`${path}: ${text.trim().slice(0, 80)}`);
      const named = await page.locator('link[rel="alternate"][hreflang]').count();
      const canonical = await page.locator('link[rel="canonical"]').count();
      if (named !== 5 * canonical) wrong.push(`${path}: ${named} languages named, ${canonical} canonical`);
      await axe(page);
    }
    expect(wrong).toEqual([]);
  });

  test(`a stay is requested in ${languageNames[of]}, and answered in it @phone`, async ({
    page,
    request,
  }, info) => {
    test.slow();
    speak(of);
    const texts = bookingRequestFormTexts;
    const stay = await findFreeStay(request, slug, 10 + others.indexOf(of));
    const email = ownEmail(info, `aanvraag-${of}`);
    await page.goto(route('listing.booking-request.create', { slug }));
    await goOn(page);
    const summary = page.getByRole('alert').filter({ hasText: formTexts.summaryTitle });
    await expect(summary).toBeVisible();
    await chooseDay(page, stay.start);
    await chooseDay(page, stay.end);
    await goOn(page);
    await page.getByLabel(texts.firstName, { exact: true }).fill('Camille');
    await page.getByLabel(texts.lastName, { exact: true }).fill('Lambert');
    const birth = page.getByRole('group', { name: texts.birth });
    await birth.getByLabel(formTexts.day).fill('27');
    await birth.getByLabel(formTexts.month).fill('3');
    await birth.getByLabel(formTexts.year).fill('1985');
    await page.getByLabel(texts.email).fill(email);
    await goOn(page);
    await page.getByLabel(texts.message).fill('…');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { name: texts.thankYou.title })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main')).toContainText(formatDays(stay.start, stay.end));
    const own = (await page.getByRole('link', { name: texts.thankYou.ownPage }).getAttribute('href')) ?? '';
    expect(own).toContain(`/${of}/`);
    const mail = await readMail(email);
    expect(mail.html).toContain(`lang="${languageTags[of]}"`);
    const stays = route('guest-stay', { token: 'x' }).slice(0, -1);
    expect(mail.links.filter((link) => link.includes(stays)).length, mail.links.join(' ')).toBeGreaterThan(0);
    expect((await wordsOf(page)).filter(isInDutch)).toEqual([]);
    await page.goto(own);
    expect((await wordsOf(page)).filter(isInDutch)).toEqual([]);
  });
}

test('the same page in another language keeps the search and the place on it @desktop', async ({ page }) => {
  await page.goto(`${route('listing.index')}?listing_city_id=11&pets=1`);
  const footer = page.getByRole('navigation', { name: layoutTexts.language }).last();
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL((url) => url.pathname === '/fr/locations');
  expect(new URL(page.url()).search).toBe('?listing_city_id=11&pets=1');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the language is chosen too, and the search is kept @desktop', async ({ page }) => {
    await page.goto(`${route('listing.index')}?listing_city_id=11`);
    await page.getByRole('link', { name: 'Deutsch' }).last().click();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/de/ferienwohnungen?listing_city_id=11',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ostende');
  });
});

test.describe('with a browser in French', () => {
  test.use({ locale: 'fr-BE' });

  test('a Dutch page offers itself in French, until that is refused', async ({ page }) => {
    await page.goto(route('about'));
    const offer = page.getByRole('link', { name: 'Cette page en français' });
    await expect(offer).toHaveAttribute('href', '/fr/a-propos');
    await axe(page);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.reload();
    await page.waitForTimeout(500);
    await expect(offer).toHaveCount(0);
  });
});
