import { language, languages, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

/** The language that a path begins with: Dutch has no prefix. */
export function languageOfPath(pathname: string): Language {
  const [, first] = pathname.split('/', 2);
  return languages.find((one) => one !== 'nl' && one === first) ?? 'nl';
}

/** The `hreflang` of a link to a page in another language than this one, such as from a French one to the dashboard. */
export function hrefLang(path: string): string | undefined {
  const there = languageOfPath(path);
  return there === language() ? undefined : languageTags[there];
}
