import 'server-only';

import { isLanguage } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { findSessionAccount, sessionCookieName } from '@/server/auth/session';
import { parseCookies } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';
import { inLanguage } from '@/server/language';

/** The language of a call's messages (docs/rules/api.md#language). Its data are always Dutch. */

/** The field of forms without JavaScript that names the page's language. */
export const localeField = 'locale';

/** The site's language that an Accept-Language header prefers, the first of equals; Dutch if it names none. */
export function readAcceptLanguage(header: string | null): Language {
  let best: { language: Language; weight: number } = { language: 'nl', weight: 0 };
  for (const part of (header ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const [language = ''] = range.split('-', 1);
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

/** 'q=0.5' → 0.5; 0 if malformed. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((one) => one.startsWith('q='));
  if (given === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}

/**
 * The caller's language: Dutch with a session, since all behind sign-in is Dutch, else as the caller accepts. It is not
 * looked up for files, which contain no messages and which browsers fetch by the dozen.
 */
export async function languageOfCaller(headers: Headers, givesFile: boolean): Promise<Language> {
  const accepted = givesFile ? 'nl' : readAcceptLanguage(headers.get('accept-language'));
  if (accepted === 'nl') return 'nl';
  const cookies = parseCookies(headers.get('cookie'));
  if (cookies[sessionCookieName()] === undefined) return accepted;
  return (await findSessionAccount(cookies)) === null ? accepted : 'nl';
}

/** The language of the page with a form without JavaScript: Dutch if the form names none, or an unknown one. */
export function languageOfForm(body: unknown): Language {
  const named: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, localeField) : undefined;
  return isLanguage(named) ? named : 'nl';
}

/**
 * Makes a read-only call. It answers in Dutch, as all data are; if fields are refused it runs again in the caller's
 * language.
 */
export async function readFor<T>(language: Language, call: () => Promise<T>): Promise<T> {
  try {
    return await inLanguage('nl', call);
  } catch (error) {
    if (language !== 'nl' && error instanceof DomainError && error.details.fields)
      await inLanguage(language, call);
    throw error;
  }
}
