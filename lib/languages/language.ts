/** The languages that visitors and guests can read the site in. Dutch is the product's own; the dashboard has no other. */
export const languages = ['nl', 'fr', 'de', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** As HTML, `hreflang` and JSON-LD name them. */
export const languageTags = { nl: 'nl-BE', fr: 'fr', de: 'de', en: 'en' } as const satisfies Record<
  Language,
  string
>;

const key = Symbol.for('kustverblijf.language');
const shared: typeof globalThis & { [key]?: () => Language } = globalThis;

/** Says how the language is found on a server, where many pages are made at once (`server/language.ts`). */
export function findLanguageBy(find: () => Language): void {
  shared[key] = find;
}

let ofDocument: Language | undefined;

/**
 * The language of the page, letter or answer that is being made, or in a browser of the document, which has one for as
 * long as it is open. Never read it while a module loads: a server makes pages in all languages.
 */
export function language(): Language {
  if (typeof window === 'undefined') return shared[key]?.() ?? 'nl';
  return (ofDocument ??= languageOf(document.documentElement.lang));
}

/** The language that a tag begins with: 'fr' for 'fr-BE', Dutch for anything unknown. */
export function languageOf(tag: string): Language {
  const [begin = ''] = tag.toLowerCase().split('-');
  return isLanguage(begin) ? begin : 'nl';
}

/** `lang` of words that stay in their own language, on a page in another one. */
export const langOf = (words: Language): string | undefined =>
  words === language() ? undefined : languageTags[words];

/**
 * `translate` of a name, code or address outside Dutch, where more readers have their browser translate what is left in
 * Dutch; never of a sentence.
 */
export const translateName = (): 'no' | undefined => (language() === 'nl' ? undefined : 'no');
