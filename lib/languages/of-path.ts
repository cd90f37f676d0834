import { language, languages, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';

/** The language that a path begins with: Dutch has no prefix. */
export function languageOfPath(pathname: string): Language {
  const [, first] = pathname.split('/', 2);
  return languages.find((one) => one !== 'nl' && one === first) ?? 'nl';
}

/** `hreflang` of a link to a page in another language than this one, as all of the dashboard is outside Dutch. */
export function hrefLang(path: string): string | undefined {
  const there = languageOfPath(path);
  return there === language() ? undefined : languageTags[there];
}
