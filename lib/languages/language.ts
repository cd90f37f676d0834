/** The languages in which visitors and guests can read the site. The dashboard is only in Dutch. */
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

/** Sets how the language is found on a server, which renders many pages at once (`server/language.ts`). */
export function findLanguageBy(find: () => Language): void {
  shared[key] = find;
}

let ofDocument: Language | undefined;

/**
 * The language of the page, letter or answer being rendered; in a browser that of the document, which never changes.
 * Never read it while a module loads: a server renders pages in all languages.
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

/** The `lang` attribute of words in this language; undefined if it is the page's own. */
export const langOf = (words: Language): string | undefined =>
  words === language() ? undefined : languageTags[words];

/**
 * The `translate` attribute of a name, code or address on pages that are not Dutch, where more readers have their
 * browser translate the Dutch that is left; not for sentences.
 */
export const translateName = (): 'no' | undefined => (language() === 'nl' ? undefined : 'no');
