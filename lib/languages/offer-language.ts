import { languageOf, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

/** Storage key: the reader does not want to be offered another language. */
export const offerRefusedName = 'language_offer_refused';

/** In the language that is offered, on Dutch pages: that is the point of it. */
const offers: Readonly<Partial<Record<Language, { link: string; close: string }>>> = {
  fr: { link: 'Cette page en français', close: 'Fermer' },
  de: { link: 'Diese Seite auf Deutsch', close: 'Schließen' },
  en: { link: 'This page in English', close: 'Close' },
};

const isOurs = (tag: string): boolean => /^(nl|fr|de|en)(-|$)/i.test(tag);

/** The first of the browser's languages that is one of ours. */
export const wantedLanguage = (tags: readonly string[]): Language => languageOf(tags.find(isOurs) ?? 'nl');

function isRefused(): boolean {
  try {
    return localStorage.getItem(offerRefusedName) !== null;
  } catch {
    // It could not be put away for good.
    return true;
  }
}

/**
 * One line on a Dutch page for who reads one of our other languages rather: a link to the same page, and a button that
 * puts it away for good. It takes no focus and leads nowhere by itself.
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
  // React looks only at what it rendered itself; at the end of the body nothing of the page moves.
  document.body.append(line);
}
