import { languageOf, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

/** Storage key: the reader does not want to be offered another language. */
export const offerRefusedName = 'language_offer_refused';

/** Shown on Dutch pages, in the offered language: that is the point of it. */
const offers: Readonly<Partial<Record<Language, { link: string; close: string }>>> = {
  fr: { link: 'Cette page en français', close: 'Fermer' },
  de: { link: 'Diese Seite auf Deutsch', close: 'Schließen' },
  en: { link: 'This page in English', close: 'Close' },
};

const isOurs = (tag: string): boolean => /^(nl|fr|de|en)(-|$)/i.test(tag);

/** The first of the browser's languages that the site has. */
export const wantedLanguage = (tags: readonly string[]): Language => languageOf(tags.find(isOurs) ?? 'nl');

function isRefused(): boolean {
  try {
    return localStorage.getItem(offerRefusedName) !== null;
  } catch {
    // Without storage it could not be dismissed for good.
    return true;
  }
}

/**
 * Adds a line to a Dutch page for readers who prefer another language of the site: a link to the same page, and a
 * button that dismisses it for good. It takes no focus and never redirects.
 */
export function offerLanguage(): void {
  const wanted = wantedLanguage(navigator.languages);
  const words = offers[wanted];
  const there = document.querySelector<HTMLLinkElement>(`link[hreflang="${languageTags[wanted]}"]`);
  if (languageOf(document.documentElement.lang) !== 'nl' || !words || !there || isRefused()) return;
  const line = document.createElement('p');
  line.lang = languageTags[wanted];
  line.className = 'language-offer';
  const link = document.createElement('a');
  link.href = new URL(there.href).pathname + location.search + location.hash;
  link.hreflang = languageTags[wanted];
  link.textContent = words.link;
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = words.close;
  close.textContent = '×';
  close.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(offerRefusedName, '1');
  });
  line.append(link, close);
  // React ignores what it did not render; at the end of the body the line moves nothing else.
  document.body.append(line);
}
