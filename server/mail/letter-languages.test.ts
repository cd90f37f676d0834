import { describe, expect, it } from 'vitest';
import { brief } from '@/emails/brief';
import { renderMail } from '@/emails/catalogue';
import type { Language } from '@/lib/languages/language';
import { inLanguage } from '@/server/language';
import { samples, told } from '@/tests/support/letters';

/** Letters to guests in the other three languages. */
const letters = [
  'booking-received',
  'booking-approved',
  'booking-confirmed',
  'booking-declined',
  'booking-canceled',
  'withdrawn-for-guest',
  'offer-made',
  'change-for-guest',
  'request-waiting',
  'payment-noted',
  'payment-reminder',
  'payment-plan-changed',
  'deposit-returned',
  'messages-for-guest',
  'way-in',
  'contact-request-received',
  'contact-request-closed',
  'inbox-answer',
  'search-alert-asked',
  'search-alert-found',
  'review-asked',
  'review-hidden',
  'notice-received',
  'notice-decided',
  'letter-appeal-answered',
] as const;

const appUrl = 'https://kust.example';
const photo = { path: '/fotos/1/640.jpg', width: 1200, height: 800 };
const place = {
  appUrl,
  photosOf: (slugs: readonly string[]) => Promise.resolve(new Map(slugs.map((slug) => [slug, photo]))),
};

/** What people typed, which stays Dutch: the name of the home, messages, names and labels of costs. */
const typed = [
  told.listingName,
  'Dag <img src=x>',
  'Kijk op https:\u2060//elders.\u2060example/x of www.\u2060elders.\u2060example, mail jan@\u2060elders.\u2060example',
  'Tot dan',
  'Eindschoonmaak',
  'Duinroos',
  samples['search-alert-found'].homes[0]?.facts ?? '',
  samples['search-alert-found'].homes[0]?.price ?? '',
];

/** The path of a review is made in the guest's language when its letter is queued. */
const propsOf = (name: (typeof letters)[number], language: Language) =>
  name === 'review-asked' ? { ...samples[name], path: `/${language}/x` } : samples[name];

async function read(name: (typeof letters)[number], language: Language) {
  const letter = await inLanguage(language, () => renderMail(name, propsOf(name, language), place));
  const ours = typed.reduce(
    (text, words) => text.replaceAll(words, '…'),
    `${letter.subject.replace(/Zeezicht[^…]*…/, '')}\n${letter.text.replaceAll(/[ \n]+/g, ' ')}`,
  );
  return { ...letter, ours };
}

const dutch =
  /(?<![\p{L}\d@./-])(?:u|uw|de|het|een|en|van|voor|met|niet|wij|beste|groet|verhuurder|aanvraag|verblijf|vakantiewoning|woning|aankomst|vertrek|duur|gezelschap|prijs|totaal|nummer|nachten|volwassenen|kind|zaterdag|juli|juni|vanaf|uiterlijk|dagen|betaling|waarborg|reden|gast|bekijken|beheerder|foto)(?![\p{L}\d])/giu;
/** The Dutch words that other languages have too. */
const shared: Record<Language, readonly string[]> = {
  nl: [],
  fr: ['de', 'en', 'van'],
  de: ['kind', 'juli', 'juni', 'gast', 'foto', 'nummer'],
  en: ['kind'],
};
const greetings = { fr: /^(?:Bonjour)/m, de: /^Guten Tag/m, en: /^(?:Dear|Hello)/m };

/** Whether a subject was cut off, other than by shortening a long name at its end. */
function isCut(subject: string): boolean {
  const words = subject.replace(/ \([^)]*\)$/, '');
  return words.endsWith('…') && !words.endsWith(brief(told.listingName));
}

describe.each(['fr', 'de', 'en'] as const)('in %s', (language) => {
  it.each(letters)('%s says nothing of ours in Dutch', async (name) => {
    const { ours, html } = await read(name, language);
    const found = [...ours.matchAll(dutch)].map(([word]) => word.toLowerCase());
    expect(found.filter((word) => !shared[language].includes(word))).toEqual([]);
    expect(ours).not.toMatch(/undefined|null/);
    expect(html).toMatch(new RegExp(`<html\\b[^>]* lang="${language}"`));
  });

  it('marks the landlord’s own labels of costs as Dutch', async () => {
    const letter = samples['booking-received'];
    const { stay } = letter;
    const quote = stay.quote && {
      ...stay.quote,
      lines: stay.quote.lines.map((line) => ({ ...line, kind: 'other' as const, label: 'Houtpakket' })),
    };
    const { html } = await inLanguage(language, () =>
      renderMail('booking-received', { ...letter, stay: { ...stay, quote } }, place),
    );
    expect(html.match(/<span\b[^>]*>(?=Houtpakket)/)?.[0]).toContain('lang="nl-BE"');
  });

  it.each(letters)('%s greets and has a subject that fits', async (name) => {
    const { subject, text } = await read(name, language);
    expect(text).toMatch(greetings[language]);
    expect(subject.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThanOrEqual(78);
  });

  it.each(letters)(
    '%s says what happened as its Dutch subject does, however long names are',
    async (name) => {
      const dutchSubject = (await renderMail(name, samples[name], place)).subject;
      if (!isCut(dutchSubject)) expect(isCut((await read(name, language)).subject)).toBe(false);
    },
  );

  it.each(letters)('%s leads to pages in that language', async (name) => {
    const { html } = await read(name, language);
    const links = [...html.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(1);
    // Ending an alert is an API call, for pages and mail programs.
    const pages = links.filter((href) => !href.startsWith(`${appUrl}/api/`));
    expect(pages.filter((href) => !`${href}/`.startsWith(`${appUrl}/${language}/`))).toEqual([]);
  });
});

it.each(['booking-approved', 'way-in'] as const)('%s marks how to get in as Dutch', async (name) => {
  expect((await read(name, 'en')).html).toMatch(/<p\b[^>]* lang="nl-BE"/);
  expect((await renderMail(name, samples[name], place)).html).not.toMatch(/<p\b[^>]* lang=/);
});

describe('a letter to a landlord', () => {
  it.each([
    'booking-new',
    'contact-request-new',
    'change-for-landlord',
    'messages-for-landlord',
    'review-new',
  ] as const)('%s names the language that its guest writes in, once, unless it is Dutch', async (name) => {
    const inFrench = await renderMail(name, { ...samples[name], locale: 'fr' }, place);
    expect(inFrench.text.match(/De gast schrijft in het Frans:/g)).toHaveLength(1);
    expect(inFrench.html).toMatch(/<p\b[^>]* lang="fr"/);
    expect(inFrench.html).toMatch(/<html\b[^>]* lang="nl-BE"/);
    const { text, html } = await renderMail(name, samples[name], place);
    expect(text).not.toContain('De gast schrijft in het');
    expect(html).not.toMatch(/<p\b[^>]* lang=/);
  });
});
